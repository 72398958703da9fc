import { DWARF } from '@nain-jaune/engine';
import {
  CardSums,
  DWARF_FACTOR,
  type Kernel,
  LAYOUT,
  OPERA_FACTOR,
  type Rules,
} from '@nain-jaune/engine/kernel';
import { isHoc } from './hocs.ts';

const { BOX, BOXES, COUNTERS, HANDS_HIGH, HANDS_LOW, INTERRUPTED, LAST, MISSED_BY, TO_MOVE } = LAYOUT;

/**
 * Tells where nobody can gain by laying an honour or a hoc without announcing it, so that a search need not look there.
 *
 * When no payment of the rest of the deal can be cut short for want of counters, and no other seat can sweep the board
 * any more, what is announced or not changes the counters of everyone by a constant whatever follows: all choose as they
 * would have chosen, and who announces is better off by the box and the hocs. Elsewhere it need not be so: a full box may lure a
 * player into an opera, and who has few counters has little to lose.
 */
export class Announcing {
  readonly #rules: Rules;
  readonly #hocs: CardSums;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#hocs = new CardSums((card) => (isHoc(rules, card) ? 1 : 0));
  }

  /** Whether the seat to move has something to announce and might do better by silence. */
  mayBeWorse(kernel: Kernel): boolean {
    const { announceableHigh, announceableLow } = this.#rules;
    const some = (kernel.legalLow() & announceableLow) | (kernel.legalHigh() & announceableHigh);
    return some !== 0 && (this.#anotherMaySweep(kernel) || this.#someoneMayRunOut(kernel.words));
  }

  /**
   * Once the seat to move lays a card, only who has not laid any yet can still make an opera in one turn, and only who has
   * not passed where a pass prevents it.
   */
  #anotherMaySweep(kernel: Kernel): boolean {
    const { words } = kernel;
    const { opera, players } = this.#rules;
    if (opera === null || !opera.sweeps || opera.alone) return false;
    const own = (1 << (words[TO_MOVE] as number)) | (1 << (words[LAST] as number));
    const lost = (words[INTERRUPTED] as number) | own;
    for (let seat = 0; seat < players; seat++)
      if (((lost >>> seat) & 1) === 0 && !kernel.hasPassed(seat)) return true;
    return false;
  }

  #someoneMayRunOut(words: Int32Array): boolean {
    const { debts, players } = this.#rules;
    if (debts) return false;
    let allHocs = 0;
    for (let seat = 0; seat < players; seat++) allHocs += sumOf(this.#hocs, words, seat);
    for (let seat = 0; seat < players; seat++) {
      const owes = this.#mostOwed(words, seat) + allHocs - sumOf(this.#hocs, words, seat);
      if (owes > (words[COUNTERS + seat] as number)) return true;
    }
    return false;
  }

  /** The most that a seat can have to pay at the settlement. */
  #mostOwed(words: Int32Array, seat: number): number {
    const { beteIsStake, factors, heldIsBete, honours, missedIsBete, stakes, worthSums } = this.#rules;
    const dwarf = holds(words, seat, DWARF) ? DWARF_FACTOR : 0;
    let owed = sumOf(worthSums, words, seat) * (factors[OPERA_FACTOR | dwarf] as number);
    for (let box = 0; box < BOXES; box++) {
      const mayBeBete = (heldIsBete || missedIsBete) && holds(words, seat, honours[box] as number);
      const isMissed = missedIsBete && words[MISSED_BY + box] === seat + 1;
      if (mayBeBete || isMissed) owed += (beteIsStake ? stakes[box] : words[BOX + box]) as number;
    }
    return owed;
  }
}

function holds(words: Int32Array, seat: number, card: number): boolean {
  const word = card < 32 ? words[HANDS_LOW + seat] : words[HANDS_HIGH + seat];
  return (((word as number) >>> (card & 31)) & 1) === 1;
}

/** The sum over the cards that a seat holds. */
function sumOf(sums: CardSums, words: Int32Array, seat: number): number {
  return sums.of(words[HANDS_LOW + seat] as number, words[HANDS_HIGH + seat] as number);
}
