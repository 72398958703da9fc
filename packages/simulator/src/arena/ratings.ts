import { ordinal, rate, rating } from 'openskill';
import type { ArenaGame } from './arenaJob.ts';

/** How strong a contestant is by OpenSkill: its skill, how sure that is, and the skill that it surely has. */
export interface Rated {
  readonly mu: number;
  readonly sigma: number;
  /** `mu − 3 sigma`: the order of the table. */
  readonly ordinal: number;
}

type Rating = ReturnType<typeof rating>;

/**
 * Ratings of all contestants, game by game: who has won more counters in a game has beaten those with fewer. Every
 * seat is a team of one. A contestant on several seats moves by the mean of what its seats have earned, so that
 * equals stay equal however many seats they have. Skill does not change while the arena lasts, so that it only
 * gets surer.
 */
export class Ratings {
  readonly #ratings: Rating[];

  /** Everybody begins equal. */
  constructor(contestants: number) {
    this.#ratings = Array.from({ length: contestants }, () => rating());
  }

  /** Takes one more game in. A contestant that sits alone with itself learns nothing of it. */
  add({ seated, counters }: ArenaGame): void {
    if (new Set(seated).size < 2) return;
    const before = seated.map((contestant) => [this.#of(contestant)]);
    const after = rate(before, { score: [...counters], tau: 0 });
    for (const contestant of new Set(seated)) {
      const own = after.filter((_, seat) => seated[seat] === contestant).flat();
      this.#ratings[contestant] = {
        mu: mean(own.map(({ mu }) => mu)),
        sigma: mean(own.map(({ sigma }) => sigma)),
      };
    }
  }

  /** The rating of a contestant now. */
  of(contestant: number): Rated {
    const { mu, sigma } = this.#of(contestant);
    return { mu, sigma, ordinal: ordinal({ mu, sigma }) };
  }

  #of(contestant: number): Rating {
    return this.#ratings[contestant] as Rating;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
