/** Bots with a temper, to sit at a table with. Their names and tempers in every language are in `words`. */
import type { Character, CharacterName } from './character.ts';
import { leonie } from './leonie.ts';
import { quickCharacters } from './quick.ts';

export { CHARACTER_NAMES, type Character, type CharacterName, isCharacterName } from './character.ts';

/** The characters by name, in the order in which they are offered. */
export const characters: Readonly<Record<CharacterName, Character>> = { leonie, ...quickCharacters };

/** The characters, in the order in which they are offered. */
export const CHARACTERS: readonly Character[] = Object.values(characters);
