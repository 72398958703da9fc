import { BOTS, type RemoteBot } from '@nain-jaune/bots';
import { checkRecord, type Move, pass } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import type { LoadingBot } from '../bots.ts';
import { botRoom, movesOf, WAITS } from '../testing/botRoom.ts';
import { SimulatedClock } from '../testing/simulatedClock.ts';
import { settled } from '../testing/testRoom.ts';

const RULES = 'lindor-1789 end.deals=1';

describe('a bot that must be loaded', () => {
  /** Waits once in every thought before it moves. */
  function waiter(clock: SimulatedClock, awaited: () => Promise<unknown>) {
    const asked: number[] = [];
    function* consider(_: unknown, legal: readonly Move[]): Generator<unknown, Move, void> {
      asked.push(clock.now());
      yield awaited();
      asked.push(clock.now());
      return legal[0] ?? pass;
    }
    const bot: LoadingBot = { name: 'waiter', choose: () => pass, consider };
    return { bot, asked };
  }

  test.each(['fulfilled', 'rejected'])('waits until its promise is %s, and then plays', async (how) => {
    const clock = new SimulatedClock();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const { bot, asked } = waiter(clock, () => promise);
    const { spectator, home } = await botRoom(bot, clock);
    await home.pass(5000);
    expect(asked).toEqual([0]);
    if (how === 'fulfilled') resolve();
    else reject(new Error('no connection'));
    await promise.catch(() => undefined);
    const { number } = spectator;
    await home.pass(0);
    expect(asked.slice(0, 2)).toEqual([0, 5000]);
    await home.pass(700);
    expect(spectator.number).toBeGreaterThan(number);
    expect(home.faults).toEqual([]);
    await home.driver.stop();
  });

  test('is stopped at its limit if its promise is never settled', async () => {
    const clock = new SimulatedClock();
    const { bot } = waiter(clock, () => new Promise(() => undefined));
    const { home } = await botRoom(bot, clock);
    await home.passUntilQuiet();
    expect(home.wholeRecord.deals[0]?.result).toBeDefined();
    expect(new Set(home.faults.map(({ code }) => code))).toEqual(new Set(['bot-stalled']));
  });

  test('is ignored if the driver has stopped meanwhile', async () => {
    const clock = new SimulatedClock();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { bot, asked } = waiter(clock, () => promise);
    const { home } = await botRoom(bot, clock);
    await home.pass(0);
    await home.driver.stop();
    resolve();
    await promise;
    await home.passUntilQuiet();
    expect(asked).toEqual([0]);
    expect(clock.waiting).toBe(0);
  });
});

describe('a remote bot', () => {
  const remote: RemoteBot = {
    name: 'remote',
    ask: async (view, legal) => BOTS.longest.choose(view, legal, seededRandom(1)),
  };

  test('plays whole games within its wait', async () => {
    const room = await botRoom(remote);
    const { home, spectator } = room;
    expect(new Set(await movesOf(room))).toEqual(WAITS);
    await home.playOut();
    expect(spectator.view.ended).not.toBeNull();
    expect(checkRecord(home.wholeRecord)).toEqual([]);
    expect(home.faults).toEqual([]);
  });

  test.each([
    ['never answers', () => new Promise<Move>(() => undefined), 'bot-stalled'],
    ['answers nonsense', async () => 'the seven' as unknown as Move, 'bot-illegal'],
    ['answers nothing', (() => undefined) as unknown as RemoteBot['ask'], 'bot-illegal'],
    ['rejects', () => Promise.reject(new Error('gone')), 'bot-threw'],
    [
      'throws',
      () => {
        throw new Error('no idea');
      },
      'bot-threw',
    ],
  ] as const)('that %s never stops the game: the fault is reported', async (_, ask, code) => {
    const { home } = await botRoom({ name: 'remote', ask });
    await home.playOut();
    expect(checkRecord(home.wholeRecord)).toEqual([]);
    expect(home.wholeRecord.end).toBeDefined();
    expect(new Set(home.faults.map((fault) => fault.code))).toEqual(new Set([code]));
    expect(home.faults[0]).toMatchObject({ bot: 'remote' });
  });

  test.each([
    [2000, { botLimitMs: 2000 }],
    [15_000, {}],
  ])(
    'gets the time limit of the table, %i ms, and its signal is aborted when its answer is no longer wanted',
    async (limit, driver) => {
      const signals: (AbortSignal | undefined)[] = [];
      const silent: RemoteBot = {
        name: 'silent',
        ask: (_view, _legal, signal) => {
          signals.push(signal as AbortSignal);
          return new Promise(() => undefined);
        },
      };
      const { home } = await botRoom(silent, undefined, RULES, driver);
      await home.pass(limit - 1);
      expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
      expect(home.faults).toEqual([]);
      await home.pass(1);
      expect(home.faults).toMatchObject([{ code: 'bot-stalled', limit }]);
      expect(signals[0]?.aborted).toBe(true);
      await home.pass(limit);
      await home.driver.stop();
      expect(signals.every((signal) => signal?.aborted)).toBe(true);
      expect(home.clock.waiting).toBe(0);
    },
  );

  test('is ignored if it answers too late or after the driver has stopped', async () => {
    const answers: ((move: Move) => void)[] = [];
    const late: RemoteBot = { name: 'late', ask: () => new Promise((resolve) => answers.push(resolve)) };
    const { home } = await botRoom(late, undefined, RULES, { botLimitMs: 2000 });
    await home.pass(2000);
    const moves = home.wholeRecord.deals[0]?.moves;
    answers[0]?.(pass);
    await settled();
    expect(home.wholeRecord.deals[0]?.moves).toBe(moves);
    await home.driver.stop();
    answers.at(-1)?.(pass);
    await home.pass(20_000);
    expect(home.wholeRecord.deals[0]?.moves).toBe(moves);
    expect(home.faults).toHaveLength(1);
  });
});
