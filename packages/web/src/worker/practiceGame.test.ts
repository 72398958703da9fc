import {
  checkRecord,
  type GameRecord,
  RULESET_IDS,
  RULESETS,
  recordBefore,
  replayRecord,
  tokensOf,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { practiceGame } from './practiceGame.ts';
import { readStored, summarise } from './savedRecord.ts';

const inStore = (record: object, more: object = {}) => ({
  id: 'g',
  text: JSON.stringify(record),
  kept: 1,
  ...more,
});

function stepsOf(record: GameRecord) {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value.steps;
}

const begun = (content: { readonly text: string }): GameRecord => JSON.parse(content.text);

test('continues from before an own move of a settled deal, and is marked', () => {
  const record = playedRecord(RULESETS.famille, 4, 'again', { deals: 2 });
  const own = stepsOf(record).find(({ deal, seat }) => deal === 2 && seat === 0)!;
  const content = practiceGame(inStore(record), own);
  expect(begun(content)).toEqual({ ...recordBefore(record, own), practice: true });
  expect(checkRecord(begun(content))).toEqual([]);
  expect(summarise({ id: 'p', kept: 1, ...content })).toMatchObject({ deals: 2, settled: 1, practice: true });
  expect(readStored({ id: 'p', kept: 1, ...content }).isPractice).toBe(true);
});

test('from a bot’s move the person takes its seat, and the bot the person’s', () => {
  const record = playedRecord(RULESETS.famille, 4, 'again', { deals: 2 });
  const ofBot = stepsOf(record).find(({ seat }) => seat === 2)!;
  const content = practiceGame(inStore(record, { profiles: ['p-anne', null, null, null] }), ofBot);
  const [anne, first, other, last] = record.players;
  expect(begun(content).players).toEqual([other, first, anne, last]);
  expect(content.profiles).toEqual([null, null, 'p-anne', null]);
  expect(checkRecord(begun(content))).toEqual([]);
});

test('bots play for the other people of a record', () => {
  const played = playedRecord(RULESETS.famille, 4, 'online', { deals: 1 });
  const players = [{ name: 'Anne' }, { name: 'Basile' }, { name: 'Bot', bot: 'lowest' }, { name: '' }];
  const record = { ...played, players };
  const own = stepsOf(record).find(({ seat }) => seat === 1)!;
  const bots = begun(practiceGame({ text: JSON.stringify(record) }, own)).players.map(({ bot }) => bot);
  expect(bots).toEqual([expect.any(String), undefined, 'lowest', expect.any(String)]);
  expect(() => practiceGame({ text: '{}' }, own)).toThrow('game-unreadable');
});

test('meets the same bots and the same later deals, and leads back', () => {
  const { famille } = RULESETS;
  const rules = { ...famille, id: 'famille-house', end: { ...famille.end, deals: 3 } };
  const record = playedRecord(rules, 4, 'again', { deals: 3 });
  const own = stepsOf(record).find(({ deal, seat }) => deal === 1 && seat === 0)!;
  const contest = { type: 'daily', date: '2026-11-25' } as const;
  const stored = inStore(record, { botSeed: 'seed', contest });
  const content = practiceGame(stored, { ...own, from: '#/replay/g/1' });
  expect(content).toMatchObject({ botSeed: 'seed', from: '#/replay/g/1' });
  expect(content.contest).toBeUndefined();
  expect(content.cards?.packs).toHaveLength(3);
  const { packOf } = packsOf(content.cards!.packs);
  for (const [index, { hands, talon }] of record.deals.entries())
    expect([...packOf(index)].sort()).toEqual(tokensOf([...hands, talon].join(' ')).sort());
});

function packsOf(packs: readonly string[]) {
  return { packOf: (deal: number) => tokensOf(packs[deal] ?? '') };
}

test('new hidden cards agree with everything that the seat has seen, and differ', () => {
  let differ = 0;
  for (const id of RULESET_IDS) {
    const players = RULESETS[id].players.at(-1) ?? 4;
    const record = playedRecord(RULESETS[id], players, `new hidden ${id}`, { deals: 2 });
    const steps = stepsOf(record).filter(({ seat }) => seat !== null);
    for (const step of steps.filter((_, index) => index % inScope({ quick: 9, all: 2 }) === 0)) {
      const random = seededRandom(`${id} ${step.move}`);
      const found = begun(practiceGame(inStore(record), { ...step, newHidden: true }, random));
      const same = begun(practiceGame(inStore(record), step));
      expect(checkRecord(found)).toEqual([]);
      const [deal, was] = [found.deals.at(-1)!, same.deals.at(-1)!];
      const sorted = (hand = '') => tokensOf(hand).sort();
      expect(sorted(deal.hands[step.seat ?? 0])).toEqual(sorted(was.hands[step.seat ?? 0]));
      expect({ ...found, deals: found.deals.slice(0, -1) }).toEqual({
        ...same,
        deals: same.deals.slice(0, -1),
      });
      differ += deal.talon === was.talon && deal.hands.join() === was.hands.join() ? 0 : 1;
    }
  }
  expect(differ).toBeGreaterThan(10);
});

test('a deal in progress and a missing move are not practised', () => {
  const record = playedRecord(RULESETS.famille, 4, 'again', { deals: 2, movesOfLastDeal: 30 });
  const open = stepsOf(record).find(({ deal, seat }) => deal === 2 && seat === 0)!;
  expect(() => practiceGame(inStore(record), open)).toThrow('setup-refused');
  expect(() => practiceGame(inStore(record), { deal: 1, move: 999 })).toThrow('setup-refused');
});
