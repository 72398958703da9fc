import type { Character } from './character.ts';
import { counting } from './levels.ts';

/** The grandmother: remembers every card and every pass, and takes her time over it. */
export const leonie: Character = {
  name: 'leonie',
  strength: counting.name,
  pace: 1.4,
  choose: (view, legal, random) => counting.choose(view, legal, random),
  ...(counting.consider === undefined ? {} : { consider: counting.consider.bind(counting) }),
};
