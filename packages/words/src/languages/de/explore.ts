import type { ExploreWords } from '../en/explore.ts';

export const explore: ExploreWords = {
  title: 'Auswertung',
};
