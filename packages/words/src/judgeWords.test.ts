import {
  applyHouseRules,
  parseRuleset,
  RULESET_IDS,
  RULESET_KEY_NAMES,
  RULESETS,
  type Ruleset,
} from '@nain-jaune/engine';
import { inScope } from '@nain-jaune/engine/testing';
import { foldText, type JudgedKey, kingsAmong, TOPIC_IDS, TOPICS, type TopicId } from '@nain-jaune/judge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { arbitraryRuleset } from './testing/index.ts';

const KEYS = RULESET_KEY_NAMES.filter((key): key is JudgedKey => key !== 'id');
const judge = await words('en').chapters.judge();

function changed(id: keyof typeof RULESETS, ...changes: string[]): Ruleset {
  const outcome = applyHouseRules(RULESETS[id], changes);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

function toldBy(id: TopicId, ruleset: Ruleset): string {
  return judge.sentences(id, ruleset).join('\n');
}

describe('the judge tells the table of rules.md', () => {
  test.each<[TopicId, readonly string[]]>([
    ['how-many-play', ['3 or 5', '3 to 8', '4 to 8', '3 to 8', '3 to 8', '3 to 8']],
    ['counters-each', ['120', '120', '120', '120', '120', '50']],
    [
      'box-cards',
      [
        'queen of spades',
        'queen of spades',
        'queen of spades',
        'queen of spades',
        'queen of spades',
        '3 counters on the queen of hearts, 4 counters on the king of spades and 5 counters on the seven of diamonds',
      ],
    ],
    ['who-antes', ['Only the dealer antes 15', '15', '15', '15', '15', '15']],
    [
      'how-many-cards',
      [
        '15 cards each with 3 players and 9 cards each with 5',
        '15 cards each with 3 players, 12',
        '12 cards each with 4 players, 9',
        '8 cards each with 6 players, 7',
        '7 cards each with 7 players and 6',
        '17 or 18 cards each with 3 players, 13',
      ],
    ],
    ['honour-stops', ['the queen of spades', '', '', '', '', '']],
    [
      'last-card-king',
      [
        'the king of hearts',
        'the king of hearts',
        'the king of hearts',
        'the king of hearts',
        'the king of hearts',
        'the king of spades',
      ],
    ],
    [
      'what-losers-pay',
      ['1 for an ace', '1 for an ace', 'One counter', '1 for an ace', '10 for an ace', 'One counter'],
    ],
    ['an-ace-in-hand', ['1 point.', '1 point.', 'One counter', '1 point.', '10 points.', 'One counter']],
    [
      'when-over',
      [
        'after 12 deals with 3 players, after 10 deals with 5 players',
        'when someone',
        'when someone',
        'when someone',
        '250 counters',
        'when someone',
      ],
    ],
    ['target-in-mid-deal', ['no target', 'no target', 'no target', 'no target', '250 counters', 'no target']],
  ])('%s, with its numbers and cards', (id, expected) => {
    for (const [index, text] of expected.entries()) {
      const ruleset = RULESET_IDS[index] ?? 'famille';
      expect(toldBy(id, RULESETS[ruleset])).toContain(text);
    }
  });
});

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

/** Where another value of a key leaves an answer as it was, and why it may; everywhere else it must change it. */
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
    // Wild of either kind, nobody must lay it.
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
  'time-is-up': { end: (a, b) => a.end.minutes === b.end.minutes },
  'target-in-mid-deal': { end: (a, b) => a.end.target === b.end.target },
};

