import type { Move, Seat } from '@nain-jaune/engine';
import type { Authority } from './authority.ts';
import { moveOfBot } from './botMove.ts';
import type { Fault, Pace, Surroundings } from './options.ts';
import type { Seats } from './seats.ts';
import { Timer } from './timer.ts';

/** How long a bot waits, in milliseconds, before it tries again a move that could not be kept. */
const AGAIN_AFTER = 1000;

/** Plays the seats of the bots, one move at a time, at the table's pace. */
export class BotPlay {
  readonly #seats: Seats;
  readonly #authority: Authority;
  readonly #surroundings: Surroundings;
  readonly #timer: Timer;
  #pace: Pace;
  /** The move that a bot has chosen and is about to make. */
  #chosen: Move | null = null;

  constructor(seats: Seats, authority: Authority, surroundings: Surroundings) {
    this.#seats = seats;
    this.#authority = authority;
    this.#surroundings = surroundings;
    this.#timer = new Timer(surroundings.clock);
    this.#pace = surroundings.pace;
  }

  /** Where a bot is to move, lets it choose and, after its wait, play. To be called after every change of the game. */
  take(): void {
    const seat = this.#authority.toMove;
    const bot = seat === null ? null : this.#seats.botOf(seat);
    if (seat === null || bot === null || this.#chosen !== null) return;
    const tell = (fault: Fault) => this.#surroundings.fault?.(fault);
    const legal = this.#authority.legalMoves();
    const view = this.#seats.viewOf(seat);
    this.#chosen = moveOfBot({ seat, bot }, view, legal, this.#surroundings.botRandom, tell);
    this.#playAfter(this.#waitFor(this.#chosen), seat, this.#chosen);
  }

  /** Changes the pace, of the move about to be made too. */
  setPace(pace: Pace): void {
    this.#pace = pace;
    if (this.#chosen !== null) this.#timer.change(this.#waitFor(this.#chosen));
  }

  /** Stops for good. */
  stop(): void {
    this.#chosen = null;
    this.#timer.stop();
  }

  #waitFor(move: Move): number {
    return move.type === 'pass' ? this.#pace.botPass : this.#pace.botMove;
  }

  #playAfter(wait: number, seat: Seat, move: Move): void {
    this.#timer.start(wait, () => {
      this.#chosen = null;
      const refusal = this.#authority.play(seat, move);
      if (refusal?.code === 'not-kept') this.#playAfter(AGAIN_AFTER, seat, move);
      else if (refusal !== null) throw new Error(`a legal move was refused: ${refusal.code}`);
    });
  }
}
