import { expert } from '../levels/levels.ts';
import { type Character, PACES } from './character.ts';

/** The grandmother: she counts every card and every pass, and takes her time. */
export const leonie: Character = {
  name: 'leonie',
  strength: expert.name,
  pace: PACES.leonie,
  choose: (view, legal, random) => expert.choose(view, legal, random),
  ...(expert.consider === undefined ? {} : { consider: expert.consider.bind(expert) }),
};
