import type { HouseWords } from '../house.ts';

/** Words of the editor of house rules, in French. */
export const house: HouseWords = {
  title: 'Règles maison',
};
