import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedGame } from '../../app/gameService/serviceMessages.ts';
import { storageOf } from '../../testing/browserStorage.ts';
import { DailyGames } from './dailyGames.svelte.ts';
import type { DayService } from './dayService.ts';
import { newDay, saveDay, savedDays } from './savedDays.ts';

const DATE = '2026-11-25';
const REQUEST = {
  contest: { type: 'daily', date: DATE } as const,
  player: { name: '', bot: null },
  botNames: {},
  practice: false,
};

type Answer<Name extends keyof DayService> = Awaited<ReturnType<DayService[Name]>>;

/** A worker with given answers. It fails if there is none. */
class FakeJudge {
  asked = 0;
  answers: { result?: Answer<'result'>; best: Answer<'best'> } = {
    result: { result: 42, expert: 18, costs: [0, 4] },
    best: { best: 61, exact: true },
  };

  async result(): Promise<Answer<'result'>> {
    this.asked++;
    if (this.answers.result === undefined) throw new Error('not loaded');
    return this.answers.result;
  }

  async best(): Promise<Answer<'best'>> {
    this.asked++;
    return this.answers.best;
  }
}

function savedGame(over: boolean, contest = REQUEST.contest): SavedGame {
  const about = { id: 'game', kept: Date.parse('2026-11-26'), rulesId: 'famille', players: [] };
  return { readable: true, ...about, deals: 1, settled: 1, over, practice: false, contest };
}

function gamesWith(list: readonly SavedGame[], judge = new FakeJudge()) {
  const service = {
    list: async () => list,
    enterContest: async () => 'game',
    record: async () => '{}',
    makeChallenge: async ({ id, deal }: { id: string; deal: number | null }) => `${id}, deal ${deal}`,
  };
  return { games: new DailyGames(service, judge), judge };
}

async function loaded(list: readonly SavedGame[], judge?: FakeJudge) {
  const { games, ...other } = gamesWith(list, judge);
  await games.list();
  await games.examine(DATE);
  return { games, ...other };
}

beforeEach(() => vi.stubGlobal('localStorage', storageOf()));

test('a day is new, then open, then done, and stays done without its game', async () => {
  const { games } = await loaded([]);
  expect(games.statusOf(DATE)).toBe('new');
  expect(await games.enter(REQUEST, DATE)).toBe('game');
  const open = await loaded([savedGame(false)]);
  expect(open.games.statusOf(DATE)).toBe('open');
  expect(open.judge.asked).toBe(0);
  const done = await loaded([savedGame(true)]);
  expect(done.games.doneOn(DATE)).toMatchObject({
    begun: DATE,
    result: 42,
    expert: 18,
    costs: [0, 4],
    best: 61,
    exact: true,
  });
  const later = await loaded([]);
  expect(later.games.statusOf(DATE)).toBe('done');
  expect(later.games.gameOf(DATE)).toBeNull();
});

test('a finished day is examined once', async () => {
  await loaded([savedGame(true)]);
  expect((await loaded([savedGame(true)])).judge.asked).toBe(0);
});

test('a day of release 1.0 is examined for its costs, and keeps its result without them', async () => {
  const day = { ...newDay(DATE, 'game', DATE), result: 42, expert: 7, best: 61, exact: true };
  saveDay(day);
  const deleted = await loaded([]);
  expect(deleted.games.doneOn(DATE)).toEqual(day);
  const other = new FakeJudge();
  other.answers.result = 'other';
  expect((await loaded([savedGame(true)], other)).games.doneOn(DATE)).toEqual(day);
  expect((await loaded([savedGame(true)])).games.doneOn(DATE)).toMatchObject({
    result: 42,
    expert: 18,
    costs: [0, 4],
  });
});

test('a game deleted before its end is lost', async () => {
  const { games } = await loaded([]);
  await games.enter(REQUEST, DATE);
  expect((await loaded([])).games.statusOf(DATE)).toBe('lost');
});

test('a friend is challenged with the cards of a day whose game is there', async () => {
  const { games } = await loaded([savedGame(true)]);
  expect(await games.challengerOn(DATE)?.make(1, '')).toBe('game, deal 1');
  expect((await loaded([])).games.challengerOn(DATE)).toBeNull();
});

test('practice leaves the day as it is', async () => {
  const { games } = await loaded([]);
  await games.enter({ ...REQUEST, practice: true }, DATE);
  expect(savedDays()).toEqual([]);
});

test('a game whose day was not saved counts as begun when it was last written', async () => {
  const { games } = await loaded([savedGame(true)]);
  expect(games.doneOn(DATE)?.begun).toBe('2026-11-26');
});

test('a game of other bots has no result, and without the worker nothing is decided', async () => {
  const other = new FakeJudge();
  other.answers.result = 'other';
  expect((await loaded([savedGame(true)], other)).games.statusOf(DATE)).toBe('unknown');
  const absent = new FakeJudge();
  delete absent.answers.result;
  const { games } = await loaded([savedGame(true)], absent);
  expect(games.problem).toEqual({ code: 'not-loaded' });
  expect(games.statusOf(DATE)).toBe('judging');
  expect(savedDays()).toEqual([]);
});

test('a result above the best that was found is the best', async () => {
  const judge = new FakeJudge();
  judge.answers.best = { best: 30, exact: false };
  expect((await loaded([savedGame(true)], judge)).games.doneOn(DATE)?.best).toBe(42);
});
