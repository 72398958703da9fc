import type { Bot } from '../bot.ts';
import { expert } from '../levels/levels.ts';
import { type Character, PACES } from './character.ts';

/** Plays for the character that counts the cards. */
const counting: Bot = expert;

/** The grandmother: remembers every card and every pass, and takes her time over it. */
export const leonie: Character = {
  name: 'leonie',
  strength: counting.name,
  pace: PACES.leonie,
  choose: (view, legal, random) => counting.choose(view, legal, random),
  ...(counting.consider === undefined ? {} : { consider: counting.consider.bind(counting) }),
};
