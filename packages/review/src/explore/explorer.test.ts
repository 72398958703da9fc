import {
  type GameRecord,
  handOf,
  heightOf,
  RANKS,
  type ReplayStep,
  replayRecord,
  type Seat,
} from '@nain-jaune/engine';
import { inScope, randomGame, rulesOf } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../testing/preparedDeal.ts';
import type { Exploration, ExploredRow, Situation } from './exploration.ts';
import { Explorer } from './explorer.ts';
import { EVERYTHING, type ExploreFilter } from './filter.ts';

/** Seat 0 leads the 3, goes on to the 4, and ends with the king, an opera. Seat 1 keeps its 5. */
const KEPT_FIVE = recordOf(
  { rules: 'lindor-1789', hands: ['3c 4d Kh', '5c 9c', '6d 9d'], moves: '3c 4d - - - Kh!' },
  ['Anne', 'Bob', 'Chloé'],
);
/** Seat 0 leads the king first. Seat 1 lays the 5 and the 6 that are wanted, and goes out. */
const LAID_FIVE = recordOf(
  { rules: 'lindor-1789', hands: ['3c 3s 4d Kh', '5c 6c', '6d 9d'], moves: 'Kh! 3c 4d - 5c 6c' },
  ['Anne', 'Bob', 'Chloé'],
);

function explored(records: readonly GameRecord[], filter: ExploreFilter = EVERYTHING): Exploration {
  const explorer = new Explorer(filter);
  for (const record of records) explorer.add(record);
  return explorer.result();
}

function situationOf({ situations }: Exploration, situation: Situation) {
  return situations.find((one) => one.situation === situation)!;
}

/** A row as text: times chosen of times possible, the mean when chosen, and that of the others. */
function lineOf({ card, possible, chosen, others }: ExploredRow): string {
  const [own, other] = [chosen?.change.mean ?? '', others?.change.mean ?? ''];
  return `${card}: ${chosen?.decisions ?? 0} of ${possible}, ${own} | ${other}`;
}

describe('a deal checked by hand', () => {
  const result = explored([KEPT_FIVE]);

  test('has one first lead with three ranks to choose from', () => {
    const { ranks, kinds, all, forced } = situationOf(result, 'first-lead');
    // The opera sweeps 45 counters, and the others pay 14 and 15 points.
    expect(ranks.map(lineOf)).toEqual(['3: 1 of 1, 74 | ', '4: 0 of 1,  | 74', 'K: 0 of 1,  | 74']);
    expect(kinds.map(lineOf)).toEqual([
      'lowest: 1 of 1, 74 | ',
      'longest-run: 1 of 1, 74 | ',
      'honour: 0 of 1,  | 74',
      'ends-run: 0 of 1,  | 74',
      'alone: 0 of 1,  | 74',
    ]);
    expect(all).toEqual({
      decisions: 1,
      deals: 1,
      change: { mean: 74, standardError: null },
      won: { mean: 1, standardError: null },
    });
    expect(forced).toBe(0);
  });

  test('has a later lead without a choice', () => {
    expect(situationOf(result, 'later-lead')).toMatchObject({ all: null, forced: 1, ranks: [], kinds: [] });
  });

  test('has a wanted card that was laid, and one that was kept', () => {
    const { ranks, kinds, all } = situationOf(result, 'follow');
    expect(ranks.map(lineOf)).toEqual(['4: 1 of 1, 74 | ', '5: 0 of 1,  | -14']);
    expect(kinds.map(lineOf)).toEqual(['lowest: 1 of 2, 74 | -14', 'alone: 1 of 2, 74 | -14']);
    expect(all).toMatchObject({ decisions: 2, deals: 1, won: { mean: 0.5 } });
  });
});

