import type { HomeWords } from '../home.ts';

/** Words of the home page: profiles, who plays, passing the device round, in French. */
export const home: HomeWords = {
  title: 'Jouer',
};
