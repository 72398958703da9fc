import type { HouseWords } from '../house.ts';

/** Words of the editor of house rules, in German. */
export const house: HouseWords = {
  title: 'Hausregeln',
};
