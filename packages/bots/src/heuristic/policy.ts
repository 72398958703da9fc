import type { CardSet } from '@nain-jaune/engine';
import {
  bitCountOfBoth,
  HIGH_BIT,
  isNonZero,
  Kernel,
  LEAD,
  LOW_BIT,
  lowestOfBoth,
  type Rules,
} from '@nain-jaune/engine/kernel';
import type { SeenCards } from '../knowledge/seenCards.ts';
import type { Weights } from './weights.ts';

const KEYS = LEAD + 1;
const ALL_HIGH = (1 << 20) - 1;

/** The card that stands for a pass. */
export const PASS = -1;

/**
 * A rule of thumb that chooses a card in about a microsecond. It looks at the hand of the seat to move, at the boxes and,
 * if its weights count cards, at the cards that were seen. It never reads the other hands, though the kernel has them.
 *
 * It follows with the honour whose box is fullest, else with the lowest wanted card, and passes only if it must. To lead,
 * it goes down the ranks from the king and estimates what each rank is worth when it is wanted, both as the last to lay
 * and as another seat. A lead is worth its card plus what is wanted after it.
 */
export class Policy {
  /** How many keys the evaluated hands may ask about: the measure of its work, about 30 nanoseconds each. */
  work = 0;
  readonly #rules: Rules;
  readonly #weights: Weights;
  readonly #talonAtFirst: number;
  /** The distance between two keys of the wanted sets. */
  readonly #step: number;
  /** By key: the worth of its being wanted if oneself was the last to lay. */
  readonly #asLast = new Float64Array(KEYS);
  /** By key: the same if another seat was the last to lay. */
  readonly #asOther = new Float64Array(KEYS);
  /** By key: how many cards one certainly lays without another's help. */
  readonly #alone = new Int32Array(KEYS);
  /** By card: the worth of getting rid of it, without its box. */
  readonly #gains: Float64Array;
  /** The probability that this seat lays a card of a rank before the others, by how many such cards they have. */
  readonly #first: Float64Array;
  /** The position that was looked at last. */
  #kernel: Kernel;
  #cards = 0;
  #hiddenLow = 0;
  #hiddenHigh = 0;

