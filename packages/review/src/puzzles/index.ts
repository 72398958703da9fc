/**
 * Puzzles: positions of simulated games in which one move is clearly the best.
 *
 * @module @nain-jaune/review/puzzles
 */
export { type Confirmation, type ConfirmationEffort, confirmPuzzle } from './confirmPuzzle.ts';
export { explainingReasons, isExplained, speaksAgainst, winsMore } from './explaining.ts';
export { findPuzzle, type PuzzleTable, puzzleAgain, puzzleAt } from './findPuzzles.ts';
export { type MistakePuzzle, mistakePuzzles } from './mistakePuzzles.ts';
export * from './puzzle.ts';
