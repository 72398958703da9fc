import type { GameView, Move } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';

/**
 * A player that is a program. It sees what a person on its seat would see, and nothing else: equal views, equal
 * legal moves and equal chance give equal moves. It remembers nothing between moves, so that one bot may sit on many
 * seats.
 */
export interface Bot {
  /** Its name in records and on the command line: lower case, digits, hyphens. */
  readonly name: string;
  /**
   * The move of the view's own seat, one of `legal`, which holds at least one. Chance comes from `random` alone.
   */
  choose(view: GameView, legal: readonly Move[], random: Random): Move;
  /**
   * The same choice in slices: it yields after every few milliseconds of work and returns the move. Only bots that
   * think for long have it, so that whoever asks can do other things in between, or stop it at once by `return()`.
   */
  consider?(view: GameView, legal: readonly Move[], random: Random): Generator<void, Move, void>;
}

/** A player that is asked from outside: another program or another thread. It may never answer. */
export interface RemoteBot {
  /** Its name in records and reports. */
  readonly name: string;
  /** Asks for the move of the view's own seat, one of `legal`. Refused when there is no answer, with the reason. */
  ask(view: GameView, legal: readonly Move[], signal?: StopSignal): Promise<Move>;
}

/** What tells that an answer is no longer wanted; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}
