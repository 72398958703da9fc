import { parseRuleset, RULESET_IDS, RULESETS, type Ruleset } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { sentenceKeysOf } from './answer.ts';
import { OF_PLAY } from './testing/situations/ofPlay.ts';
import { OF_SCORING } from './testing/situations/ofScoring.ts';
import { OF_TABLES } from './testing/situations/ofTables.ts';
import type { Observe } from './testing/situations/situation.ts';
import type { JudgedKey } from './topicPlan.ts';
import { TOPIC_IDS, TOPICS, type TopicId } from './topics.ts';

const SITUATIONS: Readonly<Record<TopicId, Observe>> = { ...OF_PLAY, ...OF_SCORING, ...OF_TABLES };

/** Values of keys besides those of the six rulesets. */
const MORE_VALUES: { readonly [Key in JudgedKey]?: readonly Ruleset[Key][] } = {
  players: [[3], [3, 5, 8]],
  dwarf: ['stands-for-wanted'],
  factors: ['highest'],
  bete: ['stake'],
  acePoints: [10],
  debts: [true],
  firstDealer: ['chosen'],
  opera: (['unopposed', 'first-chance', 'first-lead'] as const).flatMap((when) =>
    [true, false].flatMap((sweeps) => ([1, 2] as const).map((factor) => ({ when, sweeps, factor }))),
  ),
  honours: [
    honours('Td', 'Jc', 'Qs', '9h', '5d'),
    honours('Td', 'Jc', 'Kc', 'Kh', '7d'),
    honours('Td', 'Jc', 'Qs', 'Kh', '6s'),
  ],
  end: [
    { deals: 3, target: null, minutes: 60 },
    { deals: null, target: 200, minutes: 60 },
  ],
};

function honours(...cards: readonly string[]): Ruleset['honours'] {
  return cards.map((card, box) => ({ card, stake: box + 1 }));
}

/**
 * Answers that differ only in words. By lot or as the players choose, the program draws no cards. With an opera that doubles, the
 * higher of two doublings is one.
 */
const PLAYED_ALIKE: Readonly<Partial<Record<TopicId, readonly string[]>>> = {
  'first-dealer': ['lot', 'chosen'],
  'dwarf-at-an-opera': ['highest', 'operaDoubles'],
};

/** Sentences that say the value of the key: their situation differs with it. */
const SAYS_VALUES: readonly TopicId[] = [
  'how-many-play',
  'box-cards',
  'how-many-cards',
  'cards-left-over',
  'what-losers-pay',
  'an-ace-in-hand',
  'when-over',
  'several-counters-a-box',
  'two-players',
];

/** A ruleset with every combination of the values of the keys that decide a situation. */
function variants(id: TopicId, base: Ruleset): Ruleset[] {
  const usual: Ruleset = { ...base, players: [3], end: { deals: null, target: null, minutes: null } };
  let all = [usual];
  for (const key of TOPICS[id].keys as readonly JudgedKey[]) {
    const values = [...RULESET_IDS.map((ruleset) => RULESETS[ruleset][key]), ...(MORE_VALUES[key] ?? [])];
    const distinct = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
    all = all.flatMap((rules) => distinct.map((value) => ({ ...rules, [key]: value })));
  }
  return all.filter((rules) => parseRuleset(rules).ok);
}

interface Seen {
  readonly answer: string;
  readonly seen: string;
}

/** What is seen from each of the six rulesets. */
const SEEN = new Map(TOPIC_IDS.map((id) => [id, RULESET_IDS.map((base) => observe(id, RULESETS[base]))]));

function observe(id: TopicId, base: Ruleset): Seen[] {
  const all = variants(id, base).map((rules) => {
    const values = SAYS_VALUES.includes(id) ? TOPICS[id].keys.map((key) => JSON.stringify(rules[key])) : [];
    const answer = [...sentenceKeysOf(id, rules), ...values].join(' ');
    return { answer, seen: JSON.stringify(SITUATIONS[id](rules)) };
  });
  return [...new Map(all.map((one) => [`${one.answer} ${one.seen}`, one])).values()];
}

const words = (answer: string) =>
  answer
    .split(' ')
    .filter((word) => !/[[{"\d]/.test(word))
    .join(' ');

describe.each(TOPIC_IDS)('%s: the engine plays', (id) => {
  test.each(RULESET_IDS)(
    'the same for the same answer, and something else for another, from %s',
    (ruleset) => {
      const all = SEEN.get(id)?.[RULESET_IDS.indexOf(ruleset)] ?? [];
      const answers = all.map(({ answer }) => answer);
      expect(answers, 'two ways of play for an answer').toEqual([...new Set(answers)]);
      const alike = all.filter((one) =>
        all.some((other) => other.seen === one.seen && words(other.answer) !== words(one.answer)),
      );
      expect(alike.map(({ answer }) => answer)).toEqual(PLAYED_ALIKE[id] ?? []);
    },
  );
});

test('each answer as it is played', async () => {
  const lines = TOPIC_IDS.flatMap((id) => {
    const seen = SEEN.get(id)?.flat() ?? [];
    const first = new Map(seen.toReversed().map((one) => [one.answer, one.seen]));
    return [id, ...[...first].reverse().map(([answer, one]) => `  ${answer}: ${one}`), ''];
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('testing/situations/answers.txt');
});
