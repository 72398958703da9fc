import type { GameView, Move } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';

/**
 * A program that plays. It sees what a person in its seat would see. Equal views, legal moves and random numbers lead to
 * equal moves. It is stateless, so that one bot may play several seats.
 */
export interface Bot {
  /** The name in records and on the command line: lower case, digits, hyphens. */
  readonly name: string;
  /**
   * Chooses a move for the view's own seat.
   *
   * @param legal the legal moves, at least one.
   * @param random the only source of chance.
   */
  choose(view: GameView, legal: readonly Move[], random: Random): Move;
  /**
   * Makes the same choice in slices: yields every few milliseconds and returns the move. Only slow bots have it. The
   * caller can do other work between slices, or stop with `return()`.
   */
  consider?(view: GameView, legal: readonly Move[], random: Random): Generator<void, Move, void>;
}

/** A player in another program or thread. It may never answer. */
export interface RemoteBot {
  /** The name in records and reports. */
  readonly name: string;
  /** Asks for a move of the view's own seat. Rejects with the reason if there is no answer. */
  ask(view: GameView, legal: readonly Move[], signal?: StopSignal): Promise<Move>;
}

/** Signals that an answer is no longer wanted. An `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}
