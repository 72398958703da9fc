import {
  bitCountOfBoth,
  HIGH_BIT,
  isNonZero,
  type Kernel,
  LAYOUT,
  LEAD,
  LOW_BIT,
  lowestOfBoth,
  type Rules,
} from '@nain-jaune/engine/kernel';
import type { SeenCards } from '../knowledge/seenCards.ts';
import type { Weights } from './weights.ts';

const { BOX, HANDS_HIGH, HANDS_LOW, TO_MOVE, WANTED } = LAYOUT;
const KEYS = LEAD + 1;
const ALL_HIGH = (1 << 20) - 1;

/** The card that stands for a pass. */
export const PASS = -1;

/**
 * A rule of thumb, played in a kernel in about a microsecond. It looks at the hand of the seat to move, at the boxes and, if
 * it counts, at the cards that are gone: never at the other hands, though the kernel has them.
 *
 * It follows with the honour whose box is fullest, or else with the lowest wanted card, and passes only where it must. For
 * a lead it goes down the ranks from the king and asks for each what it is worth that this rank is wanted, once as the
 * last to lay and once as one of the others; a lead is worth its card and what is wanted after it.
 */
export class Policy {
  /** The measure of its work: how many keys the hands it evaluated may ask about, about 30 nanoseconds each. */
  work = 0;
  readonly #rules: Rules;
  readonly #weights: Weights;
  readonly #talonAtFirst: number;
  /** From one key of the wanted sets to the next. */
  readonly #step: number;
  /** What it is worth that a key is wanted when oneself was the last to lay, by key. */
  readonly #asLast = new Float64Array(KEYS);
  /** The same when another was. */
  readonly #asOther = new Float64Array(KEYS);
  /** How many cards one lays for certain without another's help, by key. */
  readonly #alone = new Int32Array(KEYS);
  /** What a card that is got rid of is worth, its box left out, by card. */
  readonly #gains: Float64Array;
  /** The probability that no other player lays a card of a rank before this seat, by how many others have such a card. */
  readonly #first: Float64Array;
  #boxes: Int32Array = new Int32Array(0);
  #cards = 0;

