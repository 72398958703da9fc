import { parseRuleset, RULESET_KEY_NAMES, RULESETS, type Ruleset } from '@nain-jaune/engine';
import { anyRuleset, inScope } from '@nain-jaune/engine/testing';
import { type JudgedKey, kingsAmong, TOPIC_IDS, TOPICS, type TopicId } from '@nain-jaune/judge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';

/** A situation of which no rule speaks has no keys. */
const KEYED = TOPIC_IDS.filter((id) => TOPICS[id].keys.length > 0);
const KEYS = RULESET_KEY_NAMES.filter((key): key is JudgedKey => key !== 'id');
const judge = await words('en').chapters.judge();

function textOf(id: TopicId, ruleset: Ruleset): string {
  return judge.sentences(id, ruleset).join('\n');
}

type Silent = (before: Ruleset, after: Ruleset) => boolean;
const stakesAlone: Silent = (a, b) => sum(a) === sum(b);
const noHocs: Silent = ({ hocs }) => !hocs;
const automatic: Silent = ({ announcing }) => announcing === 'automatic';
const sameKings: Silent = (a, b) => kingsAmong(a).join() === kingsAmong(b).join();
const sameDwarf: Silent = (a, b) => boxOfDwarf(a) === boxOfDwarf(b);
const bete: Silent = (a) => a.heldHonour === 'bete';
const sum = ({ honours }: Ruleset) => honours.reduce((all, { stake }) => all + stake, 0);
const boxOfDwarf = ({ honours }: Ruleset) => honours.some(({ card }) => card === '7d');
const cardsOf = ({ honours }: Ruleset) => honours.map(({ card }) => card).join();
const oneMore = ({ hand, players }: Ruleset) => hand === 'all' && players.some((some) => 52 % some !== 0);
const stands = ({ dwarf }: Ruleset) => dwarf === 'stands-for-wanted';
const standsWithHocs = (ruleset: Ruleset) => ruleset.hocs && stands(ruleset);
const isWild = ({ dwarf }: Ruleset) => dwarf !== 'plain';
const hasNoBete = ({ heldHonour, announcing, missedHonour }: Ruleset) =>
  heldHonour === 'nothing' && (announcing === 'automatic' || missedHonour === 'stays');
const nothingForgotten: Silent = ({ announcing, missedHonour }) =>
  announcing === 'automatic' || missedHonour === 'stays';

/** The conditions under which another value of a key does not change an answer. Otherwise it must. */
const SILENT: { readonly [Id in TopicId]?: { readonly [Key in JudgedKey]?: Silent } } = {
  'cards-left-over': {
    dealTo: (a) => !oneMore(a),
    players: (a, b) => a.hand === 'table' || oneMore(a) === oneMore(b),
  },
  'who-antes': { honours: stakesAlone },
  'cannot-ante': { honours: stakesAlone },
  'first-card': { dwarf: (a, b) => a.firstLead === 'any' || isWild(a) === isWild(b) },
  'keep-back': { dwarf: (a, b) => a.continuing === 'optional' || isWild(a) === isWild(b) },
  'stop-midway': { dwarf: (a, b) => a.continuing === 'optional' || isWild(a) === isWild(b) },
  'passed-with-it': { dwarf: (a, b) => a.continuing === 'optional' || isWild(a) === isWild(b) },
  'two-can-follow': {
    play: (a) => a.run === 'suit' && !isWild(a),
    dwarf: (a, b) => a.run === 'rank' || isWild(a) === isWild(b),
  },
  'king-laid': { announcing: noHocs },
  'last-card-king': {
    announcing: (a) => !a.hocs && kingsAmong(a).length === 0,
    honours: sameKings,
  },
  'honour-laid': {
    honours: (a, b) => !standsWithHocs(a) || sameDwarf(a, b),
    dwarf: (a, b) => !a.hocs || !boxOfDwarf(a) || stands(a) === stands(b),
  },
  'honour-stops': {
    honours: (a, b) => !a.hocs || cardsOf(a) === cardsOf(b),
    dwarf: (a, b) => a.hocs && (!boxOfDwarf(a) || stands(a) === stands(b)),
  },
  'forgot-to-announce': { missedHonour: automatic, bete: nothingForgotten, hocs: automatic },
  'announced-late': { missedHonour: automatic, bete: nothingForgotten },
  'honour-held': { bete: ({ heldHonour }) => heldHonour === 'nothing' },
  'how-much-is-a-bete': {
    missedHonour: automatic,
    announcing: ({ missedHonour }) => missedHonour === 'stays',
    bete: hasNoBete,
  },
  'lay-the-dwarf': { honours: sameDwarf },
  'must-lay-the-dwarf': {
    // A wild dwarf of either kind need not be laid.
    dwarf: (a, b) => isWild(a) === isWild(b),
    continuing: isWild,
    run: (a) => isWild(a) || a.continuing === 'optional',
  },
  'dwarf-held': {
    heldHonour: (a) => !boxOfDwarf(a),
    honours: (a, b) => !bete(a, b) || sameDwarf(a, b),
    bete: (a) => a.heldHonour === 'nothing' || !boxOfDwarf(a),
  },
  'hoc-called': { announcing: noHocs },
  'king-and-honour': { honours: (a, b) => !a.hocs || sameKings(a, b) },
  'king-in-silence': {
    announcing: (a) => !a.hocs && kingsAmong(a).length === 0,
    honours: (a, b) => automatic(a, b) || sameKings(a, b),
  },
  'what-losers-pay': { acePoints: ({ payment }) => payment === 'cards' },
  'an-ace-in-hand': { acePoints: ({ payment }) => payment === 'cards' },
  'who-is-paid-first': {
    opera: (a, b) => (a.opera?.sweeps ?? false) === (b.opera?.sweeps ?? false),
    heldHonour: ({ announcing, missedHonour }) => announcing === 'required' && missedHonour === 'bete',
    missedHonour: (a, b) => bete(a, b) || automatic(a, b),
    announcing: (a, b) => bete(a, b) || a.missedHonour === 'stays',
  },
  'what-is-an-opera': { opera: (a, b) => a.opera?.when === b.opera?.when },
  'what-an-opera-brings': {
    opera: (a, b) => a.opera?.sweeps === b.opera?.sweeps && a.opera?.factor === b.opera?.factor,
  },
  'others-laid-before': { opera: (a, b) => a.opera?.when === b.opera?.when },
  'dwarf-at-an-opera': {
    opera: (a, b) => a.opera?.factor === b.opera?.factor,
    heldDwarfFactor: ({ opera }) => opera === null,
    factors: ({ opera, heldDwarfFactor }) => opera?.factor !== 2 || heldDwarfFactor === 1,
  },
  'bete-after-an-opera': {
    bete: ({ heldHonour, opera }) => heldHonour === 'nothing' || opera?.sweeps !== true,
    opera: (a, b) => a.heldHonour === 'nothing' || a.opera?.sweeps === b.opera?.sweeps,
  },
  'equal-at-the-end': {
    firstDealer: (a, b) => (a.firstDealer === 'highest-card') === (b.firstDealer === 'highest-card'),
  },
  'when-over': { end: (a, b) => limitsOf(a) === limitsOf(b) },
  'time-is-up': { end: (a, b) => a.end.minutes === b.end.minutes },
  'target-in-mid-deal': { end: (a, b) => a.end.target === b.end.target },
};

