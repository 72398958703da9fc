import type { HouseWords } from '../house.ts';

/** Words of the editor of house rules, in English. */
export const house: HouseWords = {
  title: 'House rules',
};
