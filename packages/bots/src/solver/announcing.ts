import { DWARF } from '@nain-jaune/engine';
import {
  CardSums,
  DWARF_FACTOR,
  IS_HOC,
  type Kernel,
  LAYOUT,
  OPERA_FACTOR,
  type Rules,
} from '@nain-jaune/engine/kernel';

const { BOXES, INTERRUPTED } = LAYOUT;

/**
 * Finds positions in which a silent honour or hoc cannot gain, so that a search may skip it.
 *
 * If no later payment can be cut short for want of counters, and no other seat can still sweep the board, announcing
 * changes everyone's counters by a constant: all later choices stay the same, and the announcer gains the box and the
 * hocs. Otherwise silence may pay: a full box may lure a player into an opera, and a player with few counters has
 * little to lose.
 */
export class Announcing {
  readonly #rules: Rules;
  readonly #hocs: CardSums;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#hocs = new CardSums((card) => (((rules.special[card] ?? 0) & IS_HOC) === 0 ? 0 : 1));
  }

  /** Whether the seat to move has something to announce and may gain by silence. */
  mayBeWorse(kernel: Kernel): boolean {
    const { announceableHigh, announceableLow } = this.#rules;
    const some = (kernel.legalLow() & announceableLow) | (kernel.legalHigh() & announceableHigh);
    return some !== 0 && (this.#anotherMaySweep(kernel) || this.#someoneMayRunOut(kernel));
  }

  /**
   * After the seat to move lays, only a seat that has laid no card can make an opera in one turn, and only one that has
   * not passed if a pass prevents it.
   */
  #anotherMaySweep(kernel: Kernel): boolean {
    const { opera, players } = this.#rules;
    if (opera === null || !opera.sweeps || opera.alone) return false;
    const own = (1 << kernel.toMove) | (1 << kernel.last);
    const lost = (kernel.words[INTERRUPTED] ?? 0) | own;
    for (let seat = 0; seat < players; seat++)
      if (((lost >>> seat) & 1) === 0 && !kernel.hasPassed(seat)) return true;
    return false;
  }

  #someoneMayRunOut(kernel: Kernel): boolean {
    const { debts, players } = this.#rules;
    if (debts) return false;
    let allHocs = 0;
    for (let seat = 0; seat < players; seat++) allHocs += sumOf(this.#hocs, kernel, seat);
    for (let seat = 0; seat < players; seat++) {
      const owes = this.#mostOwed(kernel, seat) + allHocs - sumOf(this.#hocs, kernel, seat);
      if (owes > kernel.countersOf(seat)) return true;
    }
    return false;
  }

  /** The most that a seat may have to pay at the settlement. */
  #mostOwed(kernel: Kernel, seat: number): number {
    const { beteIsStake, factors, heldIsBete, honours, missedIsBete, stakes, worthSums } = this.#rules;
    const dwarf = kernel.holds(seat, DWARF) ? DWARF_FACTOR : 0;
    let owed = sumOf(worthSums, kernel, seat) * (factors[OPERA_FACTOR | dwarf] ?? 0);
    for (let box = 0; box < BOXES; box++) {
      const mayBeBete = (heldIsBete || missedIsBete) && kernel.holds(seat, honours[box] ?? 0);
      const isMissed = missedIsBete && kernel.hasMissed(seat, box);
      if (mayBeBete || isMissed) owed += beteIsStake ? (stakes[box] ?? 0) : kernel.countersIn(box);
    }
    return owed;
  }
}

function sumOf(sums: CardSums, kernel: Kernel, seat: number): number {
  return sums.of(kernel.handLow(seat), kernel.handHigh(seat));
}
