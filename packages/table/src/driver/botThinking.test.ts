import { BOTS, type Bot, type RemoteBot } from '@nain-jaune/bots';
import { checkRecord, lay, type Move, PACK, pass } from '@nain-jaune/engine';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import type { LoadingBot, TableBot } from '../bots.ts';
import { type HomeOptions, type HomeTestRoom, openHomeTestRoom } from '../testing/homeTestRoom.ts';
import { SimulatedClock } from '../testing/simulatedClock.ts';
import { openTestRoom, settled } from '../testing/testRoom.ts';

const RULES = 'lindor-1789 end.deals=1';

interface BotRoom {
  readonly home: HomeTestRoom;
  readonly spectator: Awaited<ReturnType<HomeTestRoom['watch']>>;
  readonly clock: SimulatedClock;
}

/** A room in which three bots of one kind play, dealt by a spectator. */
async function botRoom(
  bot: TableBot,
  clock = new SimulatedClock(),
  rules = RULES,
  driver: HomeOptions['driver'] = {},
): Promise<BotRoom> {
  const seats = `${bot.name} ${bot.name} ${bot.name}`;
  const config = { bots: { [bot.name]: bot } };
  const home = await openHomeTestRoom({ rules, seats, config, driver: { clock, ...driver } });
  const spectator = await home.watch();
  spectator.deal();
  await settled();
  return { home, spectator, clock };
}

/** What a thinking bot of a test has done. */
interface Log {
  slices: number;
  ended: number;
  drawn: number[];
}

function newLog(): Log {
  return { slices: 0, ended: 0, drawn: [] };
}

/** A bot that thinks in slices of five milliseconds, and then moves at random. */
function thinker(clock: SimulatedClock, slices: number, log: Log = newLog()): Bot {
  function* consider(_: unknown, legal: readonly Move[], random: Random): Generator<void, Move, void> {
    try {
      for (let slice = 0; slice < slices; slice++) {
        clock.spend(5);
        log.slices++;
        yield;
      }
      log.drawn.push(random.next());
      return legal[below(random, legal.length)] ?? pass;
    } finally {
      log.ended++;
    }
  }
  return { name: 'thinker', choose: () => pass, consider };
}

/** The kind of every move, and how long it took. */
async function movesOf({ spectator, clock }: BotRoom): Promise<string[]> {
  const moves: string[] = [];
  let before = { at: clock.now(), count: 0 };
  while (clock.waiting > 0) {
    clock.passToNext();
    await settled();
    const seen = spectator.events.filter(({ event }) => event.type === 'laid' || event.type === 'passed');
    const last = seen.at(-1);
    if (seen.length === before.count || last === undefined) continue;
    moves.push(`${last.event.type} ${clock.now() - before.at}`);
    before = { at: clock.now(), count: seen.length };
  }
  return moves;
}