describe('every answer is derived from the keys of the ruleset', () => {
  test('each key of the contract decides some situation, and there are at least as many as families know', () => {
    const named = new Set(TOPIC_IDS.flatMap((id) => [...TOPICS[id].keys] as JudgedKey[]));
    expect([...named].sort()).toEqual([...KEYS].sort());
    expect(TOPIC_IDS.length).toBeGreaterThanOrEqual(25);
  });

  test('an answer asks for no other keys than those it names', () => {
    fc.assert(
      fc.property(arbitraryRuleset, arbitraryRuleset, fc.constantFrom(...TOPIC_IDS), (one, other, id) => {
        const keys: readonly JudgedKey[] = TOPICS[id].keys;
        const own = Object.fromEntries(keys.map((key) => [key, one[key]]));
        expect(toldBy(id, { ...other, ...own })).toBe(toldBy(id, one));
      }),
    );
  });

  test.each(TOPIC_IDS)('%s changes with each of its keys, wherever that has a meaning', (id) => {
    const keys: readonly JudgedKey[] = TOPICS[id].keys;
    const seen = new Set<JudgedKey>();
    fc.assert(
      fc.property(arbitraryRuleset, arbitraryRuleset, fc.constantFrom(...keys), (before, other, key) => {
        const after = { ...before, [key]: other[key] };
        fc.pre(parseRuleset(after).ok && JSON.stringify(before[key]) !== JSON.stringify(after[key]));
        const isSilent = SILENT[id]?.[key]?.(before, after) ?? false;
        expect(toldBy(id, before) === toldBy(id, after)).toBe(isSilent);
        if (!isSilent) seen.add(key);
      }),
      { numRuns: 100 * keys.length, seed: 1789 },
    );
    expect([...seen].sort()).toEqual([...keys].sort());
  });

  test('only keys that decide an answer are told as its grounds', () => {
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

describe('what an answer rests on', () => {
  test('in a ruleset of the book: its sources, and the reading where there is one', () => {
    const [stall] = judge.answer('nobody-follows', RULESETS['gelber-zwerg']).grounds;
    expect(stall).toEqual({ key: 'stall', kind: 'mixed', rulesets: ['gelber-zwerg'], from: ['S2', 'R4'] });
    expect(judge.answer('two-can-follow', RULESETS.famille).readings).toEqual([]);
    expect(judge.answer('honour-last-card', RULESETS.famille).readings).toEqual(['R14']);
  });

  test('in house rules: whoever plays so elsewhere, names it as a variant, or nobody', () => {
    const groundsOf = (id: TopicId, ruleset: Ruleset) => judge.answer(id, ruleset).grounds;
    expect(groundsOf('a-king-in-hand', changed('gelber-zwerg', 'payment=cards'))).toEqual([
      {
        key: 'payment',
        kind: 'elsewhere',
        rulesets: ['famille', 'nain-jaune-court'],
        from: ['S1', 'S2', 'S4'],
      },
    ]);
    expect(groundsOf('cannot-pay', changed('famille', 'debts=true'))).toEqual([
      { key: 'debts', kind: 'otherReading', rulesets: [], from: ['R7'] },
    ]);
    expect(groundsOf('counters-each', changed('famille', 'counters=80'))).toEqual([
      { key: 'counters', kind: 'variant', rulesets: [], from: ['S0', 'S2', 'S3', 'S4'] },
    ]);
    expect(groundsOf('counters-each', changed('famille', 'counters=20'))).toEqual([
      { key: 'counters', kind: 'house', rulesets: [], from: [] },
    ]);
  });

  test('and what no key states: the source of these rules where it says so, our reading where it is silent', () => {
    const factsOf = (id: TopicId, ruleset: Ruleset) => judge.answer(id, ruleset).facts;
    expect(factsOf('king-laid', RULESETS['yellow-dwarf'])).toEqual([
      { fact: 'kings', kind: 'book', from: ['S3'] },
    ]);
    expect(factsOf('king-laid', RULESETS['nain-jaune-court'])).toEqual([
      { fact: 'kings', kind: 'reading', from: ['R1'] },
    ]);
    expect(factsOf('cannot-ante', RULESETS.famille)).toEqual([
      { fact: 'ruin', kind: 'reading', from: ['R1'] },
    ]);
    expect(factsOf('cannot-pay', RULESETS.famille)).toEqual([]);
  });

  test('and how the others differ, those together that agree', () => {
    const { same, others } = judge.answer('what-is-an-opera', RULESETS['lindor-1789']);
    expect(same).toEqual(['lindor-1789']);
    expect(others.map(({ rulesets }) => rulesets)).toEqual([
      ['avantcoureur-1760', 'famille', 'yellow-dwarf'],
      ['gelber-zwerg'],
      ['nain-jaune-court'],
    ]);
    expect(judge.answer('cannot-pay', RULESETS['lindor-1789'])).toMatchObject({
      same: RULESET_IDS,
      others: [],
    });
  });
});

describe.each(LANGUAGES)('the judge in %s', (language) => {
  const load = words(language).chapters.judge;

  test('answers every situation by any rules in whole sentences', async () => {
    const told = await load();
    fc.assert(
      fc.property(arbitraryRuleset, (ruleset) => {
        for (const id of TOPIC_IDS) {
          const sentences = told.sentences(id, ruleset);
          expect(sentences.length).toBeGreaterThan(0);
          for (const sentence of sentences) {
            expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
            expect(sentence).not.toMatch(/undefined|NaN|\[object|[{}]/);
          }
        }
      }),
      { numRuns: inScope({ quick: 10, all: 30 }) },
    );
  });

  test('finds every situation by its own words, without accents and capitals', async () => {
    const told = await load();
    for (const { id, question } of told.topics) {
      expect(told.find(question)[0]).toBe(id);
      expect(told.find(foldText(question).toUpperCase())[0]).toBe(id);
    }
    expect(told.find('')).toEqual(TOPIC_IDS);
    expect(told.find('xyzzy')).toEqual([]);
  });
});

test.each([
  ['en', 'nobody can follow', 'nobody-follows'],
  ['en', 'he forgot to announce', 'forgot-to-announce'],
  ['en', 'cannot pay', 'cannot-pay'],
  ['en', 'the last card is a king', 'last-card-king'],
  ['en', 'two of us want to continue', 'two-can-follow'],
  ['fr', 'oublie annoncer', 'forgot-to-announce'],
  ['fr', 'egalite', 'when-over'],
  ['de', 'vergessen anzusagen', 'forgot-to-announce'],
  ['de', 'Gleichstand', 'when-over'],
] as const)('%s: “%s” leads to %s', async (language, query, id) => {
  expect((await words(language).chapters.judge()).find(query)[0]).toBe(id);
});

test('the French of the judge is set in the French manner', async () => {
  const told = await words('fr').chapters.judge();
  for (const id of TOPIC_IDS) {
    const { question, sentences } = told.answer(id, RULESETS['avantcoureur-1760']);
    for (const text of [question, ...sentences]) {
      expect(text).not.toMatch(/ [!?:;»]|« |\p{L}'\p{L}/u);
      expect(text).not.toMatch(/[^\u202f\s.…!?)](?:[!?;:»])/u);
    }
  }
});
