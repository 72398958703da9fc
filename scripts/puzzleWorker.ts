import { parentPort } from 'node:worker_threads';
import {
  type ConfirmationEffort,
  confirmPuzzle,
  findPuzzle,
  type Puzzle,
  type PuzzleTable,
  puzzleAgain,
} from '@nain-jaune/review/puzzles';

/** Searches a puzzle again. */
interface Confirming {
  readonly seed: string;
  readonly effort: ConfirmationEffort;
}

/** Finds and confirms the puzzle of a game, examines a puzzle again, or only confirms it. */
export type PuzzleWork = Confirming &
  (
    | { readonly type: 'find'; readonly table: PuzzleTable; readonly game: string }
    | { readonly type: 'again' | 'confirm'; readonly puzzle: Puzzle }
  );

/** A puzzle, and whether the second search confirms it. */
export interface PuzzleResult {
  readonly puzzle: Puzzle | null;
  readonly isConfirmed: boolean;
}

function puzzleOf(job: PuzzleWork): Puzzle | null {
  if (job.type === 'find') return findPuzzle(job.table, job.game);
  return job.type === 'again' ? puzzleAgain(job.puzzle) : job.puzzle;
}

parentPort?.on('message', (job: PuzzleWork) => {
  const puzzle = puzzleOf(job);
  const confirmation = puzzle === null ? null : confirmPuzzle(puzzle, job.seed, job.effort);
  const isConfirmed = confirmation?.byDeals === true && confirmation.byNested;
  parentPort?.postMessage({ puzzle, isConfirmed } satisfies PuzzleResult);
});
