import type { Puzzle, PuzzleTheme } from '@nain-jaune/review/puzzles';
import {
  between,
  fieldsOf,
  flag,
  integer,
  or,
  persisted,
  recordOf,
  type Saved,
  type Valid,
} from '../../app/browser/persisted.ts';
import { FIRST_RATING, LEAST_ANSWERS, type Rating, rated } from './puzzleRating.ts';

/** Maximum number of first answers that are stored. More than there are puzzles. */
const MOST_ANSWERED = 4000;

const COUNT = or(integer(0, Number.MAX_SAFE_INTEGER), 0);
const TALLY = fieldsOf({ right: COUNT, wrong: COUNT });
const SAVED = persisted('puzzles', {
  /** First answers by id of the puzzle. */
  first: recordOf(flag),
  mu: or(between(-100, 200), FIRST_RATING.mu),
  sigma: or(between(0.1, 20), FIRST_RATING.sigma),
  streak: COUNT,
  bestStreak: COUNT,
  themes: recordOf(TALLY),
});

type Results = Saved<typeof SAVED>;

/** Numbers of right and wrong first answers. */
export type ThemeTally = Valid<typeof TALLY>;

/** The first answers to puzzles, saved in this browser: rating, streak and results by theme. */
class PuzzleResults {
  #saved: Results = $state.raw(SAVED.read());
  /** Whether the results outlive the page. */
  isSaved = $state(true);

  get rating(): Rating {
    return { mu: this.#saved.mu, sigma: this.#saved.sigma };
  }

  /** Whether there are enough answers to show the rating. */
  get isRated(): boolean {
    return this.answered >= LEAST_ANSWERS;
  }

  /** Number of right first answers in a row. */
  get streak(): number {
    return this.#saved.streak;
  }

  get bestStreak(): number {
    return this.#saved.bestStreak;
  }

  get answered(): number {
    return Object.keys(this.#saved.first).length;
  }

  get solved(): number {
    return Object.values(this.#saved.first).filter(Boolean).length;
  }

  /** Whether the first answer to a puzzle was right, or null if it has none. */
  firstOf(id: string): boolean | null {
    return Object.hasOwn(this.#saved.first, id) ? (this.#saved.first[id] ?? null) : null;
  }

  tallyOf(theme: PuzzleTheme): ThemeTally {
    return this.#saved.themes[theme] ?? { right: 0, wrong: 0 };
  }

  /** Records an answer. Only the first one to a puzzle counts. Returns whether it did. */
  take(puzzle: Puzzle, isRight: boolean): boolean {
    const saved = SAVED.read();
    if (Object.hasOwn(saved.first, puzzle.id) || Object.keys(saved.first).length >= MOST_ANSWERED) {
      this.#saved = saved;
      return false;
    }
    const streak = isRight ? saved.streak + 1 : 0;
    const { mu, sigma } = rated(saved, puzzle, isRight);
    this.#write({
      first: { ...saved.first, [puzzle.id]: isRight },
      mu,
      sigma,
      streak,
      bestStreak: Math.max(saved.bestStreak, streak),
      themes: withResult(saved.themes, puzzle.themes, isRight),
    });
    return true;
  }

  /** Forgets all results. */
  reset(): void {
    this.#write({ first: {}, ...FIRST_RATING, streak: 0, bestStreak: 0, themes: {} });
  }

  #write(results: Results): void {
    this.isSaved = SAVED.save(results);
    this.#saved = results;
  }
}

function withResult(
  tallies: Results['themes'],
  themes: readonly PuzzleTheme[],
  isRight: boolean,
): Results['themes'] {
  const changed = themes.map((theme) => {
    const { right, wrong } = tallies[theme] ?? { right: 0, wrong: 0 };
    return [theme, isRight ? { right: right + 1, wrong } : { right, wrong: wrong + 1 }] as const;
  });
  return { ...tallies, ...Object.fromEntries(changed) };
}

export const puzzleResults = new PuzzleResults();
