import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import fc from 'fast-check';
import {
  CODE_CONSONANTS,
  CODE_VOWELS,
  isWithin,
  LONGEST_NAME,
  normaliseName,
  PORTRAITS,
  type RoomSettings,
} from '../index.ts';
import { turnClock } from '../schemas/room.ts';

export type Keys<Value> = { readonly [Key in keyof Value]: fc.Arbitrary<Value[Key]> };
/** Arbitraries for the keys of every member of a union, without the tag. */
export type KeysOfEach<Union, Tag extends keyof Union, Common extends PropertyKey = never> = {
  readonly [Name in Union[Tag] & string]: Keys<Omit<Extract<Union, Record<Tag, Name>>, Tag | Common>>;
};

export function object<Value>(keys: Keys<Value>): fc.Arbitrary<Value> {
  return fc.record(keys as Record<string, fc.Arbitrary<unknown>>, {
    noNullPrototype: true,
  }) as fc.Arbitrary<Value>;
}

export function oneOf<Union>(tag: string, keysOfEach: object, common: object = {}): fc.Arbitrary<Union> {
  const members = Object.entries(keysOfEach).map(([name, keys]) =>
    object<Union>({ [tag]: fc.constant(name), ...common, ...keys } as Keys<Union>),
  );
  return fc.oneof(...members);
}

export function letters(alphabet: string, length: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
}

export function line(most: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .map(normaliseName)
    .filter((text) => text !== '' && isWithin(text, most));
}

const syllable = fc
  .tuple(fc.constantFrom(...CODE_CONSONANTS), fc.constantFrom(...CODE_VOWELS))
  .map(([consonant, vowel]) => consonant + vowel);
export const code = fc
  .tuple(syllable, syllable, syllable, syllable, syllable)
  .map(([a, b, c, d, e]) => `${a}${b}-${c}${d}-${e}`);
export const token = letters('ABCXYZabcxyz0189-_', 43);
export const name = line(LONGEST_NAME);
export const fromOne = fc.integer({ min: 1, max: 1_000_000 });
export const count = fc.nat();
export const face = fc.option(fc.constantFrom(...PORTRAITS));
export const seatNumber = fc.integer({ min: 0, max: 7 });

const rules = fc.constantFrom(...RULESET_IDS).map((id) => RULESETS[id]);
export const clock = fc.constantFrom(...turnClock.options);
export const phase = fc.constantFrom('gathering', 'playing', 'between', 'closed');

export const settings: fc.Arbitrary<RoomSettings> = rules.chain((chosen) =>
  object<RoomSettings>({
    rules: fc.constant(chosen),
    players: fc.constantFrom(...chosen.players),
    clock,
    open: fc.boolean(),
    freeText: fc.boolean(),
    spectators: fc.boolean(),
  }),
);
