import type { HomeWords } from '../home.ts';

/** Words of the home page: profiles, who plays, passing the device round, in English. */
export const home: HomeWords = {
  title: 'Play',
};
