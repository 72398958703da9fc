import type { AfterWords } from '../after.ts';

/** Words of what comes after a deal and a game: replay, charts, statistics, shared deals, in English. */
export const after: AfterWords = {
  title: 'Statistics',
};
