import { type Character, PACES } from './character.ts';
import { counting } from './levels.ts';

/** The grandmother: remembers every card and every pass, and takes her time over it. */
export const leonie: Character = {
  name: 'leonie',
  strength: counting.name,
  pace: PACES.leonie,
  choose: (view, legal, random) => counting.choose(view, legal, random),
  ...(counting.consider === undefined ? {} : { consider: counting.consider.bind(counting) }),
};
