import { applyHouseRules, RULESET_IDS, RULESETS, type Ruleset } from '@nain-jaune/engine';
import { anyRuleset, inScope } from '@nain-jaune/engine/testing';
import { TOPIC_IDS, type TopicId } from '@nain-jaune/judge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { foldText } from './makeSearch.ts';
import { FRENCH_SENTENCE_MISTAKE, GAP } from './testing/index.ts';

const judge = await words('en').chapters.judge();

function changed(id: keyof typeof RULESETS, ...changes: string[]): Ruleset {
  const outcome = applyHouseRules(RULESETS[id], changes);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

function textOf(id: TopicId, ruleset: Ruleset): string {
  return judge.sentences(id, ruleset).join('\n');
}

describe('the judge agrees with the table of rules.md', () => {
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
        'the queen of hearts 3, the king of spades 4 and the seven of diamonds 5',
      ],
    ],
    ['who-antes', ['only the dealer antes 15', '15', '15', '15', '15', '15']],
    [
      'how-many-cards',
      [
        '15 cards with 3 players and 9 cards with 5',
        '15 cards with 3 players, 12',
        '12 cards with 4 players, 9',
        '8 cards with 6 players, 7',
        '7 cards with 7 players and 6',
        '17 or 18 cards with 3 players, 13',
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
      ['1 for an ace', '1 for an ace', '1 counter for', '1 for an ace', '10 for an ace', '1 counter for'],
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
      expect(textOf(id, RULESETS[ruleset])).toContain(text);
    }
  });
});

describe('the grounds of an answer', () => {
  test('in a ruleset of the book are its sources, and the reading if there is one', () => {
    const [stall] = judge.answer('nobody-follows', RULESETS['gelber-zwerg']).grounds;
    expect(stall).toEqual({ key: 'stall', kind: 'mixed', rulesets: ['gelber-zwerg'], from: ['S2', 'R4'] });
    expect(judge.answer('two-can-follow', RULESETS.famille).readings).toEqual([]);
    expect(judge.answer('honour-last-card', RULESETS.famille).readings).toEqual(['R14']);
  });

  test('in house rules are other rulesets, variants, or none', () => {
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

  test('include rules without a key, from the source or our reading', () => {
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

  test('the answers of other rulesets are grouped', () => {
    const { same, others } = judge.answer('what-is-an-opera', RULESETS['lindor-1789']);
    expect(same).toEqual(['avantcoureur-1760', 'lindor-1789', 'famille', 'yellow-dwarf']);
    expect(others.map(({ rulesets }) => rulesets)).toEqual([['gelber-zwerg'], ['nain-jaune-court']]);
    expect(judge.answer('cannot-pay', RULESETS['lindor-1789'])).toMatchObject({
      same: RULESET_IDS,
      others: [],
    });
  });
});

describe.each(LANGUAGES)('the judge in %s', (language) => {
  const load = words(language).chapters.judge;

  test('answers every situation in full sentences by any ruleset', async () => {
    const judge = await load();
    fc.assert(
      fc.property(anyRuleset, (ruleset) => {
        for (const id of TOPIC_IDS) {
          const sentences = judge.sentences(id, ruleset);
          expect(sentences.length).toBeGreaterThan(0);
          for (const sentence of sentences) {
            expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
            expect(sentence).not.toMatch(GAP);
          }
        }
      }),
      { numRuns: inScope({ quick: 10, all: 30 }) },
    );
  });

  test('finds every situation by its question, without accents and capitals', async () => {
    const judge = await load();
    for (const { id, question } of judge.topics) {
      expect(judge.find(question)[0]).toBe(id);
      expect(judge.find(foldText(question).toUpperCase())[0]).toBe(id);
    }
    expect(judge.find('')).toEqual(TOPIC_IDS);
    expect(judge.find('xyzzy')).toEqual([]);
  });
});

test.each([
  ['en', 'nobody can follow', 'nobody-follows'],
  ['en', 'he forgot to announce', 'forgot-to-announce'],
  ['en', 'cannot pay', 'cannot-pay'],
  ['en', 'the last card is a king', 'last-card-king'],
  ['en', 'two of us want to continue', 'two-can-follow'],
  ['fr', 'oublie annoncer', 'forgot-to-announce'],
  ['fr', 'egalite', 'equal-at-the-end'],
  ['de', 'vergessen anzusagen', 'forgot-to-announce'],
  ['de', 'Gleichstand', 'equal-at-the-end'],
] as const)('%s: “%s” finds %s', async (language, query, id) => {
  expect((await words(language).chapters.judge()).find(query)[0]).toBe(id);
});

test('French answers have French typography', async () => {
  const french = await words('fr').chapters.judge();
  for (const id of TOPIC_IDS) {
    const { question, sentences } = french.answer(id, RULESETS['avantcoureur-1760']);
    for (const text of [question, ...sentences]) expect(text).not.toMatch(FRENCH_SENTENCE_MISTAKE);
  }
});
