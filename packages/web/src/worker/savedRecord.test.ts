import { readFileSync } from 'node:fs';
import {
  CONTRACT_VERSION,
  type GameRecord,
  handOf,
  RULESETS,
  recordBefore,
  replayRecord,
  seatAt,
} from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { listGames, readStored, summarise, takenBack, wholeText } from './savedRecord.ts';

const RECORD = {
  format: 'nain-jaune-record',
  version: CONTRACT_VERSION,
  rules: RULESETS['famille'],
  players: [{ name: 'Odile' }, { name: 'A', bot: 'lowest' }, { name: 'B', bot: 'lowest' }, { name: 'C' }],
  deals: [],
};
const TEXT = JSON.stringify(RECORD);

test('reads a game that release 1.0 saved', () => {
  const file = new URL('../../../../fixtures/1.0/saved-game.json', import.meta.url);
  const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { seeds, players } = readStored(saved);
  expect(seeds.botSeed).toBe('seed');
  expect(players[0]).toEqual({ name: 'Anne', bot: null, profile: 'p-1' });
  expect(summarise(saved)).toMatchObject({ readable: true, id: 'game', players });
});

test('ignores invalid profiles', () => {
  const profiles = [7, null, { id: 'x' }, 'p-c', 'too many'];
  expect(readStored({ id: 'old', text: TEXT, kept: 5, profiles }).players.map((one) => one.profile)).toEqual([
    null,
    null,
    null,
    'p-c',
  ]);
});

test.each([undefined, null, 7, 'text', {}, { id: 3, kept: 'x' }, { id: 'a', text: '{' }, { text: 'null' }])(
  'lists any stored value: %j',
  (stored) => {
    expect(summarise(stored).readable).toBe(false);
    expect(() => readStored(stored)).toThrow('game-unreadable');
  },
);

test('a record with a key twice is unreadable', () => {
  const text = TEXT.replace('"counters":', '"counters":50,"counters":');
  const finding = {
    deal: null,
    move: null,
    code: 'duplicate-key',
    path: 'rules.counters',
    expected: '',
    found: '',
  };
  expect(() => readStored({ id: 'twice', text, kept: 1 })).toThrow(
    expect.objectContaining({ problem: { code: 'game-unreadable', findings: [finding] } }),
  );
});

test.each([
  [CONTRACT_VERSION - 1, 'draft-version'],
  [CONTRACT_VERSION + 1, 'newer-version'],
])('a record of version %i is unreadable, as a %s, and its text is still there', (version, code) => {
  const stored = { id: 'other', text: JSON.stringify({ ...RECORD, version }), kept: 1 };
  expect(summarise(stored).readable).toBe(false);
  const finding = expect.objectContaining({ code, found: `${version}` });
  expect(() => readStored(stored)).toThrow(
    expect.objectContaining({ problem: { code: 'game-unreadable', findings: [finding] } }),
  );
  expect(wholeText(stored)).toBe(stored.text);
});

test('a game of a day that does not exist is listed as any other', () => {
  const contest = { type: 'daily', date: '2026-02-30' };
  expect(summarise({ id: 'day', text: TEXT, kept: 1, contest })).toMatchObject({ contest: null });
  const existing = { ...contest, date: '2026-02-28' };
  expect(summarise({ id: 'day', text: TEXT, kept: 1, contest: existing })).toMatchObject({
    contest: existing,
  });
});

test('a game that counts is offered before a later practice game', () => {
  const practice = JSON.stringify({ ...RECORD, practice: true });
  const games = listGames([
    { id: 'counted', text: TEXT, kept: 1 },
    { id: 'practice', text: practice, kept: 2 },
  ]);
  expect(games.filter((game) => 'standing' in game).map(({ id }) => id)).toEqual(['counted']);
  const [offered] = listGames([{ id: 'practice', text: practice, kept: 2 }]);
  expect(offered).toHaveProperty('standing');
});

test('only the open game that was played last is listed with its standing', () => {
  const counters = RECORD.players.map(() => RULESETS.famille.counters);
  const games = listGames([
    { id: 'older', text: TEXT, kept: 1 },
    { id: 'broken', text: '{', kept: 3 },
    { id: 'latest', text: TEXT, kept: 2 },
  ]);
  expect(games.map(({ id }) => id)).toEqual(['broken', 'latest', 'older']);
  expect(games[1]).toMatchObject({ standing: { rules: RECORD.rules, counters, toMove: null } });
  expect(games[2]).not.toHaveProperty('standing');
});

const inStore = (record: object) => ({ id: 'g', text: JSON.stringify(record), kept: 1 });

/** The steps of a record, its only person in seat 0. */
function stepsOf(record: GameRecord) {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value.steps;
}

/** Records of a game after each move of its last deal. */
function beginnings(moves: number): GameRecord[] {
  return Array.from({ length: moves }, (_, index) =>
    playedRecord(RULESETS['lindor-1789'], 4, 'mistap', { deals: 2, movesOfLastDeal: index + 1 }),
  );
}

test('the open game is listed with the cards of its only person', () => {
  const record = beginnings(20).at(-1)!;
  const [own] = listGames([inStore(record)]);
  const { deal } = stepsOf(record).at(-1)!.game;
  const held = handOf(deal!, seatAt(0));
  expect(held.length).toBeGreaterThan(0);
  expect(own).toMatchObject({ standing: { hand: held } });
  const shared = { ...record, players: record.players.map(({ name }) => ({ name })) };
  expect(listGames([inStore(shared)])[0]).toMatchObject({ standing: { hand: [] } });
});

test('the last moves are taken back if all of them are the only person’s', () => {
  let taken = 0;
  for (const record of beginnings(40)) {
    const steps = stepsOf(record);
    const last = steps.at(-1)!;
    const text = takenBack(inStore(record), last);
    expect(text === null).toBe(last.seat !== 0);
    if (text !== null) expect(JSON.parse(text)).toEqual(recordBefore(record, last));
    const beforeLast = steps.at(-2)!;
    const two = takenBack(inStore(record), beforeLast);
    expect(two === null).toBe(last.seat !== 0 || beforeLast.seat !== 0);
    taken += two === null ? 0 : 1;
  }
  expect(taken).toBeGreaterThan(0);
});

test('nothing is taken back on a shared device, in a settled deal, or at a missing move', () => {
  const own = beginnings(40).filter((record) => stepsOf(record).at(-1)?.seat === 0);
  for (const record of own) {
    const last = stepsOf(record).at(-1)!;
    const shared = { ...record, players: record.players.map(({ name }) => ({ name })) };
    expect(takenBack(inStore(shared), last)).toBeNull();
    expect(takenBack(inStore(record), { ...last, move: last.move + 1 })).toBeNull();
    expect(takenBack(inStore(record), { deal: 2, move: 0 })).toBeNull();
  }
  const won = Array.from({ length: 12 }, (_, seed) => seed)
    .map((seed) => playedRecord(RULESETS.famille, 4, seed))
    .filter((record) => stepsOf(record).at(-1)?.seat === 0);
  expect(won.length).toBeGreaterThan(0);
  for (const record of won) expect(takenBack(inStore(record), stepsOf(record).at(-1)!)).toBeNull();
});
