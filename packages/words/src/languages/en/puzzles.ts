export const puzzles = {
  title: 'Puzzles',
};

export type PuzzlesWords = typeof puzzles;
