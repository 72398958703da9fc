import { parentPort } from 'node:worker_threads';
import {
  type ConfirmationEffort,
  confirmPuzzle,
  findPuzzle,
  type Puzzle,
  type PuzzleTable,
} from '@nain-jaune/review/puzzles';

/** Searches a puzzle again. */
interface Confirming {
  readonly seed: string;
  readonly effort: ConfirmationEffort;
}

/** Finds and confirms the puzzle of a game, or searches a puzzle again. */
export type PuzzleWork = Confirming &
  (
    | { readonly type: 'find'; readonly table: PuzzleTable; readonly game: string }
    | { readonly type: 'confirm'; readonly puzzle: Puzzle }
  );

/** A puzzle, and whether the second search confirms it. */
export interface PuzzleResult {
  readonly puzzle: Puzzle | null;
  readonly isConfirmed: boolean;
}

parentPort?.on('message', (job: PuzzleWork) => {
  const puzzle = job.type === 'find' ? findPuzzle(job.table, job.game) : job.puzzle;
  const confirmation = puzzle === null ? null : confirmPuzzle(puzzle, job.seed, job.effort);
  const isConfirmed = confirmation?.byDeals === true && confirmation.byNested;
  parentPort?.postMessage({ puzzle, isConfirmed } satisfies PuzzleResult);
});