describe('a bot that thinks in slices', () => {
  test('thinks within its wait: the time between two moves tells only what was done', async () => {
    const clock = new SimulatedClock();
    const moves = await movesOf(await botRoom(thinker(clock, 40), clock));
    expect(new Set(moves)).toEqual(new Set(['laid 700', 'passed 300']));
  });

  test('moves as soon as it has chosen if it thinks for longer than its wait', async () => {
    const clock = new SimulatedClock();
    const rules = 'lindor-1789 end.deals=1 continuing=compulsory';
    const moves = await movesOf(await botRoom(thinker(clock, 300), clock, rules));
    // A bot with one legal move is not asked.
    expect(new Set(moves)).toEqual(new Set(['laid 1500', 'laid 700', 'passed 300']));
  });

  test('lets the room answer others between two slices', async () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { spectator, home } = await botRoom(thinker(clock, 40, log), clock);
    clock.passToNext();
    expect(log.slices).toBe(1);
    spectator.catchUp(null);
    await settled();
    expect(spectator.types.at(-1)).toBe('snapshot');
    expect(spectator.view.deal?.turn).not.toBeNull();
    home.driver.setPace({ botMove: 0, botPass: 0 });
    await settled();
    clock.passToNext();
    expect(log.slices).toBe(2);
    await home.pass(0);
    expect(clock.now()).toBeLessThan(700);
  });

  test('takes the pace that is set while it thinks', async () => {
    const clock = new SimulatedClock();
    const { spectator, home } = await botRoom(thinker(clock, 40), clock);
    const { number } = spectator;
    clock.passToNext();
    home.driver.setPace({ botMove: 2000, botPass: 2000 });
    await home.pass(1900);
    expect(spectator.number).toBe(number);
    await home.pass(100);
    expect(spectator.number).toBeGreaterThan(number);
  });

  test('leaves the device idle for a part of its wait, whatever it will do, and takes no longer for it', async () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { spectator, home } = await botRoom(thinker(clock, 40, log), clock, RULES, { botPause: 0.5 });
    const { number } = spectator;
    const began = clock.now();
    await home.pass(149);
    expect(log.slices).toBe(0);
    await home.pass(1);
    expect(log.slices).toBeGreaterThan(0);
    while (spectator.number === number) {
      clock.passToNext();
      await settled();
    }
    expect(clock.now() - began).toBe(700);
  });

  test('thinks at once when the pace becomes zero in its pause', async () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { home } = await botRoom(thinker(clock, 40, log), clock, RULES, { botPause: 0.5 });
    home.driver.setPace({ botMove: 0, botPass: 0 });
    await home.pass(0);
    expect(log.slices).toBeGreaterThan(0);
  });

  test('is stopped when the driver stops, and its answer is ignored', async () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { home } = await botRoom(thinker(clock, 40, log), clock);
    clock.passToNext();
    await home.driver.stop();
    expect(log).toMatchObject({ slices: 1, ended: 1 });
    expect(clock.waiting).toBe(0);
  });

  test('has randomness of its own in each decision, the same however long it thinks', async () => {
    const deals = [];
    for (const slices of [1, 7, 300]) {
      const clock = new SimulatedClock();
      const { home } = await botRoom(thinker(clock, slices), clock, 'gelber-zwerg end.deals=1');
      await home.passUntilQuiet();
      deals.push(home.wholeRecord.deals);
    }
    expect(deals[1]).toEqual(deals[0]);
    expect(deals[2]).toEqual(deals[0]);
    expect(deals[0]?.[0]?.result).toBeDefined();
  });

  test('that never ends is stopped at its limit, and the first legal move is played', async () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { home } = await botRoom(thinker(clock, Number.POSITIVE_INFINITY, log), clock, RULES, {
      botLimitMs: 500,
    });
    await home.passUntilQuiet();
    expect(checkRecord(home.wholeRecord)).toEqual([]);
    expect(home.wholeRecord.deals[0]?.result).toBeDefined();
    expect(new Set(home.faults.map(({ code }) => code))).toEqual(new Set(['bot-stalled']));
    expect(home.faults[0]).toMatchObject({ bot: 'thinker', limit: 500 });
    expect(log.ended).toBe(home.faults.length);
  });

  test('that throws while it thinks, or when it is stopped, does not stop the game', async () => {
    const throws = (when: 'thinking' | 'ending'): Bot => ({
      name: 'throws',
      choose: () => pass,
      *consider() {
        try {
          yield;
          if (when === 'thinking') throw new Error('no idea');
          for (;;) yield;
        } finally {
          // biome-ignore lint/correctness/noUnsafeFinally: that is what is tried.
          throw new Error('not even that');
        }
      },
    });
    const thinking = await botRoom(throws('thinking'));
    await thinking.home.passUntilQuiet();
    expect(new Set(thinking.home.faults.map(({ code }) => code))).toEqual(new Set(['bot-threw']));
    expect(thinking.home.wholeRecord.deals[0]?.result).toBeDefined();
    const ending = await botRoom(throws('ending'));
    ending.clock.passToNext();
    await ending.home.driver.stop();
    expect(ending.clock.waiting).toBe(0);
  });
});