  constructor(rules: Rules, weights: Weights) {
    this.#rules = rules;
    this.#weights = weights;
    this.#kernel = new Kernel(rules);
    this.#talonAtFirst = 52 - rules.handSizes.reduce((sum, size) => sum + size, 0);
    this.#step = rules.withinSuit ? 1 : 4;
    this.#gains = Float64Array.from(
      rules.worth,
      (points, card) => 1 + weights.points * points + (weights.low * (12 - (card >> 2))) / 12,
    );
    this.#first = powersOf(1 - weights.ahead, 5);
  }

  /** Returns the card that the seat to move lays, or {@link PASS}. `talon` is the size of the talon. */
  choose(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): number {
    return this.chooseFrom({ low: kernel.legalLow(), high: kernel.legalHigh() }, kernel, seenCards, talon);
  }

  /** Chooses as {@link choose} does, but only among some of the legal cards. */
  chooseFrom({ low, high }: CardSet, kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): number {
    if ((low | high) === 0) return PASS;
    if (isOne(low, high)) return lowestOfBoth(low, high);
    this.#kernel = kernel;
    if (!kernel.leads) return this.#follow(low, high);
    this.evaluate(kernel, seenCards, talon);
    return this.#bestLead(low, high);
  }

  /** Prefers a wanted card to a wild one. */
  #follow(low: number, high: number): number {
    const { wantedLow, wantedHigh } = this.#rules;
    const { wanted } = this.#kernel;
    const inPlaceLow = low & (wantedLow[wanted] ?? 0);
    const inPlaceHigh = high & (wantedHigh[wanted] ?? 0);
    return (inPlaceLow | inPlaceHigh) === 0
      ? lowestOfBoth(low, high)
      : this.#fullestOf(inPlaceLow, inPlaceHigh);
  }

  #bestLead(low: number, high: number): number {
    let best = PASS;
    let most = Number.NEGATIVE_INFINITY;
    for (let restLow = low, restHigh = high; (restLow | restHigh) !== 0; ) {
      const card = lowestOfBoth(restLow, restHigh);
      restLow &= ~(LOW_BIT[card] ?? 0);
      restHigh &= ~(HIGH_BIT[card] ?? 0);
      const worth = this.leadWorth(card);
      if (worth > most) {
        most = worth;
        best = card;
      }
    }
    return best;
  }

  /** Returns the honour whose box is fullest, else the lowest card. */
  #fullestOf(low: number, high: number): number {
    const { honours, honoursHigh, honoursLow } = this.#rules;
    if (((low & honoursLow) | (high & honoursHigh)) === 0) return lowestOfBoth(low, high);
    let fullest = -1;
    let most = 0;
    for (let box = 0; box < honours.length; box++) {
      const card = honours[box] ?? 0;
      const has = this.#kernel.countersIn(box);
      if (has > most && ((low & (LOW_BIT[card] ?? 0)) | (high & (HIGH_BIT[card] ?? 0))) !== 0) {
        most = has;
        fullest = card;
      }
    }
    return fullest < 0 ? lowestOfBoth(low, high) : fullest;
  }

  /** Returns the worth, in cards got rid of, of leading a card of the hand that was evaluated last. */
  leadWorth(card: number): number {
    const next = this.#rules.after[card] ?? 0;
    const goesOut = 1 + (this.#alone[next] ?? 0) >= this.#cards;
    return this.#gain(card) + (this.#asLast[next] ?? 0) + (goesOut ? this.#weights.goingOut : 0);
  }

  #gain(card: number): number {
    const box = this.#rules.boxOf[card] ?? -1;
    const gain = this.#gains[card] ?? 0;
    return box < 0 ? gain : gain + this.#weights.box * this.#kernel.countersIn(box);
  }

  /** Evaluates the leads of the seat to move. */
  evaluate(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): void {
    const { counts } = this.#weights;
    const seat = kernel.toMove;
    const low = kernel.handLow(seat);
    const high = kernel.handHigh(seat);
    this.#kernel = kernel;
    this.#cards = bitCountOfBoth(low, high);
    this.work += LEAD / this.#step;
    this.#hiddenLow = ~(counts ? seenCards.low | low : low);
    this.#hiddenHigh = ~(counts ? seenCards.high | high : high) & ALL_HIGH;
    const hidden = bitCountOfBoth(this.#hiddenLow, this.#hiddenHigh);
    const hiddenTalon = counts ? talon - seenCards.dead : this.#talonAtFirst;
    this.#goDown(low, high, hidden === 0 ? 0 : Math.min(1, hiddenTalon / hidden));
  }

  /** `inTalon` is the probability that a hidden card is in the talon. */
  #goDown(low: number, high: number, inTalon: number): void {
    const { wantedLow, wantedHigh } = this.#rules;
    this.#asLast[LEAD] = this.#weights.lead;
    // A lead makes a higher card wanted, so nothing asks about keys below the lowest card.
    const lowest = lowestOfBoth(low, high);
    for (let key = LEAD - this.#step; key > lowest; key -= this.#step) {
      const setLow = wantedLow[key] ?? 0;
      const setHigh = wantedHigh[key] ?? 0;
      const theirsLow = this.#hiddenLow & setLow;
      const theirsHigh = this.#hiddenHigh & setHigh;
      const going = this.#worthOfGoingOn(key, theirsLow, theirsHigh, inTalon);
      const theirs = bitCountOfBoth(theirsLow, theirsHigh);
      if (((low & setLow) | (high & setHigh)) !== 0)
        this.#ownRank(key, this.#fullestOf(low & setLow, high & setHigh), theirs, going);
      else this.#otherRank(key, chanceOfNone(theirs, inTalon), going);
    }
  }

  /** Returns the worth of another seat laying a card of a rank. */
  #worthOfGoingOn(key: number, low: number, high: number, inTalon: number): number {
    const { theirBox } = this.#weights;
    const card = (low | high) === 0 ? key : lowestOfBoth(low, high);
    const boxes = theirBox === 0 ? 0 : theirBox * (1 - inTalon) * this.#boxesOf(low, high);
    return (this.#asOther[this.#rules.after[card] ?? 0] ?? 0) - boxes;
  }

  #boxesOf(low: number, high: number): number {
    const { honours } = this.#rules;
    let sum = 0;
    for (let box = 0; box < honours.length; box++) {
      const card = honours[box] ?? 0;
      const isThere = isNonZero((low & (LOW_BIT[card] ?? 0)) | (high & (HIGH_BIT[card] ?? 0)));
      sum += isThere * this.#kernel.countersIn(box);
    }
    return sum;
  }

  #ownRank(key: number, card: number, theirs: number, going: number): void {
    const next = this.#rules.after[card] ?? 0;
    const worth = this.#gain(card) + (this.#asLast[next] ?? 0);
    const first = this.#first[theirs] ?? 0;
    this.#asLast[key] = worth;
    this.#alone[key] = 1 + (this.#alone[next] ?? 0);
    this.#asOther[key] = first * worth + (1 - first) * going;
  }

  /** `none` is the probability that no player has the rank. */
  #otherRank(key: number, none: number, going: number): void {
    const stalled = this.#rules.afterStall[key] ?? 0;
    this.#asLast[key] = none * (this.#asLast[stalled] ?? 0) + (1 - none) * going;
    this.#alone[key] = none === 1 ? (this.#alone[stalled] ?? 0) : 0;
    this.#asOther[key] = none * (this.#asOther[stalled] ?? 0) + (1 - none) * going;
  }
}

/** The probability that all unseen cards of a rank are in the talon. For more than two it is taken as 0. */
function chanceOfNone(unseen: number, inTalon: number): number {
  if (unseen === 0) return 1;
  if (unseen === 1) return inTalon;
  return unseen === 2 ? inTalon * inTalon : 0;
}

function isOne(low: number, high: number): boolean {
  return high === 0 ? (low & (low - 1)) === 0 : low === 0 && (high & (high - 1)) === 0;
}

/** The powers of a number from 0 on, as products: the last digits of `**` depend on the engine. */
function powersOf(base: number, count: number): Float64Array {
  const powers = new Float64Array(count).fill(1);
  for (let power = 1; power < count; power++) powers[power] = (powers[power - 1] ?? 0) * base;
  return powers;
}
