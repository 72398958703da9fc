import { DIFFICULTIES } from '@nain-jaune/bots/names';
import type { RulesetId } from '@nain-jaune/engine';
import type { Puzzle } from '@nain-jaune/review/puzzles';
import { flag, nullable, oneOf, or, persisted, type Saved } from '../../app/browser/persisted.ts';
import { type Rating, ratingOf } from './puzzleRating.ts';
import { THEMES } from './puzzleSchema.ts';

/** The rulesets of the puzzles, in the order of the menu. The first is chosen. */
export const PUZZLE_RULES = [
  'famille',
  'lindor-1789',
  'gelber-zwerg',
  'yellow-dwarf',
  'nain-jaune-court',
  'avantcoureur-1760',
] as const satisfies readonly RulesetId[];

const SAVED = persisted('puzzle-filter', {
  rules: or(nullable(oneOf(PUZZLE_RULES)), PUZZLE_RULES[0]),
  theme: or(nullable(oneOf(THEMES)), null),
  difficulty: or(nullable(oneOf(DIFFICULTIES)), null),
  /** Whether the puzzles are those from own mistakes. */
  own: or(flag, false),
});

/** The chosen rules, theme and difficulty. Null: all. */
export type PuzzleFilter = Readonly<Saved<typeof SAVED>>;

class SavedFilter {
  chosen: PuzzleFilter = $state.raw(SAVED.read());

  choose(change: Partial<PuzzleFilter>): void {
    this.chosen = { ...this.chosen, ...change };
    SAVED.save(this.chosen);
  }
}

export const puzzleFilter = new SavedFilter();

/** Returns the puzzles that match. Rules are not chosen among own mistakes. */
export function filtered(
  puzzles: readonly Puzzle[],
  { own, rules, theme, difficulty }: PuzzleFilter,
): readonly Puzzle[] {
  return puzzles.filter(
    (puzzle) =>
      (own || rules === null || puzzle.position.startsWith(`${rules} `)) &&
      (theme === null || puzzle.themes.includes(theme)) &&
      (difficulty === null || puzzle.difficulty === difficulty),
  );
}

/** Number of puzzles nearest to the rating among which the next one is drawn. */
const NEAREST = 12;

/**
 * Draws the next puzzle: one without an answer near the rating, or any other than `last` if all are answered. Returns
 * null if there is none. `drawn` is from 0 to 1.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  isAnswered: (id: string) => boolean,
  { mu }: Rating,
  last: string | null,
  drawn: number,
): Puzzle | null {
  const others = puzzles.filter(({ id }) => id !== last);
  const fresh = others.filter(({ id }) => !isAnswered(id));
  const distance = (puzzle: Puzzle) => Math.abs(ratingOf(puzzle).mu - mu);
  const near = fresh.toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1));
  const among = near.length > 0 ? near.slice(0, NEAREST) : others.length > 0 ? others : puzzles;
  return among[Math.min(among.length - 1, Math.floor(drawn * among.length))] ?? null;
}
