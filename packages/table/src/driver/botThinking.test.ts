import { BOTS, type Bot } from '@nain-jaune/bots';
import { checkRecord, lay, type Move, PACK, pass } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import type { TableBot } from '../bots.ts';
import { botRoom, movesOf, newLog, thinker, WAITS } from '../testing/botRoom.ts';
import { openHomeTestRoom } from '../testing/homeTestRoom.ts';
import { SimulatedClock } from '../testing/simulatedClock.ts';
import { settled, startTestRoom } from '../testing/testRoom.ts';

const RULES = 'lindor-1789 end.deals=1';

test('a bot is asked if it has two legal moves, and not if it has one', async () => {
  const counts = new Set<number>();
  const counting: Bot = {
    name: 'counting',
    choose(view, legal, random) {
      counts.add(legal.length);
      return BOTS.lowest.choose(view, legal, random);
    },
  };
  const { home } = await botRoom(counting);
  await home.passUntilQuiet();
  expect(Math.min(...counts)).toBe(2);
});

describe('a bot that thinks in slices', () => {
  test('thinks within its wait, so that the time between two moves depends only on the moves', async () => {
    const clock = new SimulatedClock();
    const moves = await movesOf(await botRoom(thinker(clock, 40), clock));
    expect(new Set(moves)).toEqual(WAITS);
  });

  test('moves as soon as it has chosen if it thinks for longer than its wait', async () => {
    const clock = new SimulatedClock();
    const rules = 'lindor-1789 end.deals=1 continuing=compulsory';
    const moves = await movesOf(await botRoom(thinker(clock, 300), clock, rules));
    const others = moves.filter((move) => !WAITS.has(move));
    // A bot with one legal move is not asked. What must be passed is passed at once.
    expect(new Set(others)).toEqual(new Set(['laid 1500', 'passed 280', 'passed 75']));
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

  test('follows a change of pace while it thinks', async () => {
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

  test('leaves the device idle for a share of its wait, without moving later', async () => {
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

  test('thinks at once if the pace becomes zero during its pause', async () => {
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

  test('has its own randomness in each decision, which does not depend on its thinking time', async () => {
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

  test('that never finishes is stopped at its limit, and the first legal move is played', async () => {
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

test('a member who returns while the stand-in thinks takes over, and the thought is stopped', async () => {
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
  const online = await startTestRoom({ members: 4, config: { standIn: ponders } });
  const gone = await online.untilToAct();
  gone.disconnect();
  await online.pass(14_999);
  online.clock.passToNext();
  for (let slice = 0; slice < 5; slice++) {
    await settled();
    online.clock.passToNext();
  }
  expect(stopped).toBe(false);
  await online.reconnect([gone]);
  expect(stopped).toBe(true);
  expect(gone.choices.legal).not.toEqual([]);
});

function noCard(): never {
  throw new Error('there is always a card');
}
