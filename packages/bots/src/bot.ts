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
}
