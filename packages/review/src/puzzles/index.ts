/**
 * Puzzles: positions of simulated games in which one move is clearly the best.
 *
 * @module @nain-jaune/review/puzzles
 */
export { type Confirmation, type ConfirmationEffort, confirmPuzzle } from './confirmPuzzle.ts';
export { findPuzzles, type PuzzleTable, puzzleAt } from './findPuzzles.ts';
export { type MistakePuzzle, mistakePuzzles } from './mistakePuzzles.ts';
export * from './puzzle.ts';
export { selectPuzzles } from './selectPuzzles.ts';
