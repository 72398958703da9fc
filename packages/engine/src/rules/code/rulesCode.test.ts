import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyHouseRules,
  houseName,
  isRulesCodeLike,
  makeRulesCode,
  parseRulesCode,
  RULESET_IDS,
  RULESET_KEY_NAMES,
  RULESETS,
  type Ruleset,
  type RulesetId,
} from '../../index.ts';
import { arbitraryRuleset } from '../../testing/arbitraryRuleset.ts';
import { rulesOf } from '../../testing/rules.ts';
import { codeText, numbersIn, SYMBOLS, withChecks } from './symbols.ts';

function read(text: string): Ruleset {
  const parsed = parseRulesCode(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function problemOf(text: string): unknown {
  const parsed = parseRulesCode(text);
  return parsed.ok ? null : parsed.error;
}

interface PinnedCode {
  readonly code: string;
  readonly base: RulesetId;
  readonly changes: readonly string[];
}

/** Codes of release 1.0, which later versions read, each with the rules it is of: a ruleset and its changes. */
function pinnedCodes(): PinnedCode[] {
  const file = new URL('../../../../../fixtures/1.0/codes.txt', import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [pinned = '', base, ...changes] = line.split(' ');
      return { code: pinned, base: base as RulesetId, changes };
    });
}

function changed(base: Ruleset, changes: readonly string[]): Ruleset {
  const outcome = applyHouseRules(base, changes);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const ours = rulesOf('gelber-zwerg continuing=compulsory payment=cards');
const code = makeRulesCode(ours);

describe('a code of rules', () => {
  test('of one of the six rulesets is its name', () => {
    for (const id of RULESET_IDS) {
      expect(makeRulesCode(RULESETS[id])).toBe(id);
      expect(read(` ${id.toUpperCase()} `)).toEqual(RULESETS[id]);
    }
  });

  test('of house rules is short, and has only signs that cannot be mistaken', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{1,4}$/);
    expect(makeRulesCode(rulesOf('lindor-1789 end.deals=10')).length).toBeLessThanOrEqual(11);
  });

  test('is pinned for every key and value', () => {
    const pinned = pinnedCodes();
    for (const { code: text, base, changes } of pinned) {
      expect(makeRulesCode(changed(RULESETS[base], changes)), changes.join(' ')).toBe(text);
      expect(read(text)).toEqual(changed(RULESETS[base], changes));
    }
    const keys = pinned.flatMap(({ changes }) => changes.map((change) => change.split(/[=.[]/)[0]));
    expect([...new Set(keys)].sort()).toEqual([...RULESET_KEY_NAMES].sort());
  });

  test('of rules that are as near to one ruleset as to another starts from the first of them', () => {
    const { players, play, packet, ante, run, hocs, dwarf } = RULESETS['lindor-1789'];
    const changes = { id: 'ours', players, play, packet, ante, run, hocs, dwarf };
    expect(makeRulesCode({ ...RULESETS['avantcoureur-1760'], ...changes })).toBe(
      'G0FR-8TGA-73SP-GEA4-ABWB-2',
    );
  });

  test('is read back without loss, for every valid ruleset', () => {
    fc.assert(
      fc.property(arbitraryRuleset(), fc.boolean(), ({ ruleset }, isHouse) => {
        const named = isHouse ? { ...ruleset, id: houseName(RULESET_IDS[1]) } : ruleset;
        expect(read(makeRulesCode(named))).toEqual(named);
      }),
    );
  });

  test('is read back without loss at the ends of what is valid', () => {
    for (const changes of [
      'counters=100000',
      'end.target=1000000',
      'end.minutes=0.1',
      'end.minutes=1e300',
      'end.deals={}',
      'end.deals={"8":1000000}',
      'opera=null',
      'players=8',
      'id=a',
      `id=${'z-9'.repeat(21)}`,
      'honours[0].stake=90000 counters=100000',
    ]) {
      const ruleset = rulesOf(`lindor-1789 ${changes}`);
      expect(read(makeRulesCode(ruleset))).toEqual(ruleset);
    }
  });

  test('of rules whose name alone differs keeps the name', () => {
    for (const id of ['ours', 'famille-house', 'lindor-1789-house', 'lindor-1789']) {
      const named = { ...RULESETS.famille, id };
      expect(read(makeRulesCode(named))).toEqual(named);
    }
  });

  test('of rules that differ from a ruleset and have its name keeps it', () => {
    for (const ruleset of RULESET_IDS.map((id) => ({ ...RULESETS[id], debts: true })))
      expect(read(makeRulesCode(ruleset))).toEqual(ruleset);
  });

  test('is known by its form, right or wrong', () => {
    for (const text of [code, code.toLowerCase(), code.replaceAll('-', ''), 'BCSZ-RW4'])
      expect(isRulesCodeLike(text)).toBe(true);
    for (const text of ['', 'lindor-1789', 'famille', 'my-rules', 'rules.json', 'lindor-1789~hand=all'])
      expect(isRulesCodeLike(text)).toBe(false);
  });

  test('is read as people write it', () => {
    expect(read(code.toLowerCase().replaceAll('-', ' '))).toEqual(ours);
    expect(read(code.replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(ours);
  });
});

describe('a wrong code', () => {
  test('with one wrong sign is refused, and its group is reported', () => {
    const signs = numbersIn(code);
    for (const [place, right] of signs.entries()) {
      for (let wrong = 0; wrong < SYMBOLS.length; wrong++) {
        if (wrong === right) continue;
        const slip = codeText(signs.with(place, wrong));
        expect(problemOf(slip)).toEqual({ code: 'mistyped', group: Math.floor(place / 4) + 1 });
      }
    }
  });

  test('with two neighbours in each other’s place is refused', () => {
    const signs = numbersIn(code);
    for (let place = 1; place < signs.length; place++) {
      const [before = 0, after = 0] = signs.slice(place - 1, place + 1);
      if (before === after) continue;
      const swapped = codeText(signs.with(place - 1, after).with(place, before));
      expect(problemOf(swapped)).toMatchObject({ code: 'mistyped' });
    }
  });

  test('says what is wrong with it', () => {
    expect(problemOf('')).toEqual({ code: 'too-short' });
    expect(problemOf('K7')).toEqual({ code: 'too-short' });
    expect(problemOf('K7M!-QQ')).toEqual({ code: 'foreign-sign', sign: '!' });
    expect(problemOf(codeText(withChecks([24, 1, 2])))).toEqual({ code: 'later-version' });
    expect(problemOf(codeText(withChecks([23, 31])))).toEqual({ code: 'later-version' });
    // Codes of the drafts: versions 0 and 1.
    expect(problemOf('2CFG-8S')).toEqual({ code: 'draft-version' });
    expect(problemOf('9CZG-GT')).toEqual({ code: 'draft-version' });
    // Changes that are cut off, a key that there is not, and more after the end.
    expect(problemOf(codeText(withChecks([17, 9])))).toEqual({ code: 'mistyped', group: null });
    expect(problemOf(codeText(withChecks([17, 30, 31])))).toEqual({ code: 'mistyped', group: null });
    expect(problemOf(codeText(withChecks([17, 31, 0])))).toEqual({ code: 'mistyped', group: null });
  });

  test('has nothing in the bits that fill its last sign', () => {
    // lindor-1789 with continuing=compulsory: key 12 and one bit, then the end and four bits that fill the sign.
    expect(problemOf(codeText(withChecks([17, 12, 0b11111, 0b10000])))).toBeNull();
    for (const filled of [0b10001, 0b10010, 0b11000])
      expect(problemOf(codeText(withChecks([17, 12, 0b11111, filled])))).toEqual({
        code: 'mistyped',
        group: null,
      });
  });

  test('of rules that contradict each other names the key', () => {
    // lindor-1789 with run=rank and a wild dwarf: key 15 is the dwarf, and two bits say which.
    const contradiction = codeText(withChecks([17, 15, 0b01111, 0b11000]));
    expect(problemOf(contradiction)).toMatchObject({ code: 'wrong-rules', problems: [{ path: 'dwarf' }] });
  });

  test('of any characters returns rules or a problem, and never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 1, maxLength: 40 }), (signs) => {
        const parsed = parseRulesCode(codeText(withChecks(signs)));
        if (parsed.ok) expect(read(makeRulesCode(parsed.value))).toEqual(parsed.value);
        else expect(parsed.error.code).toBeTypeOf('string');
      }),
    );
  });
});