describe('two deals checked by hand', () => {
  const result = explored([KEPT_FIVE, LAID_FIVE]);

  test('compare a lead with the others where it was possible', () => {
    const { ranks, all } = situationOf(result, 'first-lead');
    // In the second deal seat 0 sweeps 12 counters and pays 3 points.
    expect(ranks.map(lineOf)).toEqual(['3: 1 of 2, 74 | 9', '4: 0 of 2,  | 41.5', 'K: 1 of 2, 9 | 74']);
    expect(all).toMatchObject({ decisions: 2, deals: 2, won: { mean: 0.5 } });
    expect(situationOf(result, 'later-lead').ranks.map(lineOf)).toEqual([
      '3: 1 of 1, -3 | ',
      '4: 0 of 1,  | -3',
    ]);
  });
});

test('an own run that reaches a king is a kind of its own', () => {
  const hands = ['Jh Qc Kd 2c', '5c 9c', '6d 9d'];
  const record = recordOf({ rules: 'lindor-1789', hands, moves: 'Jh Qc Kd 2c' });
  const { kinds, ranks } = situationOf(explored([record]), 'first-lead');
  expect(ranks.map(({ card }) => card)).toEqual(['2', 'J', 'Q', 'K']);
  expect(kinds.map(({ card, chosen }) => `${card} ${chosen?.decisions ?? 0}`)).toEqual([
    'lowest 0',
    'longest-run 1',
    'ends-run 0',
    'run-to-end 1',
    'alone 0',
  ]);
});

test('nothing is counted of deals in progress, practice games and an empty set', () => {
  const open = recordOf({ rules: 'lindor-1789', hands: ['3c 4d Kh', '5c 9c', '6d 9d'], moves: '3c' });
  const practice = { ...KEPT_FIVE, practice: true };
  const result = explored([open, practice]);
  expect(result).toMatchObject({ records: 1, deals: 0, openDeals: 1, practiceRecords: 1 });
  for (const { all, ranks, kinds } of explored([]).situations) {
    expect([all, ranks, kinds]).toEqual([null, [], []]);
  }
});

describe('a filter', () => {
  const only = (filter: Partial<ExploreFilter>) =>
    explored([KEPT_FIVE, LAID_FIVE], { ...EVERYTHING, ...filter });
  const hand = (filter: Partial<ExploreFilter['hand']>) => only({ hand: { ...EVERYTHING.hand, ...filter } });
  const decisionsOf = (result: Exploration) => result.situations.map(({ all }) => all?.decisions ?? 0);

  test('excludes records by ruleset and number of players, and still lists them', () => {
    const { facets } = only({});
    expect(facets.rulesets).toEqual([{ value: 'lindor-1789', deals: 2 }]);
    expect(facets.names.map(({ value }) => value)).toEqual(['Anne', 'Bob', 'Chloé']);
    expect(only({ ruleset: 'famille' })).toMatchObject({ records: 0, otherRecords: 2, deals: 0, facets });
    expect(only({ players: 4 })).toMatchObject({ records: 0, otherRecords: 2 });
    expect(only({ players: 3, ruleset: 'lindor-1789' })).toMatchObject({ records: 2, otherRecords: 0 });
  });

  test('counts games of another length under their ruleset', () => {
    const { rules } = KEPT_FIVE;
    const length = { ...rules, id: 'lindor-1789-house', end: { ...rules.end, deals: 10 } };
    const records = [KEPT_FIVE, { ...KEPT_FIVE, rules: length }];
    const result = explored(records, { ...EVERYTHING, ruleset: 'lindor-1789' });
    expect(result.records).toBe(2);
    expect(result.facets.rulesets).toEqual([{ value: 'lindor-1789', deals: 2 }]);
  });

  test('selects the decisions of a player, of people or of bots', () => {
    expect(decisionsOf(only({}))).toEqual([2, 1, 5]);
    expect(decisionsOf(only({ name: 'Bob' }))).toEqual([0, 0, 3]);
    expect(decisionsOf(only({ name: 'Zoé' }))).toEqual([0, 0, 0]);
    expect(only({ who: 'bots' })).toMatchObject({ records: 0, otherRecords: 2 });
    expect(decisionsOf(only({ who: 'people' }))).toEqual([2, 1, 5]);
  });

  test('selects hands by size, rank, honour and run', () => {
    expect(decisionsOf(hand({ least: 3 }))).toEqual([2, 1, 0]);
    expect(decisionsOf(hand({ most: 2 }))).toEqual([0, 0, 5]);
    expect(decisionsOf(hand({ rank: '9' }))).toEqual([0, 0, 1]);
    expect(decisionsOf(hand({ honour: true }))).toEqual([2, 0, 1]);
    expect(decisionsOf(hand({ run: 2 }))).toEqual([2, 1, 2]);
  });

  test('selects bots by their names', () => {
    const players = KEPT_FIVE.players.map((player, seat) =>
      seat === 1 ? { ...player, bot: 'expert' } : player,
    );
    const result = explored([{ ...KEPT_FIVE, players }], { ...EVERYTHING, name: 'expert' });
    expect(decisionsOf(result)).toEqual([0, 0, 1]);
  });
});

