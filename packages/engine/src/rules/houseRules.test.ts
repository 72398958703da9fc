import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyHouseRules,
  compileRules,
  type Problem,
  parseRulesText,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  rulesetDifferences,
} from '../index.ts';
import { arbitraryRuleset } from '../testing/arbitraryRuleset.ts';
import { rulesOf } from '../testing/rules.ts';

const LINDOR = RULESETS['lindor-1789'];

function problemsOf(text: string): string[] {
  const parsed = parseRulesText(text);
  return parsed.ok ? [] : parsed.error.map(({ code, path }: Problem) => `${code} ${path}`);
}

describe('house rules', () => {
  test.each<[string, Partial<Ruleset>]>([
    ['continuing=compulsory', { continuing: 'compulsory' }],
    ['counters=50', { counters: 50 }],
    ['hocs=true', { hocs: true }],
    ['opera=null', { opera: null }],
    ['players=3,4,5', { players: [3, 4, 5] }],
    ['players=4', { players: [4] }],
    ['players=3,4 players[1]=5', { players: [3, 5] }],
    ['end.deals=10', { end: { deals: 10, target: null, minutes: null } }],
    ['end.minutes=45', { end: { deals: null, target: null, minutes: 45 } }],
    ['opera.factor=2', { opera: { when: 'unopposed', sweeps: true, factor: 2 } }],
    [
      'end={"deals":{"3":12},"target":200,"minutes":null}',
      { end: { deals: { 3: 12 }, target: 200, minutes: null } },
    ],
    ['id=our-house', { id: 'our-house' }],
    ['id=1789', { id: '1789' }],
  ])('lindor-1789 %s', (change, expected) => {
    expect(rulesOf(`lindor-1789 ${change}`)).toEqual({ ...LINDOR, id: 'lindor-1789-house', ...expected });
  });

  test('of a ruleset with the longest name have a name that is not longer', () => {
    const id = 'a'.repeat(64);
    expect(applyHouseRules({ ...LINDOR, id }, ['counters=50'])).toMatchObject({
      ok: true,
      value: { id: `${'a'.repeat(58)}-house` },
    });
  });

  test('one stake of one honour', () => {
    const changed = rulesOf('lindor-1789 honours[2].stake=6');
    expect(changed.honours.map(({ stake }) => stake)).toEqual([1, 2, 6, 4, 5]);
    expect(changed.honours.map(({ card }) => card)).toEqual(['Td', 'Jc', 'Qs', 'Kh', '7d']);
  });

  test('a number of deals for one number of players more', () => {
    const changed = rulesOf('avantcoureur-1760 players=3,4,5 end.deals.4=8');
    expect(changed.end.deals).toEqual({ 3: 12, 4: 8, 5: 10 });
  });

  test('several at once, later ones over earlier ones', () => {
    const changed = rulesOf('gelber-zwerg stall=lead payment=cards payment=points counters=80');
    expect(changed).toMatchObject({ stall: 'lead', payment: 'points', counters: 80 });
  });

  test('S2’s variants of the gelber-zwerg', () => {
    expect(
      rulesetDifferences(RULESETS['gelber-zwerg'], rulesOf('gelber-zwerg stall=lead payment=cards')),
    ).toEqual([
      { path: 'stall', a: '"next-rank"', b: '"lead"' },
      { path: 'payment', a: '"points"', b: '"cards"' },
    ]);
  });

  test('nothing changed is the ruleset itself, by its own name', () => {
    expect(rulesOf('lindor-1789')).toEqual(LINDOR);
    expect(rulesOf('lindor-1789 counters=120')).toEqual(LINDOR);
  });

  test('an explicit name stays, also the ruleset’s own', () => {
    expect(rulesOf('lindor-1789 counters=50 id=lindor-1789').id).toBe('lindor-1789');
    const long = { ...LINDOR, id: 'a'.repeat(64) };
    const changed = applyHouseRules(long, ['counters=50']);
    expect(changed).toMatchObject({ ok: true, value: { counters: 50 } });
    expect(changed.ok && changed.value.id).not.toBe(long.id);
  });

  test('the ruleset that is changed stays as it was', () => {
    const before = structuredClone(LINDOR);
    applyHouseRules(LINDOR, ['honours[0].stake=9', 'end.deals=3', 'players=3']);
    expect(LINDOR).toEqual(before);
  });

  test('spaces around and between do not matter', () => {
    expect(rulesOf('  lindor-1789   counters=50  ').counters).toBe(50);
  });
});

