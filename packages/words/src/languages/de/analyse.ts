import type { AnalyseWords } from '../en/analyse.ts';

export const analyse: AnalyseWords = {
  title: 'Analysebrett',
};
