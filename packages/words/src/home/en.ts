import type { HomeWords } from '../home.ts';

/** Words of the home page: profiles, who plays, passing the device round, in English. */
export const home: HomeWords = {
  title: 'Play',

  handOverTo: (name) => `Give the device to ${name}`,
  handOverHint: 'The cards are hidden. Nobody else may look!',
  iAm: (name) => `I am ${name}: show my hand`,
};
