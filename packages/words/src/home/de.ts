import type { HomeWords } from '../home.ts';

/** Words of the home page: profiles, who plays, passing the device round, in German. */
export const home: HomeWords = {
  title: 'Spielen',

  handOverTo: (name) => `Gib das Gerät an ${name} weiter`,
  handOverHint: 'Die Karten sind verdeckt. Niemand sonst darf zusehen!',
  iAm: (name) => `Ich bin ${name}: meine Hand zeigen`,
};