/** Counts the leads of a record from its events, in another way than the explorer. */
function leadsByRank(record: GameRecord): Map<string, { possible: number; chosen: number; change: number }> {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error('the record is valid');
  const { steps } = replayed.value;
  const counts = new Map<string, { possible: number; chosen: number; change: number }>();
  for (const [index, step] of steps.entries()) {
    const led = step.events.find((event) => event.type === 'laid' && event.led);
    const before = steps[index - 1]?.game;
    const result = record.deals[step.deal - 1]?.result;
    if (led?.type !== 'laid' || before?.deal == null || result === undefined) continue;
    const held = new Set(handOf(before.deal, led.seat).map(heightOf));
    if (held.size < 2) continue;
    for (const height of held) {
      const key = `${isFirst(steps, step) ? 'first' : 'later'} ${RANKS[height - 1]}`;
      const count = counts.get(key) ?? { possible: 0, chosen: 0, change: 0 };
      const isChosen = heightOf(led.card) === height;
      counts.set(key, {
        possible: count.possible + 1,
        chosen: count.chosen + Number(isChosen),
        change: count.change + (isChosen ? changeOf(led.seat, before.counters, result.counters) : 0),
      });
    }
  }
  return counts;
}

function isFirst(steps: readonly ReplayStep[], { deal, move }: ReplayStep): boolean {
  return steps.find((step) => step.deal === deal && step.move > 0)?.move === move;
}

function changeOf(seat: Seat, before: readonly number[], after: readonly number[]): number {
  return after[seat]! - before[seat]!;
}

test.each([
  ['lindor-1789', 4],
  ['lindor-1789 debts=true end.deals=5', 6],
  ['famille', 5],
  ['gelber-zwerg', 3],
  ['yellow-dwarf', 8],
  ['avantcoureur-1760', 3],
])('the leads of random games are those of their events: %s, %i players', (rules, players) => {
  for (let seed = 1; seed <= inScope({ quick: 2, all: 10 }); seed++) {
    const { record } = randomGame(rulesOf(rules), players, `explore ${seed}`, { deals: 6 });
    const result = explored([record]);
    const found = (['first-lead', 'later-lead'] as const).flatMap((situation) =>
      situationOf(result, situation).ranks.map(
        (row) => [`${situation.split('-')[0]} ${row.card}`, row] as const,
      ),
    );
    const expected = leadsByRank(record);
    expect(found.map(([key]) => key).sort()).toEqual([...expected.keys()].sort());
    for (const [key, { possible, chosen }] of found) {
      const count = expected.get(key)!;
      expect([possible, chosen?.decisions ?? 0]).toEqual([count.possible, count.chosen]);
      if (chosen !== null) expect(chosen.change.mean * chosen.decisions).toBeCloseTo(count.change, 6);
    }
  }
});

test('a compulsory lowest first lead is no choice', () => {
  const { record } = randomGame(rulesOf('nain-jaune-court'), 4, 'court', { deals: 3 });
  const result = explored([record]);
  expect(situationOf(result, 'first-lead')).toMatchObject({ all: null, forced: result.deals });
  expect(situationOf(result, 'follow')).toMatchObject({ all: null, forced: 0 });
});
