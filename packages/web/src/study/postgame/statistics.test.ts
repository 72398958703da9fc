import { RULESETS } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { type DealSummary, summarise } from './gameSummary.ts';
import {
  byRules,
  type CountedGame,
  courseOf,
  personsIn,
  tallyByOpponent,
  tallyByRules,
  tallyOf,
} from './statistics.ts';

const NOTHING: DealSummary = {
  gain: 0,
  won: false,
  opera: false,
  swept: [],
  forgotten: 0,
  betes: 0,
  longestRun: 0,
};
const anne = { name: 'Anne', bot: null, profile: 'p1' };
const bot = { name: 'Rose', bot: 'expert', profile: null };
const guest = { name: 'Guy', bot: null, profile: null };

function game(
  kept: number,
  players: CountedGame['players'],
  rulesId: string,
  winners: readonly number[] | null,
  ...deals: readonly (readonly Partial<DealSummary>[])[]
): CountedGame {
  const whole = deals.map((deal) => deal.map((seat) => ({ ...NOTHING, ...seat })));
  return { id: `${kept}`, kept, players, summary: { rulesId, winners, deals: whole } };
}

const GAMES: readonly CountedGame[] = [
  game(
    2,
    [anne, bot, guest],
    'famille',
    [0],
    [{ gain: 20, won: true, swept: ['7d', 'Kh'], longestRun: 4 }, { gain: -20 }, {}],
    [{ gain: -5, betes: 2 }, {}, { gain: 5, won: true }],
  ),
  game(1, [bot, anne, bot], 'lindor-1789', null, [
    {},
    { gain: 7, opera: true, won: true, swept: ['7d'] },
    { gain: -7 },
  ]),
  game(3, [anne, bot, bot], 'famille', null),
];

it('counts a person’s results at any seat', () => {
  const tally = tallyOf(GAMES, 'profile p1');
  expect(tally).toMatchObject({ games: 2, finished: 1, wins: 1, deals: 3, dealsWon: 2, gain: 22 });
  expect(tally).toMatchObject({ betes: 2, operas: 1, longestRun: 4, forgotten: 0 });
  expect([...tally.swept]).toEqual([
    ['7d', 2],
    ['Kh', 1],
  ]);
});

it('identifies people by profile or name', () => {
  expect(personsIn(GAMES).map(({ key, deals }) => [key, deals])).toEqual([
    ['profile p1', 3],
    ['name Guy', 2],
  ]);
});

it('groups games by ruleset and by opponent', () => {
  expect(tallyByRules(GAMES, 'profile p1').map(({ rulesId, tally }) => [rulesId, tally.deals])).toEqual([
    ['famille', 2],
    ['lindor-1789', 1],
  ]);
  expect(byRules(GAMES, 'famille')).toHaveLength(2);
  const opponents = tallyByOpponent(GAMES, 'profile p1');
  expect(opponents.map(({ opponent, tally }) => [opponent.bot, tally.games])).toEqual([
    ['expert', 2],
    [null, 1],
  ]);
});

it('adds up gains from the oldest game', () => {
  expect(courseOf(GAMES, 'profile p1')).toEqual([0, 7, 27, 22]);
});

it('summarises the deals of a record', () => {
  const record = playedRecord(RULESETS['lindor-1789'], 4, 'summary', { deals: 6 });
  const { deals, winners } = summarise(record);
  expect(deals).toHaveLength(record.deals.length);
  expect(winners).toEqual(record.end?.winners ?? null);
  deals.forEach((deal, index) => {
    const { winner } = record.deals[index]!.result!;
    expect(deal.map(({ won }) => won)).toEqual([0, 1, 2, 3].map((seat) => seat === winner));
    expect(deal.every(({ longestRun }) => longestRun <= 13)).toBe(true);
  });
  const sums = [0, 1, 2, 3].map((seat) => deals.reduce((sum, deal) => sum + deal[seat]!.gain, 120));
  expect(sums).toEqual(record.deals.at(-1)!.result!.counters);
});
