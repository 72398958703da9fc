import { applyHouseRules, makeRulesCode, RULESET_IDS, RULESETS, type RulesetId } from '@nain-jaune/engine';
import { changedRuleset } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRoute } from '../../app/routing/parseRoute.ts';
import { houseAddress, playAddress } from '../../app/routing/route.ts';
import { makeHouseText, parseHouseText } from './houseText.ts';

function changed(base: RulesetId, ...changes: readonly string[]) {
  const applied = applyHouseRules(RULESETS[base], changes);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value;
}

function problemsOf(text: string): string[] {
  const parsed = parseHouseText(text);
  return parsed.ok ? [] : parsed.error.map(({ code, path }) => `${code} ${path}`);
}

describe('a rules code in place of the text', () => {
  test('has the same rules, relative to the nearest ruleset', () => {
    const ours = changed('gelber-zwerg', 'continuing=compulsory', 'payment=cards');
    expect(parseHouseText(makeRulesCode(ours))).toEqual({
      ok: true,
      value: { base: 'gelber-zwerg', ruleset: ours },
    });
  });

  test('is rejected if it is wrong', () => {
    expect(problemsOf('KCSZ-RE0')).toEqual(['wrong-value code']);
  });
});

describe('house rules as a text', () => {
  test.each<[string, RulesetId, readonly string[]]>([
    ['lindor-1789', 'lindor-1789', []],
    [
      'lindor-1789~continuing=compulsory~end.deals=10',
      'lindor-1789',
      ['end.deals=10', 'continuing=compulsory'],
    ],
    ['lindor-1789~players=3,4', 'lindor-1789', ['players=3,4']],
    ['famille~players=4', 'famille', ['players=4']],
    ['famille~factors=highest~bete=stake', 'famille', ['bete=stake', 'factors=highest']],
    ['gelber-zwerg~opera=null', 'gelber-zwerg', ['opera=null']],
    ['famille~honours.2.stake=6', 'famille', ['honours[2].stake=6']],
    [
      'nain-jaune-court~honours.2.card=Qs~honours.3.card=Kh',
      'nain-jaune-court',
      ['honours[2].card=Qs', 'honours[3].card=Kh'],
    ],
    ['lindor-1789~opera=null', 'lindor-1789', ['opera=null']],
    ['lindor-1789~opera.factor=2', 'lindor-1789', ['opera.factor=2']],
    [
      'nain-jaune-court~opera.when=unopposed~opera.sweeps=true~opera.factor=1',
      'nain-jaune-court',
      ['opera={"when":"unopposed","sweeps":true,"factor":1}'],
    ],
    ['avantcoureur-1760~end.deals.5=10', 'avantcoureur-1760', ['end.deals={"5":10}']],
    ['avantcoureur-1760~end.deals=null', 'avantcoureur-1760', ['end.deals=null']],
    ['avantcoureur-1760~end.deals={}', 'avantcoureur-1760', ['end.deals={}']],
    ['lindor-1789~end.deals.4=8~end.deals.5=10', 'lindor-1789', ['end.deals={"4":8,"5":10}']],
    ['lindor-1789~debts=true~id=chez-nous', 'lindor-1789', ['debts=true', 'id=chez-nous']],
  ])('%s', (text, base, changes) => {
    const ruleset = changed(base, ...changes);
    expect(makeHouseText(ruleset, base)).toBe(text);
    expect(parseHouseText(text)).toEqual({ ok: true, value: { base, ruleset } });
  });

  test('represents every valid ruleset, relative to any base', () => {
    fc.assert(
      fc.property(changedRuleset, fc.constantFrom(...RULESET_IDS), ({ base, ruleset }, other) => {
        for (const from of [base, other]) {
          const parsed = parseHouseText(makeHouseText(ruleset, from));
          expect(parsed).toEqual({ ok: true, value: { base: from, ruleset } });
        }
        expect(parseHouseText(makeHouseText(ruleset))).toMatchObject({ value: { ruleset } });
      }),
    );
  });

  test('survives an address and stays readable in it', () => {
    fc.assert(
      fc.property(changedRuleset, ({ base, ruleset }) => {
        const text = makeHouseText(ruleset, base);
        expect(parseRoute(playAddress(text))).toEqual({ page: 'home', rules: text });
        expect(parseRoute(houseAddress(text))).toEqual({ page: 'house', rules: text, field: null });
        expect(playAddress(text)).toMatch(/^#\/play\/[\w.~=,%-]+$/);
      }),
    );
    expect(playAddress('lindor-1789~players=3,4')).toBe('#/play/lindor-1789~players=3,4');
  });

  test('is relative to the base in its id, else to the nearest one', () => {
    expect(makeHouseText(changed('famille', 'payment=points'))).toBe('famille~payment=points');
    expect(makeHouseText(changed('yellow-dwarf', 'acePoints=1', 'id=ours'))).toBe(
      'yellow-dwarf~acePoints=1~id=ours',
    );
  });
});

describe('a broken text', () => {
  test.each([
    ['nothing', '', ['wrong-value base']],
    ['an unknown ruleset', 'lindor', ['wrong-value base']],
    ['an unknown ruleset and a wrong value', 'lindor~run=colour', ['wrong-value base', 'wrong-value run']],
    ['unknown keys', 'famille~colour=red~end.years=3', ['unknown-key colour', 'unknown-key end.years']],
    ['a change without a value', 'famille~payment', ['wrong-value ']],
    ['half an opera', 'nain-jaune-court~opera.factor=2', ['missing opera.when', 'missing opera.sweeps']],
    ['deals by too many players', 'famille~end.deals.9=3', ['unknown-key end.deals.9']],
    ['a contradiction', 'famille~dwarf=stop', ['conflict dwarf']],
    ['an honour too many', 'famille~honours.7.stake=1', ['unknown-key honours.7.stake']],
    ['a prototype', 'famille~end.deals.__proto__=1', ['unknown-key end.deals.__proto__']],
  ])('with %s is reported with its key', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, parts) => {
        expect(() => parseHouseText([name, ...parts].join('~'))).not.toThrow();
        expect(() => parseHouseText(['famille', ...parts].join('~'))).not.toThrow();
      }),
    );
  });
});
