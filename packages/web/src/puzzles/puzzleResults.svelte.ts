import type { Puzzle, PuzzleTheme } from '@nain-jaune/review/puzzles';
import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';
import { FIRST_RATING, type Rating, rated } from './puzzleRating.ts';

const KEY = 'puzzles';
/** Maximum number of first answers that are stored. More than there are puzzles. */
const MOST_ANSWERED = 4000;

const COUNT = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const TALLY = v.object({ right: COUNT, wrong: COUNT });
const SAVED = v.object({
  /** First answers by id of the puzzle. */
  first: v.fallback(v.pipe(v.record(v.string(), v.unknown()), v.transform(validAnswers)), {}),
  mu: v.fallback(v.pipe(v.number(), v.minValue(-100), v.maxValue(200)), FIRST_RATING.mu),
  sigma: v.fallback(v.pipe(v.number(), v.minValue(0.1), v.maxValue(20)), FIRST_RATING.sigma),
  streak: COUNT,
  bestStreak: COUNT,
  themes: v.fallback(v.record(v.string(), TALLY), {}),
});

function validAnswers(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, boolean>> {
  const valid = Object.entries(answers).flatMap(([id, right]): [string, boolean][] =>
    typeof right === 'boolean' ? [[id, right]] : [],
  );
  return Object.fromEntries(valid);
}

type Saved = v.InferOutput<typeof SAVED>;

/** Numbers of right and wrong first answers. */
export type ThemeTally = Readonly<v.InferOutput<typeof TALLY>>;

/** The first answers to puzzles, saved in this browser: rating, streak and results by theme. */
class PuzzleResults {
  #saved: Saved = $state.raw(readSaved(KEY, SAVED));
  /** Whether the results outlive the page. */
  isSaved = $state(true);

  get rating(): Rating {
    return { mu: this.#saved.mu, sigma: this.#saved.sigma };
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
    const saved = readSaved(KEY, SAVED);
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

  #write(results: Saved): void {
    this.isSaved = saveValue(KEY, results);
    this.#saved = results;
  }
}

function withResult(
  tallies: Saved['themes'],
  themes: readonly PuzzleTheme[],
  isRight: boolean,
): Saved['themes'] {
  const changed = themes.map((theme) => {
    const { right, wrong } = tallies[theme] ?? { right: 0, wrong: 0 };
    return [theme, isRight ? { right: right + 1, wrong } : { right, wrong: wrong + 1 }] as const;
  });
  return { ...tallies, ...Object.fromEntries(changed) };
}

export const puzzleResults = new PuzzleResults();
