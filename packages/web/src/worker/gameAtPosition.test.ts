import {
  checkRecord,
  type GameRecord,
  makePositionText,
  positionOfGame,
  replayRecord,
} from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { gameAtPosition } from './gameAtPosition.ts';
import { readStored } from './savedRecord.ts';

const HAND = 'Ah2h3c5d6s9cTcTsJsQdKcKh';
const TEXT = `lindor-1789 2 2 99,130,120,123 0,8,0,0,0 ?12/?12/${HAND}/?12 ?4 2d-`;
const SEATS = [
  { name: 'Odile', bot: null, profile: 'p-odile' },
  { name: 'Ninon', bot: 'ninon' },
  { name: 'Nobody', bot: 'of-another-version' },
  { name: 'Achille', bot: 'achille' },
  { name: 'Hector', bot: 'hector' },
];

function recordOf(text: string, newHidden = false): GameRecord {
  return JSON.parse(gameAtPosition({ text, seats: SEATS, newHidden }).text);
}

test('continues from a position: the person on its seat, bots on the others, unknown hands drawn', () => {
  const record = recordOf(TEXT);
  expect(checkRecord(record)).toEqual([]);
  expect(record.players.map(({ name }) => name)).toEqual(['Ninon', 'Nobody', 'Odile', 'Achille']);
  expect(record.players.map(({ bot }) => bot)).toEqual(['ninon', expect.any(String), undefined, 'achille']);
  expect(record).toMatchObject({ practice: true, start: { counters: [99, 130, 120, 123] } });
  const replayed = replayRecord(record);
  const position = replayed.ok ? positionOfGame(replayed.value.game) : null;
  expect(position).toMatchObject({ dealer: 2, boxes: [0, 8, 0, 0, 0] });
  expect(position?.moves).toHaveLength(2);
  expect(new Set([recordOf(TEXT), recordOf(TEXT)].map(({ deals }) => deals[0]?.talon)).size).toBe(2);
});

test('opens as a practice game with the counters of the position', () => {
  const { text, profiles } = gameAtPosition({ text: TEXT, seats: SEATS });
  const stored = readStored({ id: 'p', text, profiles, kept: 1 });
  expect(stored.isPractice).toBe(true);
  expect(stored.players[2]).toEqual({ name: 'Odile', bot: null, profile: 'p-odile' });
  const { game } = stored.openRoom({ now: 0, random: { next: () => 0 }, pace: { botMove: 0, botPass: 0 } });
  expect(game?.game.counters).toEqual([84, 115, 105, 108]);
  expect(game?.history.before).toMatchObject({ counters: [99, 130, 120, 123], boxes: [0, 8, 0, 0, 0] });
});

test('with all hands open the person takes the seat to move', () => {
  const replayed = replayRecord(recordOf(TEXT));
  const position = replayed.ok ? positionOfGame(replayed.value.game) : null;
  if (position === null) throw new Error('the deal is in progress');
  const open = makePositionText({ ...position, moves: [] });
  expect(recordOf(open).players.map(({ name }) => name)).toEqual(['Ninon', 'Nobody', 'Achille', 'Odile']);
});

test('open hands of the others are dealt again if wanted, and the game leads back', () => {
  const replayed = replayRecord(recordOf(TEXT));
  const position = replayed.ok ? positionOfGame(replayed.value.game) : null;
  if (position === null) throw new Error('the deal is in progress');
  const text = makePositionText(position);
  const same = recordOf(text);
  const found = Array.from({ length: 3 }, () => recordOf(text, true));
  const own = same.players.findIndex(({ bot }) => bot === undefined);
  for (const record of found) {
    expect(checkRecord(record)).toEqual([]);
    expect(record.deals[0]?.hands[own]).toBe(same.deals[0]?.hands[own]);
    expect(record.deals[0]?.moves).toBe(same.deals[0]?.moves);
  }
  expect(new Set([same, ...found].map(({ deals }) => deals[0]?.hands.join())).size).toBeGreaterThan(2);
  expect(gameAtPosition({ text, seats: SEATS, from: '#/puzzles/p' }).from).toBe('#/puzzles/p');
});

test.each([
  ['no position', 'lindor-1789 0', ['']],
  ['two fields that are wrong', TEXT.replace('123 0', 'x 0').replace('?4', '4'), ['counters', 'talon']],
  ['a move that cannot have been made', TEXT.replace('2d-', '2d5c'), ['moves[1]']],
  ['counters that do not add up', TEXT.replace('123', '124'), ['counters']],
])('every problem is found of %s', (_, text, paths) => {
  let problem: unknown;
  try {
    recordOf(text);
  } catch (error) {
    problem = error;
  }
  expect(problem).toMatchObject({
    problem: { code: 'position-wrong', problems: paths.map((path) => expect.objectContaining({ path })) },
  });
});
