import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Problem, parseRuleset, RULESET_KEY_NAMES, RULESETS } from '../index.ts';
import { arbitraryRuleset } from '../testing/arbitraryRuleset.ts';
import { withValue } from '../testing/withValue.ts';

type Json = Record<string, unknown>;

const LINDOR = RULESETS['lindor-1789'];
const SUIT = RULESETS['avantcoureur-1760'];

/** A ruleset of 1789 in which some keys have other values. */
function changed(change: Json, base: object = LINDOR): Json {
  return { ...structuredClone(base), ...change };
}

function problemsOf(input: unknown): Problem[] {
  const parsed = parseRuleset(input);
  return parsed.ok ? [] : parsed.error;
}

/** What is wrong and where, as `code path`. */
function codesOf(input: unknown): string[] {
  return problemsOf(input).map(({ code, path }) => `${code} ${path}`);
}

const KEYS = [
  'id',
  'players',
  'play',
  'dealTo',
  'firstDealer',
  'nextDealer',
  'hand',
  'packet',
  'honours',
  'ante',
  'counters',
  'run',
  'firstLead',
  'continuing',
  'stall',
  'hocs',
  'dwarf',
  'announcing',
  'missedHonour',
  'heldHonour',
  'payment',
  'acePoints',
  'heldDwarfFactor',
  'opera',
  'factors',
  'bete',
  'debts',
  'end',
];

describe('every key is required', () => {
  test('and there are the keys of the contract', () => {
    expect([...RULESET_KEY_NAMES].sort()).toEqual([...KEYS].sort());
  });

  test.each([
    ...KEYS,
    ...['opera.when', 'opera.sweeps', 'opera.factor', 'end.deals', 'end.target', 'end.minutes'],
    ...['honours[3].card', 'honours[3].stake'],
  ])('%s', (path) => {
    const input = withValue(LINDOR, path, undefined);
    expect(codesOf(input)).toEqual([`missing ${path}`]);
    expect(problemsOf(input)[0]?.expected).not.toBe('');
    expect(problemsOf(input)[0]?.found).toBe('');
  });

  test('an inherited key is missing', () => {
    const input = Object.create(LINDOR) as Json;
    expect(codesOf(input)).toHaveLength(KEYS.length);
  });
});