describe('a bot that has to be loaded', () => {
  /** Waits once in every thought, and then moves. */
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

  test('and never is, is stopped at its limit', async () => {
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

  test('plays whole games, within its wait', async () => {
    const { home, spectator, clock } = await botRoom(remote);
    await home.playOut();
    expect(spectator.view.ended).not.toBeNull();
    expect(checkRecord(home.wholeRecord)).toEqual([]);
    expect(home.faults).toEqual([]);
    const laid = spectator.events.filter(({ event }) => event.type === 'laid').length;
    const passed = spectator.events.filter(({ event }) => event.type === 'passed').length;
    expect(clock.now()).toBe(700 * laid + 300 * passed);
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

  test('has the time that the table gives, and learns when its answer is not wanted any more', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const silent: RemoteBot = {
      name: 'silent',
      ask: (_view, _legal, signal) => {
        signals.push(signal as AbortSignal);
        return new Promise(() => undefined);
      },
    };
    const { home } = await botRoom(silent, undefined, RULES, { botLimitMs: 2000 });
    await home.pass(1999);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    expect(home.faults).toEqual([]);
    await home.pass(1);
    expect(home.faults).toMatchObject([{ code: 'bot-stalled', limit: 2000 }]);
    expect(signals[0]?.aborted).toBe(true);
    await home.pass(2000);
    await home.driver.stop();
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
    expect(home.clock.waiting).toBe(0);
  });

  test('that answers too late, or after the driver has stopped, is ignored', async () => {
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

describe('a bot that fails', () => {
  const failing: Readonly<Record<string, Bot>> = {
    ...BOTS,
    throws: {
      name: 'throws',
      choose() {
        throw new Error('no idea');
      },
    },
    cheats: {
      name: 'cheats',
      choose: (view) => lay(PACK.find((card) => !view.deal?.hand.includes(card)) ?? noCard()),
    },
    babbles: { name: 'babbles', choose: () => null as unknown as Move },
    meddles: {
      name: 'meddles',
      choose(_view, legal) {
        (legal as Move[]).length = 0;
        return lay(PACK[0] ?? noCard());
      },
    },
  };

  test.each([
    ['throws', 'bot-threw'],
    ['cheats', 'bot-illegal'],
    ['babbles', 'bot-illegal'],
    ['meddles', 'bot-illegal'],
  ] as const)('because it %s never stops the game: each fault is reported (%s)', async (name, code) => {
    const home = await openHomeTestRoom({
      rules: 'lindor-1789 end.deals=2',
      seats: `person ${name} lowest`,
      config: { bots: failing },
    });
    await home.playOut();
    expect(checkRecord(home.wholeRecord)).toEqual([]);
    expect(home.at(0).view.ended).not.toBeNull();
    expect(new Set(home.faults.map((fault) => fault.code))).toEqual(new Set([code]));
    expect(home.faults[0]).toMatchObject({ seat: 1, bot: name });
  });
});

function noCard(): never {
  throw new Error('there is always a card');
}

describe('the pace of bots', () => {
  const SLOW = { botMove: 5000, botPass: 2000 };
  const SEATS = 'lowest lowest lowest';

  async function dealt(pace = SLOW, seats = SEATS) {
    const home = await openHomeTestRoom({ rules: RULES, seats, pace });
    const spectator = await home.watch();
    spectator.deal();
    await settled();
    return { home, spectator };
  }

  test('is waited for before a card and before a pass', async () => {
    const { home, spectator } = await dealt();
    const moves = await movesOf({ home, spectator, clock: home.clock });
    expect(new Set(moves)).toEqual(new Set(['laid 5000', 'passed 2000']));
  });

  test('is multiplied by the bot’s own', async () => {
    const moves = await movesOf(await botRoom({ ...BOTS.lowest, pace: 0.5 }));
    expect(new Set(moves)).toEqual(new Set(['laid 350', 'passed 150']));
  });

  test('when changed, changes the wait that has begun', async () => {
    const { home, spectator } = await dealt();
    const { number } = spectator;
    await home.pass(1000);
    home.driver.setPace({ botMove: 3000, botPass: 3000 });
    await home.pass(1999);
    expect(spectator.number).toBe(number);
    await home.pass(1);
    expect(spectator.number).toBeGreaterThan(number);
  });

  test('of zero is as fast as the clock allows, and never within a call', async () => {
    const { home, spectator } = await dealt();
    const { number } = spectator;
    home.driver.setPace({ botMove: 0, botPass: 0 });
    await settled();
    expect(spectator.number).toBe(number);
    await home.passUntilQuiet();
    expect(spectator.view.ended).not.toBeNull();
    expect(home.clock.now()).toBe(0);
  });

  test('is not changed by a person who moves out of turn', async () => {
    const home = await openHomeTestRoom({ rules: RULES, seats: 'person lowest lowest', pace: SLOW });
    home.at(0).deal();
    await settled();
    while (home.toAct !== undefined) {
      home.at(0).act(home.at(0).choices.legal.at(-1) ?? '');
      await settled();
    }
    const { number } = home.at(0);
    await home.pass(1500);
    for (const id of ['a', 'b', 'c']) home.at(0).act('-', id);
    await settled();
    expect(home.at(0).number).toBe(number);
    expect(home.clock.waiting).toBe(1);
  });
});

test('a member who comes back in the middle of a thought of the stand-in plays, and the thought is stopped', async () => {
  let stopped = false;
  const ponders: TableBot = {
    name: 'ponders',
    choose: () => {
      throw new Error('it thinks in slices');
    },
    *consider(_view, legal) {
      try {
        while (!stopped) yield;
      } finally {
        stopped = true;
      }
      return legal[0] ?? pass;
    },
  };
  const online = await openTestRoom({ members: 4, config: { standIn: ponders } });
  await online.start();
  const gone = await online.untilToAct();
  gone.disconnect();
  await online.pass(14_999);
  online.clock.passToNext();
  for (let slice = 0; slice < 5; slice++) {
    await settled();
    online.clock.passToNext();
  }
  expect(stopped).toBe(false);
  gone.connect(online.driver);
  await settled();
  expect(stopped).toBe(true);
  expect(gone.choices.legal).not.toEqual([]);
});
