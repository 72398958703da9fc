import type { PuzzlesWords } from '../en/puzzles.ts';

export const puzzles: PuzzlesWords = {
  title: 'Aufgaben',
};
