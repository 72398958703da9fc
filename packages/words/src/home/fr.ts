import type { HomeWords } from '../home.ts';

/** Words of the home page: profiles, who plays, passing the device round, in French. */
export const home: HomeWords = {
  title: 'Jouer',

  handOverTo: (name) => `Passez l'appareil à ${name}`,
  handOverHint: "Les cartes sont cachées. Que personne d'autre ne regarde !",
  iAm: (name) => `Je suis ${name} : montrer ma main`,
};