  constructor(rules: Rules, weights: Weights) {
    this.#rules = rules;
    this.#weights = weights;
    this.#talonAtFirst = 52 - rules.handSizes.reduce((sum, size) => sum + size, 0);
    this.#step = rules.withinSuit ? 1 : 4;
    this.#gains = Float64Array.from(
      rules.worth,
      (points, card) => 1 + weights.points * points + (weights.low * (12 - (card >> 2))) / 12,
    );
    this.#first = Float64Array.from({ length: 5 }, (_, theirs) => (1 - weights.ahead) ** theirs);
  }

  /** The card that the seat to move lays, or {@link PASS}; `talon` is the size of the talon. */
  choose(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): number {
    return this.chooseFrom(kernel, kernel.legalLow(), kernel.legalHigh(), seenCards, talon);
  }

  /** The same, from some of the cards that may be laid. */
  chooseFrom(
    kernel: Kernel,
    low: number,
    high: number,
    seenCards: Readonly<SeenCards>,
    talon: number,
  ): number {
    if ((low | high) === 0) return PASS;
    if (isOne(low, high)) return lowestOfBoth(low, high);
    if (!kernel.leads) return this.#follow(kernel.words, low, high);
    this.evaluate(kernel, seenCards, talon);
    return this.#bestLead(low, high);
  }

  /** The wanted card before a wild one. */
  #follow(words: Int32Array, low: number, high: number): number {
    const { wantedLow, wantedHigh } = this.#rules;
    const wanted = words[WANTED] as number;
    const inPlaceLow = low & (wantedLow[wanted] as number);
    const inPlaceHigh = high & (wantedHigh[wanted] as number);
    return (inPlaceLow | inPlaceHigh) === 0
      ? lowestOfBoth(low, high)
      : this.#fullestOf(words, inPlaceLow, inPlaceHigh);
  }

  #bestLead(low: number, high: number): number {
    let best = PASS;
    let most = Number.NEGATIVE_INFINITY;
    for (let restLow = low, restHigh = high; (restLow | restHigh) !== 0; ) {
      const card = lowestOfBoth(restLow, restHigh);
      restLow &= ~(LOW_BIT[card] as number);
      restHigh &= ~(HIGH_BIT[card] as number);
      const worth = this.leadWorth(card);
      if (worth > most) {
        most = worth;
        best = card;
      }
    }
    return best;
  }

  /** The card whose box is fullest, else the lowest. */
  #fullestOf(words: Int32Array, low: number, high: number): number {
    const { honours, honoursHigh, honoursLow } = this.#rules;
    if (((low & honoursLow) | (high & honoursHigh)) === 0) return lowestOfBoth(low, high);
    let fullest = -1;
    let most = 0;
    for (let box = 0; box < honours.length; box++) {
      const card = honours[box] as number;
      const has = words[BOX + box] as number;
      if (has > most && ((low & (LOW_BIT[card] as number)) | (high & (HIGH_BIT[card] as number))) !== 0) {
        most = has;
        fullest = card;
      }
    }
    return fullest < 0 ? lowestOfBoth(low, high) : fullest;
  }

  /** What it is worth to lead a card of the hand that was evaluated last, in cards got rid of. */
  leadWorth(card: number): number {
    const next = this.#rules.after[card] as number;
    const goesOut = 1 + (this.#alone[next] as number) >= this.#cards;
    return (
      this.#gain(card, this.#boxes) + (this.#asLast[next] as number) + (goesOut ? this.#weights.goingOut : 0)
    );
  }

  #gain(card: number, words: Int32Array): number {
    const box = this.#rules.boxOf[card] as number;
    const gain = this.#gains[card] as number;
    return box < 0 ? gain : gain + this.#weights.box * (words[BOX + box] as number);
  }

  /** Thinks about the leads of the seat to move. */
  evaluate(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): void {
    const { words } = kernel;
    const seat = words[TO_MOVE] as number;
    const low = words[HANDS_LOW + seat] as number;
    const high = words[HANDS_HIGH + seat] as number;
    this.#boxes = words;
    this.#cards = bitCountOfBoth(low, high);
    this.work += LEAD / this.#step;
    if (this.#weights.counts) {
      this.#goDown(
        words,
        low,
        high,
        ~(seenCards.low | low),
        ~(seenCards.high | high) & ALL_HIGH,
        talon - seenCards.dead,
      );
    } else this.#goDown(words, low, high, ~low, ~high & ALL_HIGH, this.#talonAtFirst);
  }

  #goDown(
    words: Int32Array,
    low: number,
    high: number,
    hiddenLow: number,
    hiddenHigh: number,
    talon: number,
  ): void {
    const { wantedLow, wantedHigh } = this.#rules;
    const hidden = bitCountOfBoth(hiddenLow, hiddenHigh);
    const inTalon = hidden === 0 ? 0 : Math.min(1, talon / hidden);
    this.#asLast[LEAD] = this.#weights.lead;
    // What a lead makes wanted is above its card: nothing is asked below the lowest.
    const lowest = lowestOfBoth(low, high);
    for (let key = LEAD - this.#step; key > lowest; key -= this.#step) {
      const setLow = wantedLow[key] as number;
      const setHigh = wantedHigh[key] as number;
      const theirsLow = hiddenLow & setLow;
      const theirsHigh = hiddenHigh & setHigh;
      const going = this.#worthOfGoingOn(words, key, theirsLow, theirsHigh, inTalon);
      const theirs = bitCountOfBoth(theirsLow, theirsHigh);
      if (((low & setLow) | (high & setHigh)) !== 0)
        this.#ownRank(words, key, low & setLow, high & setHigh, theirs, going);
      else this.#otherRank(key, chanceOfNobody(theirs, inTalon), going);
    }
  }

  /** What it is worth that another lays a card of this rank. */
  #worthOfGoingOn(words: Int32Array, key: number, low: number, high: number, inTalon: number): number {
    const { after } = this.#rules;
    const card = (low | high) === 0 ? key : lowestOfBoth(low, high);
    const boxes =
      this.#weights.theirBox === 0
        ? 0
        : this.#weights.theirBox * (1 - inTalon) * this.#boxesOf(words, low, high);
    return (this.#asOther[after[card] as number] as number) - boxes;
  }

  #boxesOf(words: Int32Array, low: number, high: number): number {
    const { honours } = this.#rules;
    let sum = 0;
    for (let box = 0; box < honours.length; box++) {
      const card = honours[box] as number;
      const isThere = isNonZero((low & (LOW_BIT[card] as number)) | (high & (HIGH_BIT[card] as number)));
      sum += isThere * (words[BOX + box] as number);
    }
    return sum;
  }

  #ownRank(words: Int32Array, key: number, low: number, high: number, theirs: number, going: number): void {
    const card = this.#fullestOf(words, low, high);
    const next = this.#rules.after[card] as number;
    const worth = this.#gain(card, words) + (this.#asLast[next] as number);
    const first = this.#first[theirs] as number;
    this.#asLast[key] = worth;
    this.#alone[key] = 1 + (this.#alone[next] as number);
    this.#asOther[key] = first * worth + (1 - first) * going;
  }

  #otherRank(key: number, nobody: number, going: number): void {
    const stalled = this.#rules.afterStall[key] as number;
    this.#asLast[key] = nobody * (this.#asLast[stalled] as number) + (1 - nobody) * going;
    this.#alone[key] = nobody === 1 ? (this.#alone[stalled] as number) : 0;
    this.#asOther[key] = nobody * (this.#asOther[stalled] as number) + (1 - nobody) * going;
  }
}

/** The probability that no player holds a rank: all its unseen cards are in the talon. More than two rarely are. */
function chanceOfNobody(unseen: number, inTalon: number): number {
  if (unseen === 0) return 1;
  if (unseen === 1) return inTalon;
  return unseen === 2 ? inTalon * inTalon : 0;
}

function isOne(low: number, high: number): boolean {
  return high === 0 ? (low & (low - 1)) === 0 : low === 0 && (high & (high - 1)) === 0;
}