describe('house rules that cannot be', () => {
  test.each([
    ['an unknown ruleset', 'lindor', ['wrong-value id']],
    ['an empty text', '', ['wrong-value id']],
    ['a name that every object has', 'constructor', ['wrong-value id']],
    ['an unknown key', 'lindor-1789 colour=red', ['unknown-key colour']],
    ['an unknown inner key', 'lindor-1789 end.years=3', ['unknown-key end.years']],
    ['a wrong value', 'lindor-1789 run=colour', ['wrong-value run']],
    ['an empty value', 'lindor-1789 run=', ['wrong-value run']],
    ['a number that is none', 'lindor-1789 counters=many', ['wrong-value counters']],
    ['a conflict', 'lindor-1789 dwarf=stop', ['conflict dwarf']],
    ['an honour that is not there', 'lindor-1789 honours[5].stake=1', ['unknown-key honours[5].stake']],
    ['two wrong values', 'lindor-1789 run=colour hocs=maybe', ['wrong-value run', 'wrong-value hocs']],
  ])('%s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test('a key that an object has twice', () => {
    const changed = applyHouseRules(RULESETS.famille, ['end.deals={"3":1,"3":2}', 'counters=90']);
    const problem = { code: 'duplicate-key', path: 'end.deals', expected: '', found: '{"3":2}' };
    expect(changed).toEqual({ ok: false, error: [problem] });
  });

  test('a change without an equals sign', () => {
    expect(parseRulesText('lindor-1789 optional').ok).toBe(false);
  });

  test('everything wrong is returned at once', () => {
    const found = problemsOf('lindor-1789 colour=red run=colour end.target=-1');
    expect(found).toContain('unknown-key colour');
    expect(found).toContain('wrong-value run');
    expect(found).toContain('wrong-value end.target');
  });

  test.each([
    '__proto__=1',
    '__proto__.play=up',
    'constructor.prototype.play=up',
    'end.__proto__=1',
    'end.__proto__.deals=1',
    'opera.constructor=1',
    'honours.length=3',
    'players.length=1',
    'honours[0].__proto__.stake=3',
    'toString=1',
    '=1',
    '.=1',
  ])('%s is refused and pollutes nothing', (change) => {
    expect(parseRulesText(`lindor-1789 ${change}`).ok).toBe(false);
    const plain = {} as Record<string, unknown>;
    expect([plain['play'], plain['deals'], plain['stake']]).toEqual([undefined, undefined, undefined]);
    expect(RULESETS['lindor-1789'].honours).toHaveLength(5);
  });

  test('any text is answered', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULESET_IDS), fc.array(fc.string()), (id, changes) => {
        expect(() => applyHouseRules(RULESETS[id], changes)).not.toThrow();
        expect(() => parseRulesText([id, ...changes].join(' '))).not.toThrow();
      }),
    );
  });
});

describe('differences between rulesets', () => {
  test('are reported by their leaf keys, names left out', () => {
    expect(rulesetDifferences(LINDOR, RULESETS['nain-jaune-court'])).toContainEqual({
      path: 'honours[2].card',
      a: '"Qs"',
      b: '"Qh"',
    });
    expect(rulesetDifferences(LINDOR, rulesOf('lindor-1789 end.deals=10'))).toEqual([
      { path: 'end.deals', a: 'null', b: '10' },
    ]);
    expect(rulesetDifferences(LINDOR, { ...LINDOR, id: 'other' })).toEqual([]);
  });

  test('written back as house rules, they turn the one ruleset into the other', () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitraryRuleset(), ({ ruleset: from }, { ruleset: to }) => {
        const keys = new Set(
          rulesetDifferences(from, to).map(({ path }) => path.split(/[.[]/)[0] as keyof Ruleset),
        );
        const changes = [...keys].map((key) => `${key}=${JSON.stringify(to[key])}`);
        const applied = applyHouseRules(from, [...changes, `id=${to.id}`]);
        expect(applied).toEqual({ ok: true, value: to });
      }),
    );
  });
});

describe('compiled rules', () => {
  test.each([2, 9, 3.5, Number.NaN, -3])('are not for %d players', (players) => {
    expect(() => compileRules(LINDOR, players)).toThrow(RangeError);
  });

  test('are for every number of players that a ruleset allows', () => {
    for (const id of RULESET_IDS) {
      for (const players of RULESETS[id].players)
        expect(compileRules(RULESETS[id], players).players).toBe(players);
    }
  });

  test('are shared by all copies of a known ruleset, and not by what only bears its name', () => {
    const [copy, other] = [structuredClone(LINDOR), { ...LINDOR, counters: 77 }];
    expect(compileRules(copy, 4)).toBe(compileRules(LINDOR, 4));
    expect(compileRules(other, 4)).not.toBe(compileRules(LINDOR, 4));
    expect(compileRules(other, 4).ruleset).toBe(other);
  });
});
