import type { GameView, Seat } from '@nain-jaune/engine';
import { type Followed, follow } from '@nain-jaune/protocol';
import type { History } from './history.ts';

/**
 * What one seat, or a spectator, knows of the game, folded from what it was told and from nothing else. It catches up
 * when it is asked for.
 */
export class FollowedView {
  readonly #seat: Seat | null;
  readonly #history: History;
  #known: Pick<Followed, 'number' | 'view'> | null = null;

  constructor(seat: Seat | null, history: History) {
    this.#seat = seat;
    this.#history = history;
  }

  /** The view after the last event of the table. */
  get view(): GameView {
    const known = this.#rememberedOrBegun();
    const from = known.number + 1;
    const followed = follow(known, { from, events: this.#history.toldTo(this.#seat, from) });
    if (!followed.ok) throw new Error('a view follows its table without a gap');
    this.#known = followed.value;
    return followed.value.view;
  }

  /** What was known last, where the table still has all events since. */
  #rememberedOrBegun(): Pick<Followed, 'number' | 'view'> {
    const { forgotten } = this.#history;
    if (this.#known !== null && this.#known.number >= forgotten) return this.#known;
    return { number: forgotten, view: this.#history.viewBefore(this.#seat) };
  }
}
