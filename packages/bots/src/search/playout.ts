import { type Kernel, LAYOUT, LEAD, type Rules } from '@nain-jaune/engine/kernel';
import { PASS } from '../heuristic/policy.ts';
import { SeenCards } from '../knowledge/seenCards.ts';
import type { Denied } from './denied.ts';

const { TO_MOVE, WANTED } = LAYOUT;

/** Chooses a card or `PASS` for the seat to move in a kernel, from what that seat may know. */
export interface Chooser {
  choose(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): number;
}

/** Plays a deal to its end from a kernel's position, with a chooser for each seat. */
export class Playout {
  readonly seenCards = new SeenCards();
  /** The first seat to lead since {@link begin}, or −1. */
  leader = -1;
  readonly #rules: Rules;
  readonly #talon: number;
  readonly #choosers: Chooser[];
  readonly #denied: Denied | null;

  /**
   * @param talon the size of the talon.
   * @param chooser the chooser of every seat without its own.
   * @param denied receives the cards that passes exclude.
   */
  constructor(rules: Rules, talon: number, chooser: Chooser, denied: Denied | null = null) {
    this.#rules = rules;
    this.#talon = talon;
    this.#choosers = Array.from({ length: rules.players }, () => chooser);
    this.#denied = denied;
  }

  /** Sets the chooser of one seat. */
  seat(seat: number, chooser: Chooser): void {
    this.#choosers[seat] = chooser;
  }

  begin(seenCards: Readonly<SeenCards>): void {
    this.seenCards.copyFrom(seenCards);
    this.leader = -1;
  }

  /** Plays a card or a pass for the seat to move, and the forced passes after it. */
  play(kernel: Kernel, card: number, announced: boolean): void {
    if (card === PASS) {
      const { wanted } = kernel;
      kernel.pass();
      if (kernel.wanted !== wanted) this.seenCards.stall(this.#rules, wanted);
    } else {
      kernel.lay(card, announced);
      this.seenCards.lay(card);
    }
    if (!kernel.isOver) this.#skip(kernel);
  }

  #skip(kernel: Kernel): void {
    const { words } = kernel;
    for (let wanted = words[WANTED] ?? 0; wanted < LEAD; wanted = words[WANTED] ?? 0) {
      const first = words[TO_MOVE] ?? 0;
      kernel.skipForcedPasses();
      const stalled = words[WANTED] !== wanted;
      this.#denied?.pass(wanted, first, stalled ? first : kernel.toMove, stalled);
      if (!stalled) return;
      this.seenCards.stall(this.#rules, wanted);
    }
  }

  /** Plays to the end of the deal, including its settlement. */
  toTheEnd(kernel: Kernel): void {
    while (!kernel.isOver) {
      const seat = kernel.toMove;
      if (this.leader < 0 && kernel.leads) this.leader = seat;
      const card = this.#choosers[seat]?.choose(kernel, this.seenCards, this.#talon) ?? PASS;
      this.play(kernel, card, true);
    }
  }
}
