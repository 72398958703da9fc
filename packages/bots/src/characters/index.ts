/** Bots with a temper. `words` has their names and tempers in every language. */
import type { Character, CharacterName } from './character.ts';
import { leonie } from './leonie.ts';
import { quickCharacters } from './quick.ts';

export { CHARACTER_NAMES, type Character, type CharacterName, isCharacterName } from './character.ts';

/** The characters by name, in menu order. */
export const characters: Readonly<Record<CharacterName, Character>> = { leonie, ...quickCharacters };

/** The characters, in menu order. */
export const CHARACTERS: readonly Character[] = Object.values(characters);
