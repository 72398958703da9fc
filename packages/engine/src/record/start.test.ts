import { expect, test } from 'vitest';
import type { Seat } from '../cards/seat.ts';
import { GameDriver } from '../driver/index.ts';
import { type Game, startGame } from '../game/game.ts';
import { seededRandom, shuffledPack } from '../random/index.ts';
import { RULESETS } from '../rules/rulesets.ts';
import { oneOf } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';
import { checkRecord, replayRecord } from './checkRecord.ts';
import { makeRecord } from './makeRecord.ts';

const PLAYERS = ['Anne', 'Bob', 'Clara'].map((name) => ({ name }));
const START = { counters: [100, 90, 140], boxes: [3, 6, 9, 12, 0] };

/** A game of one deal that begins in the middle. */
function playedFrom(start: typeof START): Game {
  const random = seededRandom('start');
  const cards = { firstDealer: 1 as Seat, packOf: () => shuffledPack(random) };
  const driver = GameDriver.start(RULESETS['lindor-1789'], 3, cards, start);
  driver.deal();
  for (let { turn } = driver; turn !== null; { turn } = driver) driver.makeMove(oneOf(turn.legal, random));
  return driver.game;
}

test('the record of a game that begins in the middle has its start, and is replayed from there', () => {
  const game = playedFrom(START);
  const record = makeRecord(game, PLAYERS);
  expect(record.start).toEqual(START);
  expect(checkRecord(JSON.parse(JSON.stringify(record)))).toEqual([]);
  const replayed = replayRecord(record);
  expect(replayed.ok && replayed.value.game).toEqual(game);
});

test('full counters and empty boxes are not written as a start', () => {
  const usual = { counters: [120, 120, 120], boxes: [0, 0, 0, 0, 0] };
  expect(makeRecord(playedFrom(usual), PLAYERS)).not.toHaveProperty('start');
});

test.each([
  ['a sum that the bank does not have', { ...START, boxes: [3, 6, 9, 12, 1] }, 'start.counters'],
  ['a player who cannot ante', { counters: [10, 180, 140], boxes: START.boxes }, 'start.counters[0]'],
  ['a box below zero', { counters: START.counters, boxes: [33, 6, 9, -18, 0] }, 'start.boxes[3]'],
  ['one player too few', { counters: [190, 140], boxes: START.boxes }, 'start.counters'],
])('a game cannot start with %s', (_, start, path) => {
  const record = { ...makeRecord(playedFrom(START), PLAYERS), start };
  expect(checkRecord(record)).toMatchObject([{ code: 'wrong-start', deal: null, path }]);
});

test('a start has the shape of counters and boxes', () => {
  const record = { ...makeRecord(playedFrom(START), PLAYERS), start: { counters: ['x'], boxes: [] } };
  expect(checkRecord(record).map(({ path }) => path)).toEqual(['start.counters[0]', 'start.boxes']);
});

test('before the first deal any seat may be the dealer who alone antes', () => {
  const start = { counters: [0, 0, 360], boxes: [0, 0, 0, 0, 0] };
  const recordWith = (counters: number[]) =>
    makeRecord(startGame(RULESETS['avantcoureur-1760'], 3, 2 as Seat, { ...start, counters }), PLAYERS);
  expect(checkRecord(recordWith(start.counters))).toEqual([]);
  expect(checkRecord(recordWith([-1, 1, 360]))).toMatchObject([{ code: 'wrong-start' }]);
});

test('with debts a game can start with a hundred million owed, and not more', () => {
  const rules = rulesOf('avantcoureur-1760 debts=true');
  const recordWith = (owed: number) => {
    const start = { counters: [-owed, 0, owed + 360], boxes: [0, 0, 0, 0, 0] };
    return makeRecord(startGame(rules, 3, 2 as Seat, start), PLAYERS);
  };
  expect(checkRecord(recordWith(100_000_000))).toEqual([]);
  expect(checkRecord(recordWith(100_000_001))).toMatchObject([{ path: 'start.counters[0]' }]);
});
