import { BOTS } from '@nain-jaune/bots';
import { areAlike } from '@nain-jaune/bots/search';
import { compileRules, type Move } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import type { PuzzlePosition } from './judgePuzzle.ts';
import { PUZZLE_LEVELS, type PuzzleDifficulty, type PuzzleLevel } from './puzzle.ts';

/** The number of tries of each level, each with its own random numbers. */
function triesOf(level: PuzzleLevel): number {
  return level === 'master' ? 3 : 5;
}

/** Returns the levels that miss a move in most of their tries. */
export function missedBy(
  position: PuzzlePosition,
  best: Move,
  levels: readonly PuzzleLevel[] = PUZZLE_LEVELS,
): PuzzleLevel[] {
  return levels.filter((level) => misses(position, best, level) > triesOf(level) / 2);
}

function misses({ text, view, moves }: PuzzlePosition, best: Move, level: PuzzleLevel): number {
  const rules = compileRules(view.rules, view.players);
  let missed = 0;
  for (let attempt = 0; attempt < triesOf(level); attempt++) {
    const chosen = BOTS[level].choose(view, moves, seededRandom(`${text}/${level}/${attempt}`));
    if (!areAlike(rules, chosen, best)) missed += 1;
  }
  return missed;
}

/** The levels of the simple kind of bots. The others are the rule of thumb, and those that search. */
const SIMPLE: readonly PuzzleLevel[] = ['lowest', 'longest'];

/** Returns the difficulty by the strongest kind of bots that misses: none, simple ones, others. */
export function difficultyOf(missed: readonly PuzzleLevel[]): PuzzleDifficulty {
  if (missed.some((level) => !SIMPLE.includes(level))) return 'hard';
  return missed.length > 0 ? 'medium' : 'easy';
}
