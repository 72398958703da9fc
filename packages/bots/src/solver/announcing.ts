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

const { BOXES, LED } = LAYOUT;

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
   * After the seat to move lays, no other seat can make an opera whose opera has begun, nor one that lost its chance by a
   * pass.
   */
  #anotherMaySweep(kernel: Kernel): boolean {
    const { opera, players } = this.#rules;
    if (opera === null || !opera.sweeps || opera.alone) return false;
    const begun = (1 << kernel.last) & (kernel.words[LED] ?? 0);
    const lost = kernel.operasLost | begun | (1 << kernel.toMove);
    return (~lost & ((1 << players) - 1)) !== 0;
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
