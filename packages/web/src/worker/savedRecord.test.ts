import { checkRecord, type GameRecord, RULESETS, recordBefore, replayRecord } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { listGames, practiceOf, practiceText, readStored, summarise, takenBack } from './savedRecord.ts';

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

const inStore = (record: object) => ({ id: 'g', text: JSON.stringify(record), kept: 1 });

/** The steps of a record, its only person in seat 0. */
function stepsOf(record: GameRecord) {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value.steps;
}

/** Beginnings of a game whose last deal has from 1 to so many moves. */
function beginnings(moves: number): GameRecord[] {
  return Array.from({ length: moves }, (_, index) =>
    playedRecord(RULESETS['lindor-1789'], 4, 'mistap', { deals: 2, lastMoves: index + 1 }),
  );
}

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

test('nothing is taken back on a shared device, from a settled deal, or from what is not there', () => {
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

test('a practice game goes on from before an own move of a settled deal, and is marked', () => {
  const record = playedRecord(RULESETS.famille, 4, 'again', { deals: 2 });
  const steps = stepsOf(record);
  const own = steps.find(({ deal, seat }) => deal === 2 && seat === 0)!;
  const text = practiceText(inStore(record), own);
  expect(JSON.parse(text)).toEqual({ ...recordBefore(record, own), practice: true });
  expect(checkRecord(JSON.parse(text))).toEqual([]);
  expect(summarise({ id: 'p', text, kept: 1 })).toMatchObject({ deals: 2, settled: 1, practice: true });
  expect(readStored({ id: 'p', text, kept: 1 }).isPractice).toBe(true);
  const other = steps.find(({ seat }) => seat === 1)!;
  expect(() => practiceText(inStore(record), other)).toThrow('setup-refused');
});

test('a move of any person in a record of several is practised with bots for the others', () => {
  const played = playedRecord(RULESETS.famille, 4, 'online', { deals: 1 });
  const players = [{ name: 'Anne' }, { name: 'Basile' }, { name: 'Bot', bot: 'lowest' }, { name: '' }];
  const record = { ...played, players };
  const own = stepsOf(record).find(({ seat }) => seat === 1)!;
  const text = practiceOf(JSON.stringify(record), own);
  const bots = JSON.parse(text).players.map(({ bot }: { bot?: string }) => bot);
  expect(bots).toEqual([expect.any(String), undefined, 'lowest', expect.any(String)]);
  expect(checkRecord(JSON.parse(text))).toEqual([]);
  expect(readStored({ id: 'p', text, kept: 1 }).isPractice).toBe(true);
  const ofBot = stepsOf(record).find(({ seat }) => seat === 2)!;
  expect(() => practiceOf(JSON.stringify(record), ofBot)).toThrow('setup-refused');
  expect(() => practiceOf('{}', own)).toThrow('game-unreadable');
});

test('a deal in progress is not practised', () => {
  const record = playedRecord(RULESETS.famille, 4, 'again', { deals: 2, lastMoves: 30 });
  const open = stepsOf(record).find(({ deal, seat }) => deal === 2 && seat === 0)!;
  expect(() => practiceText(inStore(record), open)).toThrow('setup-refused');
});
