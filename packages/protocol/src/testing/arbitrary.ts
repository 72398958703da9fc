/** Arbitrary values of the schemas. The shape comes from the schema, the values of its leaves from here. */
import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import fc from 'fast-check';
import type * as v from 'valibot';
import {
  CODE_CONSONANTS,
  CODE_VOWELS,
  isWithin,
  LONGEST_NAME,
  LONGEST_TEXT,
  normaliseName,
} from '../index.ts';
import type { Parsed } from '../parse.ts';
import * as basics from '../schemas/basics.ts';
import { clientMessage } from '../schemas/client.ts';
import * as daily from '../schemas/daily.ts';
import { rulesetId } from '../schemas/http.ts';
import { requestedSettings, turnClock } from '../schemas/room.ts';
import * as texts from '../schemas/texts.ts';
import type { Command, MemberId, RoomSettings } from '../types.ts';

/** The keys of a valibot schema that describe its values. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly items?: readonly v.GenericSchema[];
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly literal?: unknown;
  readonly default?: unknown;
}

type Values = readonly (readonly [v.GenericSchema, fc.Arbitrary<unknown>])[];

function letters(alphabet: string, length: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
}

function line(most: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .map(normaliseName)
    .filter((text) => text !== '' && isWithin(text, most));
}

const syllable = fc
  .tuple(fc.constantFrom(...CODE_CONSONANTS), fc.constantFrom(...CODE_VOWELS))
  .map((pair) => pair.join(''));
const code = fc
  .tuple(syllable, syllable, syllable, syllable, syllable)
  .map(([a, b, c, d, e]) => `${a}${b}-${c}${d}-${e}`);
const hexadecimal = letters('0123456789abcdef', 32);
const base64url = 'azAZ09-_';
const name = line(LONGEST_NAME);
const seat = fc.integer({ min: 0, max: 7 });
const rules = fc.constantFrom(...RULESET_IDS).map((id) => RULESETS[id]);
const settings = rules.chain((chosen) =>
  fc.record({
    rules: fc.constant(chosen),
    players: fc.constantFrom(...chosen.players),
    clock: fc.constantFrom(...turnClock.options),
    open: fc.boolean(),
    freeText: fc.boolean(),
    spectators: fc.boolean(),
  }),
);
const date = fc
  .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, 10));
const unparsedRecord = fc.dictionary(
  fc.constantFrom('format', 'deals', 'players'),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value))),
  { noNullPrototype: true },
);

const LEAVES: Values = [
  [basics.amount, fc.integer()],
  [basics.count, fc.nat()],
  [basics.fromOne, fc.integer({ min: 1, max: 1_000_000 })],
  [basics.card, fc.integer({ min: 0, max: 51 })],
  [basics.seatNumber, seat],
  [basics.seat, seat],
  [basics.players, fc.integer({ min: 2, max: 8 })],
  [basics.moveText, fc.constantFrom('7d', '7d!', 'Ac', '-')],
  [basics.commandId, name],
  [basics.botName, name],
  [basics.ruleset, rules],
  [requestedSettings, settings],
  [rulesetId, fc.constantFrom(...RULESET_IDS)],
  [texts.givenName, name],
  [texts.ownText, line(LONGEST_TEXT)],
  [texts.tableCode, code],
  [
    texts.invitation,
    fc.oneof(
      code,
      fc.tuple(code, code).map((both) => both.join('-')),
    ),
  ],
  [texts.token, letters('ABCXYZabcxyz0189-_', 43)],
  [texts.placeSecret, hexadecimal],
  [texts.cutNumber, hexadecimal],
  [daily.date, date],
  [daily.attemptId, letters(base64url, 22)],
  [daily.unparsedRecord, unparsedRecord],
  [daily.challengeText, fc.string({ minLength: 1, maxLength: 4096, unit: fc.constantFrom(...base64url) })],
];

/**
 * Returns an arbitrary of what a schema accepts unchanged.
 *
 * @param values replaces those of some schemas
 */
export function arbitraryOf<Schema extends v.GenericSchema>(
  schema: Schema,
  values: Values = [],
): fc.Arbitrary<Parsed<Schema>> {
  const known = new Map([...LEAVES, ...values]);
  return arbitrary(schema, known) as fc.Arbitrary<Parsed<Schema>>;
}

/** Returns arbitrary commands at a table. */
export function arbitraryCommand(values: {
  readonly member: fc.Arbitrary<MemberId>;
  readonly name: fc.Arbitrary<string>;
  readonly bot: fc.Arbitrary<string>;
  readonly settings: fc.Arbitrary<RoomSettings>;
}): fc.Arbitrary<Command> {
  return arbitraryOf(clientMessage, [
    [basics.fromOne, values.member],
    [texts.givenName, values.name],
    [basics.botName, values.bot],
    [requestedSettings, values.settings],
  ]).filter((message) => message.type !== 'enter');
}

function arbitrary(
  schema: unknown,
  known: ReadonlyMap<unknown, fc.Arbitrary<unknown>>,
): fc.Arbitrary<unknown> {
  const leaf = known.get(schema);
  if (leaf !== undefined) return leaf;
  const { type, entries = {}, options = [], items = [], item, wrapped, literal } = schema as Shape;
  const part = (one: unknown) => arbitrary(one, known);
  switch (type) {
    case 'object':
    case 'strict_object':
      return fc.record(Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, part(one)])), {
        requiredKeys: Object.keys(entries).filter((key) => !mayBeAbsent(entries[key])),
        noNullPrototype: true,
      });
    case 'variant':
      return fc.oneof(...options.map(part));
    case 'picklist':
      return fc.constantFrom(...options);
    case 'array':
      return fc.array(part(item), { maxLength: 8 });
    case 'strict_tuple':
      return fc.tuple(...items.map(part));
    case 'nullable':
      return fc.option(part(wrapped));
    case 'optional':
    case 'exact_optional':
      return part(wrapped);
    case 'literal':
      return fc.constant(literal);
    case 'string':
      return fc.string();
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`no values of the type ${type}`);
  }
}

function mayBeAbsent(schema: unknown): boolean {
  const { type, default: preset } = schema as Shape;
  return type === 'exact_optional' || (type === 'optional' && preset === undefined);
}
