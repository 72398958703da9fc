import { beginView, type GameView, type Ruleset, type Seat } from '@nain-jaune/engine';
import { type Followed, follow } from '@nain-jaune/protocol';
import type { History } from './history.ts';

/**
 * What one seat, or a spectator, knows of the game, folded from what it was told and from nothing else. It catches up
 * when it is asked for.
 */
export class FollowedView {
  readonly #seat: Seat | null;
  readonly #history: History;
  #known: Pick<Followed, 'number' | 'view'>;

  constructor(ruleset: Ruleset, players: number, seat: Seat | null, history: History) {
    this.#seat = seat;
    this.#history = history;
    this.#known = { number: 0, view: beginView(ruleset, players, seat) };
  }

  /** The view after the last event of the table. */
  get view(): GameView {
    const from = this.#known.number + 1;
    const followed = follow(this.#known, { from, events: this.#history.toldTo(this.#seat, from) });
    if (!followed.ok) throw new Error('a view follows its table without a gap');
    this.#known = followed.value;
    return this.#known.view;
  }
}
