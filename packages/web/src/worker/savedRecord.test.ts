import { RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { listGames, readStored, summarise } from './savedRecord.ts';

const RECORD = {
  format: 'nain-jaune-record',
  version: 2,
  rules: RULESETS['famille'],
  players: [{ name: 'Odile' }, { name: 'A', bot: 'lowest' }, { name: 'B', bot: 'lowest' }, { name: 'C' }],
  deals: [],
};
const TEXT = JSON.stringify(RECORD);
const NEWER = {
  deal: null,
  move: null,
  code: 'newer-version',
  path: 'version',
  expected: '1–2',
  found: '3',
};

test('a game of an older version, without profiles and seed, is read', () => {
  const read = readStored({ id: 'old', text: TEXT, kept: 5 });
  expect(read.seed).toBeUndefined();
  expect(read.players[0]).toEqual({ name: 'Odile', bot: null, profile: null });
});

test('profiles that are rubbish are passed over', () => {
  const profiles = [7, null, { id: 'x' }, 'p-c', 'too many'];
  expect(readStored({ id: 'old', text: TEXT, kept: 5, profiles }).players.map((one) => one.profile)).toEqual([
    null,
    null,
    null,
    'p-c',
  ]);
});

test.each([undefined, null, 7, 'text', {}, { id: 3, kept: 'x' }, { id: 'a', text: '{' }, { text: 'null' }])(
  'whatever lies in the store is listed: %j',
  (stored) => {
    expect(summarise(stored).readable).toBe(false);
    expect(() => readStored(stored)).toThrow('game-unreadable');
  },
);

test('a record of another version of the format is told as unreadable, not played', () => {
  const text = JSON.stringify({ ...RECORD, version: 3 });
  expect(summarise({ id: 'new', text, kept: 1 }).readable).toBe(false);
  expect(() => readStored({ id: 'new', text, kept: 1 })).toThrow(
    expect.objectContaining({ trouble: { code: 'game-unreadable', findings: [NEWER] } }),
  );
});

test('the open game that was played last is listed with its standing, and no other', () => {
  const counters = RECORD.players.map(() => RULESETS.famille.counters);
  const games = listGames([
    { id: 'older', text: TEXT, kept: 1 },
    { id: 'broken', text: '{', kept: 3 },
    { id: 'latest', text: TEXT, kept: 2 },
  ]);
  expect(games.map(({ id }) => id)).toEqual(['broken', 'latest', 'older']);
  expect(games[1]).toMatchObject({ standing: { counters, toMove: null } });
  expect(games[2]).not.toHaveProperty('standing');
});