/** The limits of a game. One of deals for no number of players is none. */
function limitsOf({ end }: Ruleset): string {
  const { deals } = end;
  const isNone = deals !== null && typeof deals === 'object' && Object.keys(deals).length === 0;
  return JSON.stringify({ ...end, deals: isNone ? null : deals });
}

describe('answers depend on the keys of the ruleset', () => {
  test('every key decides a situation, and there are at least 25 situations', () => {
    const named = new Set(TOPIC_IDS.flatMap((id) => [...TOPICS[id].keys] as JudgedKey[]));
    expect([...named].sort()).toEqual([...KEYS].sort());
    expect(TOPIC_IDS.length).toBeGreaterThanOrEqual(25);
  });

  test('an answer reads no other keys than those it names', () => {
    fc.assert(
      fc.property(anyRuleset, anyRuleset, fc.constantFrom(...TOPIC_IDS), (one, other, id) => {
        const keys: readonly JudgedKey[] = TOPICS[id].keys;
        const own = Object.fromEntries(keys.map((key) => [key, one[key]]));
        expect(textOf(id, { ...other, ...own })).toBe(textOf(id, one));
      }),
    );
  });

  test.each(inScope({ quick: KEYED.slice(0, 8), all: KEYED }))(
    '%s changes with each of its keys that has an effect',
    (id) => {
      const keys: readonly JudgedKey[] = TOPICS[id].keys;
      const seen = new Set<JudgedKey>();
      fc.assert(
        fc.property(anyRuleset, anyRuleset, fc.constantFrom(...keys), (before, other, key) => {
          const after = { ...before, [key]: other[key] };
          fc.pre(parseRuleset(after).ok && JSON.stringify(before[key]) !== JSON.stringify(after[key]));
          const isSilent = SILENT[id]?.[key]?.(before, after) ?? false;
          expect(textOf(id, before) === textOf(id, after)).toBe(isSilent);
          if (!isSilent) seen.add(key);
        }),
        { numRuns: 100 * keys.length, seed: 1789 },
      );
      expect([...seen].sort()).toEqual([...keys].sort());
    },
  );

  test('only keys that decide an answer are its grounds', () => {
    const grounds = (id: TopicId, ruleset: Ruleset) =>
      judge.answer(id, ruleset).grounds.map(({ key }) => key);
    expect(grounds('forgot-to-announce', RULESETS['lindor-1789'])).toEqual([
      'announcing',
      'missedHonour',
      'hocs',
    ]);
    expect(grounds('forgot-to-announce', RULESETS['gelber-zwerg'])).toEqual([
      'announcing',
      'missedHonour',
      'bete',
      'hocs',
    ]);
    expect(grounds('forgot-to-announce', RULESETS.famille)).toEqual(['announcing']);
    expect(grounds('an-ace-in-hand', RULESETS.famille)).toEqual(['payment']);
    expect(grounds('cannot-pay', RULESETS.famille)).toEqual(['debts']);
  });
});
