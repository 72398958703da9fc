import type { AfterWords } from '../after.ts';

/** Words of what comes after a deal and a game: replay, charts, statistics, shared deals, in French. */
export const after: AfterWords = {
  title: 'Statistiques',
};
