import { beginView, RULESET_IDS, RULESETS, type Ruleset, seatAt } from '@nain-jaune/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../messages.ts';
import {
  type Ask,
  CODE_CONSONANTS,
  CODE_VOWELS,
  type Company,
  LONGEST_NAME,
  LONGEST_TEXT,
  type LobbyTable,
  ONLINE_VERSION,
  type OnlineClientMessage,
  type OnlineTableMessage,
  PHRASES,
  PORTRAITS,
  parseHttpRefusal,
  parseJoined,
  parseJoinTable,
  parseLobbyTables,
  parseOnlineClientMessage,
  parseOnlineTableMessage,
  parseOpenTable,
  parsePlayNow,
  parseTableSummary,
  type Saying,
  type Sitter,
  type TableSettings,
  type TableSummary,
} from './index.ts';

const RULES: readonly Ruleset[] = RULESET_IDS.map((id) => RULESETS[id]);
const CLOCKS = ['none', 'gentle', 'quick'] as const;
const PHASES = ['gathering', 'playing', 'between', 'closed'] as const;
const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP_';

const letters = (alphabet: string, length: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((all) => all.join(''));

const syllable = fc
  .tuple(fc.constantFrom(...CODE_CONSONANTS), fc.constantFrom(...CODE_VOWELS))
  .map(([consonant, vowel]) => consonant + vowel);
const code = fc
  .tuple(syllable, syllable, syllable, syllable, syllable)
  .map(([a, b, c, d, e]) => `${a}${b}-${c}${d}-${e}`);
const token = letters('ABCXYZabcxyz0189-_', 43);
const fromOne = fc.integer({ min: 1, max: 1_000_000 });
const count = fc.nat();
const seat = fc.integer({ min: 0, max: 7 });
const line = (most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .filter(
      (text) => text === text.trim() && text.length <= most && /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(text),
    );
const name = line(LONGEST_NAME);

const settings: fc.Arbitrary<TableSettings> = fc.constantFrom(...RULES).chain((rules) =>
  fc.record(
    {
      rules: fc.constant(rules),
      players: fc.constantFrom(...rules.players),
      clock: fc.constantFrom(...CLOCKS),
      open: fc.boolean(),
      freeText: fc.boolean(),
    },
    { noNullPrototype: true },
  ),
);

/** One arbitrary object of these keys. */
const object = <Keys extends object>(keys: { [Key in keyof Keys]: fc.Arbitrary<Keys[Key]> }) =>
  fc.record(keys, { noNullPrototype: true }) as fc.Arbitrary<Keys>;

const is = <Text extends string>(text: Text) => fc.constant(text);

/** A portrait, or none of one's own. */
const face = fc.option(fc.constantFrom(...PORTRAITS));

const ask: fc.Arbitrary<Ask> = fc.oneof(
  object({ do: is('sit'), seat }),
  object({ do: is('stand') }),
  object({ do: is('ready'), ready: fc.boolean() }),
  object({ do: is('rename'), name, face }),
  object({ do: is('leave') }),
  object({ do: is('say'), phrase: fc.constantFrom(...PHRASES) }),
  object({ do: is('write'), text: line(LONGEST_TEXT) }),
  object({ do: is('cut'), deal: fromOne, number: letters('0123456789abcdef', 32) }),
  object({ do: is('start') }),
  object({ do: is('bot'), seat, bot: name }),
  object({ do: is('free'), seat }),
  object({ do: is('agree'), settings }),
  object({ do: is('mute'), person: fromOne, muted: fc.boolean() }),
  object({ do: is('remove'), person: fromOne }),
  object({ do: is('host'), person: fromOne }),
);

const clientMessage: fc.Arbitrary<OnlineClientMessage> = fc.oneof(
  object({
    type: is('enter'),
    version: fc.constant(ONLINE_VERSION),
    code,
    token: fc.option(token),
    game: fc.option(fromOne),
    last: fc.option(count),
  }),
  object({ type: is('act'), id: name, move: fc.constantFrom('7d', '7d!', '-') }),
  object({ type: is('deal'), id: name }),
  object({ type: is('ask'), id: name, ask }),
);

const sitter: fc.Arbitrary<Sitter> = fc.oneof(
  object({ type: is('free') }),
  object({ type: is('bot'), bot: name }),
  object({ type: is('person'), person: fromOne }),
);

const saying: fc.Arbitrary<Saying> = object<Saying>({
  number: fromOne,
  person: fromOne,
  name,
  phrase: fc.option(fc.constantFrom(...PHRASES)),
  text: fc.option(line(LONGEST_TEXT)),
});

const company: fc.Arbitrary<Company> = object<Company>({
  code,
  phase: fc.constantFrom(...PHASES),
  settings,
  host: fc.option(fromOne),
  people: fc.array(
    object({
      id: fromOne,
      name,
      face,
      here: fc.boolean(),
      away: fc.boolean(),
      ready: fc.boolean(),
      muted: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  seats: fc.array(sitter, { maxLength: 8 }),
  watchers: count,
  games: count,
  promise: fc.option(
    object({
      deal: fromOne,
      commitment: letters('0123456789abcdef', 64),
      cutter: seat.map(seatAt),
      cut: fc.boolean(),
    }),
  ),
  startsIn: fc.option(count),
  dealsIn: fc.option(count),
});

const closings = [
  'displaced',
  'removed',
  'table-closed',
  'no-such-table',
  'wrong-token',
  'moving',
  'flooding',
];
const tableMessage = fc.oneof(
  object({
    type: is('entered'),
    version: fc.constant(ONLINE_VERSION),
    person: fc.option(fromOne),
    sayings: fc.array(saying, { maxLength: 5 }),
  }),
  object({ type: is('company'), company }),
  object({ type: is('said'), saying }),
  object({ type: is('game'), game: fromOne }),
  object({ type: is('clock'), seat: seat.map(seatAt), left: count }),
  object({ type: is('granted'), id: name }),
  object({ type: is('closed'), reason: fc.constantFrom(...closings) }),
  object({
    type: is('refused'),
    id: name,
    refusal: fc.constantFrom(
      { code: 'host-only' },
      { code: 'not-kept' },
      { code: 'not-your-turn', seat: 0, toMove: 1 },
    ),
  }),
  object({
    type: is('events'),
    from: fromOne,
    events: fc.constantFrom([], [{ type: 'hidden' }]),
    legal: fc.constant(['7d']),
    mayDeal: fc.boolean(),
  }),
) as fc.Arbitrary<OnlineTableMessage>;

/** A value as it arrives: written as JSON and read again. */
function carried(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const PARSERS = {
  parseOnlineClientMessage,
  parseOnlineTableMessage,
  parseOpenTable,
  parseJoinTable,
  parsePlayNow,
  parseJoined,
  parseLobbyTables,
  parseTableSummary,
  parseHttpRefusal,
};

describe('whatever is said arrives unchanged', () => {
  const arbitraries: Readonly<Record<keyof typeof PARSERS, fc.Arbitrary<unknown>>> = {
    parseOnlineClientMessage: clientMessage,
    parseOnlineTableMessage: tableMessage,
    parseOpenTable: object({ name, face, settings }),
    parseJoinTable: object({ name, face, seat: fc.option(seat) }),
    parsePlayNow: object({ name, face, ruleset: fc.option(fc.constantFrom(...RULESET_IDS)) }),
    parseJoined: object({ code, person: fromOne, token }),
    parseLobbyTables: fc.array(
      object<LobbyTable>({
        code,
        ruleset: fc.constantFrom(...RULESET_IDS),
        houseRules: fc.boolean(),
        host: name,
        players: fc.integer({ min: 3, max: 8 }),
        people: count,
        bots: count,
        clock: fc.constantFrom(...CLOCKS),
        phase: fc.constantFrom(...PHASES),
      }),
    ),
    parseTableSummary: object<TableSummary>({
      code,
      phase: fc.constantFrom(...PHASES),
      settings,
      host: fc.option(name),
      seats: fc.array(
        fc.tuple(sitter, name, face).map(([one, called, looks]) => ({ ...one, name: called, face: looks })),
      ),
      games: count,
      records: fc.array(fromOne),
    }),
    parseHttpRefusal: object({
      error: fc.constantFrom('malformed', 'no-such-table', 'table-full', 'internal'),
      problems: fc.array(
        object({ code: is('missing'), path: name, expected: fc.string(), found: fc.string() }),
      ),
    }),
  };

  test.each(Object.entries(PARSERS))('%s', (parser, parse) => {
    fc.assert(
      fc.property(arbitraries[parser as keyof typeof PARSERS], (said) => {
        expect(parse(carried(said))).toEqual({ ok: true, value: said });
      }),
    );
  });

  test('a game whole', () => {
    const welcome: OnlineTableMessage = {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      seat: seatAt(0),
      players: [{ name: 'Anne', bot: null }],
      number: 0,
      view: beginView(RULESETS['lindor-1789'], 3, seatAt(0)),
      legal: [],
      mayDeal: true,
    };
    expect(parseOnlineTableMessage(carried(welcome))).toEqual({ ok: true, value: welcome });
  });
});

describe('anything at all', () => {
  test.each(Object.entries(PARSERS))('does not break %s', (_name, parse) => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
        (input) => {
          const parsed = parse(input);
          expect(parsed.ok && !Array.isArray(input)).toBe(false);
        },
      ),
    );
  });

  test('in the place of anything of a message does not break the parser', () => {
    fc.assert(
      fc.property(clientMessage, fc.nat(), fc.anything(), (message, which, junk) => {
        const keys = Object.keys(message);
        const changed = { ...message, [keys[which % keys.length] as string]: junk };
        expect(typeof parseOnlineClientMessage(changed).ok).toBe('boolean');
      }),
    );
  });
});

const ENTER = { type: 'enter', version: 1, code: 'bado-miku-ze', token: TOKEN, game: 1, last: 17 };
const SETTINGS: TableSettings = {
  rules: RULESETS['lindor-1789'],
  players: 4,
  clock: 'none',
  open: false,
  freeText: false,
};
const asks = (asked: unknown) => ({ type: 'ask', id: 'a', ask: asked });
const NO_SEAT = { do: 'bot', seat: 8, bot: '' };

describe('what a client says', () => {
  test.each([
    [{ ...ENTER, token: null, game: null, last: null }, undefined],
    [
      { ...ENTER, version: 2 },
      { path: 'version', expected: '1', found: '2' },
    ],
    [
      { ...ENTER, code: 'bado-miku' },
      { path: 'code', expected: 'a code such as bado-miku-ze' },
    ],
    [{ ...ENTER, game: 0 }, { path: 'game' }],
    [{ ...ENTER, last: -1 }, { path: 'last' }],
    [
      { ...ENTER, seat: 0 },
      { code: 'unknown-key', path: 'seat' },
    ],
    [
      { type: 'hello', version: 1, last: null },
      { path: 'type', found: '"hello"' },
    ],
    [
      { type: 'ask', ask: { do: 'stand' } },
      { code: 'missing', path: 'id' },
    ],
    [asks({ do: 'dance' }), { path: 'ask.do', found: '"dance"' }],
    [asks({ do: 'sit', seat: 8 }), { path: 'ask.seat' }],
    [asks({ do: 'say', phrase: 'curse' }), { path: 'ask.phrase' }],
    [asks({ do: 'write', text: 'x'.repeat(201) }), { path: 'ask.text' }],
    [asks({ do: 'write', text: 'a\nb' }), { path: 'ask.text' }],
    [asks({ do: 'write', text: '' }), undefined],
    [asks({ do: 'cut', deal: 1, number: 'ABCDEF0123456789ABCDEF0123456789' }), { path: 'ask.number' }],
    [asks({ do: 'agree', settings: { ...SETTINGS, players: 9 } }), { path: 'ask.settings.players' }],
    [
      asks({ do: 'agree', settings: { ...SETTINGS, rules: { ...SETTINGS.rules, run: 'colour' } } }),
      { path: 'ask.settings.rules.run' },
    ],
  ])('%#: is distrusted', (message, problem) => {
    const parsed = parseOnlineClientMessage(message);
    const first = parsed.ok ? undefined : parsed.error[0];
    if (problem === undefined) expect(first).toBeUndefined();
    else expect(first).toMatchObject(problem);
  });

  test('has every problem told at once', () => {
    const parsed = parseOnlineClientMessage({ ...asks(NO_SEAT), id: '', now: true });
    expect(parsed.ok ? [] : parsed.error.map(({ path }) => path)).toEqual([
      'id',
      'ask.seat',
      'ask.bot',
      'now',
    ]);
  });

  test('never has a secret repeated, which may be nearly the right one', () => {
    const parsed = parseOnlineClientMessage({ ...ENTER, token: `${TOKEN}a` });
    expect(JSON.stringify(parsed)).not.toContain(TOKEN.slice(0, 8));
    expect(parsed).toMatchObject({ ok: false, error: [{ path: 'token', found: '' }] });
  });
});

describe('a name', () => {
  const named = (given: unknown) => parseJoinTable({ name: given, seat: null });

  test('loses the space around it', () => {
    expect(named('  Anne ')).toEqual({ ok: true, value: { name: 'Anne', seat: null } });
  });

  test.each(['Zoë', 'Ö', '小明', 'Anne-Marie', '👩‍👧', 'x'.repeat(24), 'O’Neill 2'])('may be %s', (given) => {
    expect(named(given)).toMatchObject({ ok: true, value: { name: given } });
  });

  test.each([
    ['empty', ''],
    ['space alone', ' \u00a0 '],
    ['invisible', '\u200b\u200d'],
    ['too long', 'x'.repeat(25)],
    ['of two lines', 'Anne\nBob'],
    ['with a control character', 'Anne\u0007'],
    ['turning the text around it', '\u202eennA'],
    ['half a character', 'Anne\ud83d'],
    ['no text', 7],
  ])('may not be %s', (_how, given) => {
    expect(named(given)).toMatchObject({ ok: false, error: [{ code: 'wrong-value', path: 'name' }] });
  });
});

describe('a wished table', () => {
  test('has as many players as its rules allow', () => {
    const settings = { ...SETTINGS, rules: { ...SETTINGS.rules, players: [3, 5] } };
    expect(parseOpenTable({ name: 'Anne', settings })).toEqual({
      ok: false,
      error: [{ code: 'conflict', path: 'settings.players', expected: '3 | 5 (rules.players)', found: '4' }],
    });
  });

  test('has that told beside what else is wrong', () => {
    const settings = { ...SETTINGS, clock: 'slow', rules: { ...SETTINGS.rules, players: [3, 5] } };
    const parsed = parseOpenTable({ name: '', settings });
    expect(parsed.ok ? [] : parsed.error.map(({ path }) => path)).toEqual([
      'name',
      'settings.clock',
      'settings.players',
    ]);
  });

  test('with strangers is played by one of the six rulesets', () => {
    expect(parsePlayNow({ name: 'Anne', ruleset: 'poker' })).toMatchObject({
      ok: false,
      error: [{ path: 'ruleset', found: '"poker"' }],
    });
  });
});

describe('what a server says', () => {
  test('loses keys that this client does not know', () => {
    expect(parseJoined({ code: 'bado-miku-ze', person: 1, token: TOKEN, by: 'x' })).toEqual({
      ok: true,
      value: { code: 'bado-miku-ze', person: 1, token: TOKEN },
    });
  });

  test('shows no portrait where it has one that this client does not know', () => {
    const seats = [{ type: 'person', person: 1, name: 'Anne', face: 'badger' }];
    const summary = { code: 'bado-miku-ze', phase: 'gathering', host: 'Anne', seats, games: 0, records: [] };
    const settings = { rules: RULES[0], players: 4, clock: 'none', open: false, freeText: false };
    expect(parseTableSummary({ ...summary, settings })).toMatchObject({
      ok: true,
      value: { seats: [{ name: 'Anne', face: null }] },
    });
    expect(parseJoinTable({ name: 'Anne', face: 'badger', seat: null })).toMatchObject({
      ok: false,
      error: [{ path: 'face' }],
    });
  });

  test('is distrusted all the same', () => {
    expect(parseOnlineTableMessage({ type: 'game', game: 'first' })).toMatchObject({
      ok: false,
      error: [{ path: 'game' }],
    });
    expect(parseHttpRefusal({ error: 'because', problems: [] })).toMatchObject({
      ok: false,
      error: [{ path: 'error' }],
    });
  });
});