describe('unknown keys are refused by name', () => {
  test.each(['colour', 'Play', 'opera.bonus', 'end.ruin', 'honours[0].name'])('%s', (path) => {
    expect(codesOf(withValue(LINDOR, path, 'red'))).toEqual([`unknown-key ${path}`]);
  });

  test.each(['1', '9', '03', 'three', ''])('a number of deals for "%s" players', (players) => {
    expect(codesOf(withValue(LINDOR, 'end.deals', { [players]: 10 }))).toEqual([
      `unknown-key end.deals.${players}`,
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s, which every object seems to have',
    (key) => {
      const text = JSON.stringify(LINDOR).replace('{', `{"${key}": {"play": "up"},`);
      expect(codesOf(JSON.parse(text))).toEqual([`unknown-key ${key}`]);
      expect(({} as Json)['play']).toBeUndefined();
    },
  );

  test('a key named like an inherited one inside', () => {
    const end = JSON.parse('{"deals": {"__proto__": 3}, "target": null, "minutes": null}') as unknown;
    expect(codesOf(changed({ end }))).toEqual(['unknown-key end.deals.__proto__']);
  });
});

const NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 0.5];

/** For each key, values that it may not have. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  id: ['', 'Lindor', 'a b', 'é', 'lindor_1789', 7, null, ['lindor'], 'a\nb'],
  players: [[], [1], [9], [3, 3], [4, 3], [3.5], ['3'], 3, null, { 0: 3 }, [Number.NaN], [3, 9], '345'],
  play: ['left', 'Clockwise', '', null, 1, true, ['clockwise'], undefined],
  dealTo: ['right', null, 0],
  firstDealer: ['highest', 'lowest-card', null],
  nextDealer: ['clockwise', null, -1],
  hand: ['half', 15, null],
  packet: [2, 0, '3', 1.5, null, true, Number.NaN],
  honours: [
    [],
    null,
    'Td',
    LINDOR.honours.slice(1),
    [...LINDOR.honours, { card: '2c', stake: 1 }],
    { ...LINDOR.honours },
  ],
  ante: ['nobody', null, true],
  counters: [14, 100_001, 120.5, '120', null, [120], ...NUMBERS],
  run: ['colour', null],
  firstLead: ['highest', null],
  continuing: ['forbidden', null, true],
  stall: ['pass', null],
  hocs: [1, 0, 'true', null],
  dwarf: ['wild', null, false],
  announcing: ['optional', null, true],
  missedHonour: ['bête', 'nothing', null],
  heldHonour: ['stays', null],
  payment: ['counters', null],
  acePoints: [11, 0, '1', null, true, ...NUMBERS],
  heldDwarfFactor: [0, 3, '2', null, ...NUMBERS],
  opera: [true, false, 'unopposed', [], 1],
  factors: ['both', null, 2],
  bete: ['bête', null, true],
  debts: ['no', 0, null],
  end: [null, [], 'ruin', 10],
};

const WRONG_INSIDE: Readonly<Record<string, readonly unknown[]>> = {
  'honours[0].card': ['7D', '10d', 'd7', '', 'Xx', null, 7, ['7d'], '7d!'],
  'honours[0].stake': [0, -1, 1.5, 100_001, '1', null, ...NUMBERS],
  'honours[2]': [null, 'Qs', ['Qs', 3], 3],
  'opera.when': ['ever'],
  'opera.sweeps': ['yes'],
  'opera.factor': [3, Number.NaN],
  'end.deals': [0, -1, 1.5, 1_000_001, '10', true, [10], ...NUMBERS],
  'end.deals.3': [0, -1, 1.5, 1_000_001, '12', null, {}, [], ...NUMBERS],
  'end.target': [0, -5, 2.5, 1_000_001, '250', [], {}, ...NUMBERS],
  'end.minutes': [0, -5, '30', [], {}, Number.NaN, Number.POSITIVE_INFINITY],
};

describe('a value that is none of the allowed is refused by its key', () => {
  test.each(Object.entries(WRONG))('%s', (key, values) => {
    for (const value of values)
      expect(codesOf(changed({ [key]: value })), String(value)).toEqual([`wrong-value ${key}`]);
  });

  test('and there is one list of wrong values for each key', () => {
    expect(Object.keys(WRONG).sort()).toEqual([...KEYS].sort());
  });

  test.each(Object.entries(WRONG_INSIDE))('%s', (path, values) => {
    const base = changed({ end: { ...LINDOR.end, deals: path.startsWith('end.deals.') ? {} : null } });
    for (const value of values)
      expect(codesOf(withValue(base, path, value)), String(value)).toEqual([`wrong-value ${path}`]);
  });

  test.each([[null], [undefined], [''], [7], [true], [[]], [[LINDOR]], ['lindor-1789']])(
    'the whole: %j',
    (input) => {
      expect(codesOf(input)).toEqual(['wrong-value ']);
    },
  );

  test('with what would be right and what was found', () => {
    expect(problemsOf(changed({ counters: 7 }))).toEqual([
      { code: 'wrong-value', path: 'counters', expected: 'integer 15–100000', found: '7' },
    ]);
    expect(problemsOf(changed({ run: 'colour' }))[0]).toMatchObject({
      expected: '"rank" | "suit"',
      found: '"colour"',
    });
    expect(problemsOf(changed({ end: { ...LINDOR.end, deals: 0 } }))[0]).toMatchObject({
      expected: 'null | integer 1–1000000 | {"2"–"8": integer 1–1000000}',
      found: '0',
    });
  });

  test.each([
    ['x'.repeat(1000), `"${'x'.repeat(38)}…`],
    ['x'.repeat(38), `"${'x'.repeat(38)}"`],
    [[[[1]], 2], '[[[…]],2]'],
    [{ a: { b: { c: 1 } } }, '{"a":{"b":{…}}}'],
    [undefined, 'undefined'],
  ])('with what was found in short: %j', (value, found) => {
    expect(problemsOf(changed({ run: value }))[0]?.found).toBe(found);
  });
});

describe('values at the border are accepted', () => {
  test.each<[string, Json]>([
    ['15 counters', { counters: 15 }],
    ['100000 counters', { counters: 100_000 }],
    ['one number of players', { players: [8] }],
    ['a name of digits and hyphens', { id: '1789-b' }],
    ['a number of deals', { end: { deals: 1, target: null, minutes: null } }],
    ['a number of deals by players', { end: { deals: { 3: 12, 5: 10 }, target: null, minutes: null } }],
    ['no number of deals for anyone', { end: { deals: {}, target: null, minutes: null } }],
    ['every end at once', { end: { deals: 10, target: 250, minutes: 30 } }],
    ['no opera', { opera: null }],
    [
      'an ace on the board',
      { honours: LINDOR.honours.map((honour, box) => ({ ...honour, card: `${box + 2}c` })) },
    ],
  ])('%s', (_, change) => {
    expect(codesOf(changed(change))).toEqual([]);
  });
});

describe('impossible combinations are refused by their key', () => {
  test('next-rank needs a run by rank', () => {
    expect(codesOf(changed({ stall: 'next-rank' }, SUIT))).toEqual(['conflict stall']);
    expect(codesOf(changed({ stall: 'next-rank' }))).toEqual([]);
  });

  test.each(['stop', 'stands-for-wanted'])('a wild dwarf (%s) needs a run within a suit', (dwarf) => {
    expect(codesOf(changed({ dwarf }))).toEqual(['conflict dwarf']);
    expect(codesOf(changed({ dwarf }, SUIT))).toEqual([]);
  });

  test('hocs go with either run', () => {
    expect(codesOf(changed({ hocs: true }))).toEqual([]);
    expect(codesOf(changed({ hocs: false }, SUIT))).toEqual([]);
  });

  test('no card is an honour twice', () => {
    const honours = LINDOR.honours.map((honour) => ({ ...honour, card: '7d' }));
    expect(codesOf(changed({ honours }))).toEqual(['conflict honours']);
  });

  test('the counters pay for one ante at least', () => {
    const honours = LINDOR.honours.map((honour) => ({ ...honour, stake: 10 }));
    expect(codesOf(changed({ honours, counters: 49 }))).toEqual(['conflict counters']);
    expect(codesOf(changed({ honours, counters: 15 }))).toEqual(['conflict counters']);
    expect(codesOf(changed({ honours, counters: 50 }))).toEqual([]);
  });

  test('a target is above the counters that everyone has at the start', () => {
    const until = (target: number) => ({ end: { ...LINDOR.end, target } });
    expect(problemsOf(changed(until(120)))).toEqual([
      { code: 'conflict', path: 'end.target', expected: '> 120 (counters)', found: '120' },
    ]);
    expect(codesOf(changed(until(1)))).toEqual(['conflict end.target']);
    expect(codesOf(changed(until(121)))).toEqual([]);
    expect(codesOf(changed({ ...until(120), counters: 119 }))).toEqual([]);
  });

  test('both conflicts are reported', () => {
    expect(codesOf(changed({ run: 'rank', dwarf: 'stop', stall: 'lead' }, SUIT))).toEqual(['conflict dwarf']);
    expect(codesOf(changed({ run: 'suit', stall: 'next-rank', dwarf: 'plain', counters: 14 }))).toEqual([
      'wrong-value counters',
      'conflict stall',
    ]);
  });
});

describe('a ruleset of a draft', () => {
  test('is refused by what it lacks and by the values that are gone', () => {
    const { factors: _, bete: __, ...draft1 } = LINDOR;
    expect(codesOf(draft1)).toEqual(['missing factors', 'missing bete']);
    expect(codesOf(changed({ opera: { when: 'first-turn', sweeps: true, factor: 1 } }))).toEqual([
      'wrong-value opera.when',
    ]);
  });
});

describe('all problems are returned at once', () => {
  test('missing, unknown, wrong and conflicting', () => {
    const input = changed({
      play: 'up',
      counters: 3,
      dwarf: 'stop',
      colour: 'red',
      opera: { when: 'ever', sweeps: 1 },
      end: { deals: { 1: 3, 4: 0 }, target: -1, minutes: 'x' },
    });
    delete input['run'];
    expect(codesOf(input).sort()).toEqual(
      [
        'wrong-value play',
        'wrong-value counters',
        'missing run',
        'unknown-key colour',
        'wrong-value opera.when',
        'wrong-value opera.sweeps',
        'missing opera.factor',
        'unknown-key end.deals.1',
        'wrong-value end.deals.4',
        'wrong-value end.target',
        'wrong-value end.minutes',
      ].sort(),
    );
  });
});

describe('any input is answered', () => {
  test('every key spoiled by chance is reported by its path', () => {
    const spoiled = fc.record({ key: fc.constantFrom(...KEYS), value: fc.string({ minLength: 65 }) });
    fc.assert(
      fc.property(arbitraryRuleset(), spoiled, ({ ruleset }, { key, value }) => {
        expect(codesOf({ ...ruleset, [key]: value })).toContain(`wrong-value ${key}`);
      }),
    );
  });

  test('anything at all', () => {
    const rubbish = fc.anything({
      maxDepth: 6,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    fc.assert(
      fc.property(rubbish, (input) => {
        expect(parseRuleset(input).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), rubbish, (key, value) => {
        expect(() => parseRuleset(changed({ [key]: value }))).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  test('what JSON cannot write', () => {
    const circle: Json = {};
    circle['self'] = circle;
    const silent = {
      toJSON: () => {
        throw new Error('no');
      },
    };
    for (const value of [1n, circle, silent, Symbol('run'), () => 'rank', undefined]) {
      expect(codesOf(changed({ run: value }))).toEqual(['wrong-value run']);
      expect(codesOf(changed({ [`${String(typeof value)}`]: value }))).toHaveLength(1);
    }
  });

  test('nesting a hundred thousand deep', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect(codesOf(changed({ opera: deep }))).toEqual(['wrong-value opera']);
    expect(codesOf(deep)).toEqual(['wrong-value ']);
    expect(codesOf(changed({ unheard: deep }))).toEqual(['unknown-key unheard']);
  });

  test('a list whose items cannot be compared', () => {
    const players = JSON.parse('[{"toString": 1, "valueOf": 1}, 3]') as unknown;
    expect(codesOf(changed({ players }))).toEqual(['wrong-value players']);
    expect(codesOf(changed({ players: [Object.create(null), Object.create(null)] }))).toEqual([
      'wrong-value players',
    ]);
  });

  test('lists with holes', () => {
    expect(parseRuleset(changed({ honours: new Array(5) })).ok).toBe(false);
    const players = [3];
    players.length = 2;
    expect(parseRuleset(changed({ players })).ok).toBe(false);
  });
});

describe('a right ruleset', () => {
  test('is given back as it was written: parse(make(x)) = x', () => {
    fc.assert(
      fc.property(arbitraryRuleset(), ({ ruleset }) => {
        const written = JSON.parse(JSON.stringify(ruleset)) as unknown;
        expect(parseRuleset(written)).toEqual({ ok: true, value: ruleset });
      }),
    );
  });

  test('in any order of its keys', () => {
    const reversed = Object.fromEntries(Object.entries(LINDOR).reverse());
    expect(parseRuleset(reversed)).toEqual({ ok: true, value: LINDOR });
  });
});
