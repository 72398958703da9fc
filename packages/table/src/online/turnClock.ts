import type { Seat } from '@nain-jaune/engine';
import type { ClockIs } from '@nain-jaune/protocol';
import type { Clock } from '../clock.ts';
import { Timer } from '../timer.ts';

/** The clock of the seat to move. It begins anew with each move that the seat has to make. */
export class TurnClock {
  readonly #timer: Timer;
  #turn: { readonly seat: Seat; readonly number: number } | null = null;

  constructor(clock: Clock) {
    this.#timer = new Timer(clock);
  }

  /** What the clock says; null where it does not run. */
  get says(): ClockIs | null {
    const { left } = this.#timer;
    return left === null || this.#turn === null ? null : { type: 'clock', seat: this.#turn.seat, left };
  }

  /**
   * Runs for a seat that is to move after the event of a number, and says whether it began just now: for the same move
   * it goes on running.
   */
  run(seat: Seat, number: number, milliseconds: number, runOut: () => void): boolean {
    if (this.#turn?.seat === seat && this.#turn.number === number) return false;
    this.#turn = { seat, number };
    this.#timer.start(milliseconds, runOut);
    return true;
  }

  /** Runs for nobody. */
  stop(): void {
    this.#turn = null;
    this.#timer.stop();
  }
}
