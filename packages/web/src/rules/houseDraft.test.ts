import { type Problem, RULE_CHOICES, RULESET_IDS, RULESET_KEY_NAMES, RULESETS } from '@nain-jaune/engine';
import { changedRuleset, inScope } from '@nain-jaune/engine/testing';
import { LANGUAGES, words } from '@nain-jaune/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TypedNumber, typedNumber } from '../game/typedNumber.ts';
import { HouseDraft } from './houseDraft.svelte.ts';
import { parseHouseText } from './houseRules/houseText.ts';
import { isChoice, keysOf, NUMBERS_OF_PLAYERS, placesOf, remediesOf } from './rulesetFields.ts';

const TOPICS = ['table', 'deal', 'board', 'play', 'honours', 'settlement', 'end'] as const;

function lindor(): HouseDraft {
  return new HouseDraft({ base: 'lindor-1789', ruleset: RULESETS['lindor-1789'] });
}

/** The places at which the editor shows problems. */
const FIELDS = [
  ...RULESET_KEY_NAMES,
  ...[0, 1, 2, 3, 4].map((index) => `honours[${index}].stake`),
  ...NUMBERS_OF_PLAYERS.map((players) => `end.deals.${players}`),
  ...['end.deals', 'end.target', 'end.minutes'],
];

const anyText: fc.Arbitrary<TypedNumber> = fc
  .oneof(
    fc.integer({ min: -3, max: 200_000 }),
    fc.constantFrom('', ' ', '1.5', '-', 'ten', '1e3', '1e999', '12 000'),
    fc.string(),
  )
  .map((text) => typedNumber(String(text), 'en'));

const orNone = fc.option(anyText, { nil: null });

/** Any input of the editor. */
const anyEdit = fc.record({
  choices: fc.record(
    Object.fromEntries(
      Object.entries(RULE_CHOICES).map(([key, values]) => [key, fc.constantFrom(...values)]),
    ),
  ),
  players: fc.subarray([...NUMBERS_OF_PLAYERS]),
  counters: anyText,
  cards: fc.array(fc.constantFrom('Td', 'Jc', 'Qs', 'Kh', '7d', 'Ah'), { minLength: 5, maxLength: 5 }),
  stakes: fc.array(anyText, { minLength: 5, maxLength: 5 }),
  deals: fc.oneof(
    orNone,
    fc.dictionary(fc.constantFrom(...NUMBERS_OF_PLAYERS.map(String)), anyText, { noNullPrototype: true }),
  ),
  target: orNone,
  minutes: orNone,
  name: fc.string(),
});

describe('the editor of house rules', () => {
  test('has one field for every ruleset key', () => {
    const keys = TOPICS.flatMap(keysOf);
    expect(keys.toSorted()).toEqual([...RULESET_KEY_NAMES].sort());
  });

  test('offers every value of every choice key, in every language', async () => {
    for (const language of LANGUAGES) {
      const house = await words(language).chapters.house();
      for (const key of RULESET_KEY_NAMES.filter(isChoice)) {
        const told: Readonly<Record<string, string>> = house.values[key];
        expect(Object.keys(told).sort()).toEqual(RULE_CHOICES[key].map(String).sort());
      }
    }
  });

  test('shows every possible problem at a field, with a description and a remedy', async () => {
    const house = await words('en').chapters.house();
    const codes = new Set<Problem['code']>();
    fc.assert(
      fc.property(anyEdit, ({ choices, players, cards, stakes, name, ...typedValues }) => {
        const draft = lindor();
        draft.name = name;
        Object.assign(draft.values, choices, {
          players,
          counters: typedValues.counters,
          honours: cards.map((card, box) => ({ card, stake: stakes[box]! })),
          end: { deals: typedValues.deals, target: typedValues.target, minutes: typedValues.minutes },
        });
        for (const problem of draft.problems) {
          codes.add(problem.code);
          const places = placesOf(problem);
          expect(FIELDS).toEqual(expect.arrayContaining([...places]));
          for (const place of places) expect(draft.problemsAt(place)).toContainEqual(problem);
          expect(house.problemInWords(problem)).toMatch(/^\p{Lu}[^=|{}]*\.$/u);
          for (const { key, value } of remediesOf(problem))
            expect(RULE_CHOICES[key].map(String)).toContain(value);
        }
        expect(draft.text === null).toBe(draft.problems.length > 0);
      }),
      { numRuns: inScope({ quick: 150, all: 400 }) },
    );
    expect([...codes].sort()).toEqual(['conflict', 'wrong-value']);
  });

  test('returns any rules unchanged', () => {
    fc.assert(
      fc.property(changedRuleset, ({ base, ruleset }) => {
        fc.pre(!RULESET_IDS.some((id) => id === ruleset.id && id !== base));
        const draft = new HouseDraft({ base, ruleset });
        const named = ruleset.id === base ? draft.ruleset?.id : ruleset.id;
        expect(draft.ruleset).toEqual({ ...ruleset, id: named });
        expect(parseHouseText(draft.text ?? '')).toMatchObject({ ok: true, value: { base } });
      }),
    );
  });

  test('resolves a contradiction by either remedy', () => {
    for (const [key, value] of [
      ['stall', 'next-rank'],
      ['dwarf', 'stop'],
    ] as const) {
      for (const which of [0, 1]) {
        const draft = lindor();
        Object.assign(draft.values, { run: key === 'stall' ? 'suit' : 'rank', [key]: value });
        const [problem] = draft.problems;
        const remedy = remediesOf(problem!)[which]!;
        Object.assign(draft.values, { [remedy.key]: remedy.value });
        expect(draft.problems).toEqual([]);
      }
    }
  });

  test('undo restores the rules from before', () => {
    const draft = lindor();
    draft.values.counters = 50;
    draft.begin({ base: 'famille', ruleset: RULESETS.famille });
    expect([draft.base, draft.values.counters, draft.text]).toEqual(['famille', 120, 'famille']);
    draft.undo();
    expect([draft.base, draft.values.counters, draft.canUndo]).toEqual(['lindor-1789', 50, false]);
  });
});
