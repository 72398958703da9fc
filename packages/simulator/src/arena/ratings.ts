import { itemAt } from '@nain-jaune/engine/kernel';
import { ordinal, rate, rating } from 'openskill';
import { meanOf } from '../runningMean.ts';
import type { ArenaGame } from './arenaGame.ts';

/** An OpenSkill rating: the estimated skill and its uncertainty. */
export interface Rated {
  readonly mu: number;
  readonly sigma: number;
  /** `mu − 3 sigma`, by which the table is sorted. */
  readonly ordinal: number;
}

type Rating = ReturnType<typeof rating>;

/**
 * Rates the contestants game by game. A seat beats every seat with fewer counters. A contestant on several seats gets the
 * mean of their new ratings, so that more seats are no advantage. Skill is assumed not to change (`tau` is 0).
 */
export class Ratings {
  readonly #ratings: Rating[];

  constructor(contestants: number) {
    this.#ratings = Array.from({ length: contestants }, () => rating());
  }

  /** Ignores a game of one contestant against itself. */
  add({ seated, counters }: ArenaGame): void {
    if (new Set(seated).size < 2) return;
    const before = seated.map((contestant) => [this.#of(contestant)]);
    const after = rate(before, { score: [...counters], tau: 0 });
    for (const contestant of new Set(seated)) {
      const own = after.filter((_, seat) => seated[seat] === contestant).flat();
      this.#ratings[contestant] = {
        mu: meanOf(own.map(({ mu }) => mu)),
        sigma: meanOf(own.map(({ sigma }) => sigma)),
      };
    }
  }

  of(contestant: number): Rated {
    const { mu, sigma } = this.#of(contestant);
    return { mu, sigma, ordinal: ordinal({ mu, sigma }) };
  }

  #of(contestant: number): Rating {
    return itemAt(this.#ratings, contestant);
  }
}
