import { parentPort } from 'node:worker_threads';
import {
  type ConfirmationEffort,
  confirmPuzzle,
  findPuzzles,
  type Puzzle,
  type PuzzleTable,
} from '@nain-jaune/review/puzzles';

/** Finds the puzzles of one deal, or searches a puzzle again. */
export type PuzzleWork =
  | { readonly type: 'find'; readonly table: PuzzleTable; readonly seed: string }
  | {
      readonly type: 'confirm';
      readonly puzzle: Puzzle;
      readonly seed: string;
      readonly effort: ConfirmationEffort;
    };

parentPort?.on('message', (job: PuzzleWork) => {
  parentPort?.postMessage(
    job.type === 'find' ? findPuzzles(job.table, job.seed) : confirmPuzzle(job.puzzle, job.seed, job.effort),
  );
});
