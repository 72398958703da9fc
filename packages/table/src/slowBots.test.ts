import { BOTS, type Bot } from '@nain-jaune/bots';
import { checkRecord, type Move, pass } from '@nain-jaune/engine';
import { below, type Random } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import type { ArrivingBot } from './options.ts';
import { type BotTable, botTable } from './testing/botTable.ts';
import { SimulatedClock } from './testing/index.ts';

/** What a searching bot of a test has done. */
interface Log {
  slices: number;
  ended: number;
  drawn: number[];
}

/** A bot that thinks in slices, each of so many milliseconds, and then moves as chance wills. */
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

function newLog(): Log {
  return { slices: 0, ended: 0, drawn: [] };
}

/** The kind of every act and how long it took. */
function actsOf({ watcher, clock }: BotTable): string[] {
  const acts: string[] = [];
  let before = { at: clock.now(), moves: 0 };
  while (clock.waiting > 0) {
    clock.passToNext();
    const told = watcher.told.filter(({ event }) => event.type === 'laid' || event.type === 'passed');
    const last = told.at(-1);
    if (told.length === before.moves || last === undefined) continue;
    acts.push(`${last.event.type} ${clock.now() - before.at}`);
    before = { at: clock.now(), moves: told.length };
  }
  return acts;
}

describe('a bot that thinks in slices', () => {
  test('thinks within its wait: the time between two acts tells only what was done', () => {
    const clock = new SimulatedClock();
    const acts = actsOf(botTable(thinker(clock, 40), clock));
    expect(new Set(acts)).toEqual(new Set(['laid 700', 'passed 300']));
  });

  test('moves as soon as it knows where it thinks for longer than its wait', () => {
    const clock = new SimulatedClock();
    const acts = actsOf(
      botTable(thinker(clock, 300), clock, 'lindor-1789 end.deals=1 continuing=compulsory'),
    );
    // Whoever has one legal move only is not asked.
    expect(new Set(acts)).toEqual(new Set(['laid 1500', 'laid 700', 'passed 300']));
  });

  test('lets the table hear others between two slices', () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { watcher, game } = botTable(thinker(clock, 40, log), clock);
    clock.passToNext();
    expect(log.slices).toBe(1);
    watcher.say({ type: 'hello', version: 1, last: null });
    expect(watcher.welcome?.view.deal?.turn).not.toBeNull();
    game.table.setPace({ botMove: 0, botPass: 0 });
    clock.passToNext();
    expect(log.slices).toBe(2);
    clock.pass(0);
    expect(clock.now()).toBeLessThan(700);
  });

  test('takes the pace that is set while it thinks', () => {
    const clock = new SimulatedClock();
    const { watcher, game } = botTable(thinker(clock, 40), clock);
    const { number } = watcher;
    clock.passToNext();
    game.table.setPace({ botMove: 2000, botPass: 2000 });
    clock.pass(1900);
    expect(watcher.number).toBe(number);
    clock.pass(100);
    expect(watcher.number).toBeGreaterThan(number);
  });

  test('lets a part of its shortest wait pass before it thinks, whatever it will do, and waits no longer for it', () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { watcher } = botTable(thinker(clock, 40, log), clock, undefined, { botPause: 0.5 });
    const { number } = watcher;
    const begun = clock.now();
    clock.pass(149);
    expect(log.slices).toBe(0);
    clock.pass(1);
    expect(log.slices).toBeGreaterThan(0);
    while (watcher.number === number) clock.passToNext();
    expect(clock.now() - begun).toBe(700);
  });

  test('thinks at once when the pace becomes nothing in its pause', () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { game } = botTable(thinker(clock, 40, log), clock, undefined, { botPause: 0.5 });
    game.table.setPace({ botMove: 0, botPass: 0 });
    clock.pass(0);
    expect(log.slices).toBeGreaterThan(0);
  });

  test('is stopped at once when the table closes, and heard no more', () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { game } = botTable(thinker(clock, 40, log), clock);
    clock.passToNext();
    game.table.close();
    expect(log).toMatchObject({ slices: 1, ended: 1 });
    expect(clock.waiting).toBe(0);
  });

  test('has chance of its own in each decision, the same however long it thinks', () => {
    const records = [1, 7, 300].map((slices) => {
      const clock = new SimulatedClock();
      const table = botTable(thinker(clock, slices), clock, 'gelber-zwerg end.deals=1');
      clock.passUntilQuiet();
      return table.game.table.record().deals;
    });
    expect(records[1]).toEqual(records[0]);
    expect(records[2]).toEqual(records[0]);
    expect(records[0]?.[0]?.result).toBeDefined();
  });

  test('that never comes to an end is stopped at its limit, and the first legal move is played', () => {
    const clock = new SimulatedClock();
    const log = newLog();
    const { game } = botTable(thinker(clock, Number.POSITIVE_INFINITY, log), clock);
    clock.passUntilQuiet();
    expect(checkRecord(game.table.record())).toEqual([]);
    expect(game.table.record().deals[0]?.result).toBeDefined();
    expect(new Set(game.faults.map(({ code }) => code))).toEqual(new Set(['bot-stalled']));
    expect(game.faults[0]).toMatchObject({ bot: 'thinker', limit: 15_000 });
    expect(log.ended).toBe(game.faults.length);
  });

  test('that throws on its way, or when it is stopped, does not stop the game', () => {
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
    for (const when of ['thinking', 'ending'] as const) {
      const { game, clock } = botTable(throws(when));
      clock.passToNext();
      if (when === 'ending') {
        game.table.close();
        expect(clock.waiting).toBe(0);
        continue;
      }
      clock.passUntilQuiet();
      expect(new Set(game.faults.map(({ code }) => code))).toEqual(new Set(['bot-threw']));
      expect(game.table.record().deals[0]?.result).toBeDefined();
    }
  });
});

describe('a bot that is still on its way', () => {
  /** Waits for something once in every thought, and then moves. */
  function waiter(
    clock: SimulatedClock,
    awaited: () => Promise<unknown>,
  ): { bot: ArrivingBot; asked: number[] } {
    const asked: number[] = [];
    function* consider(_: unknown, legal: readonly Move[]): Generator<unknown, Move, void> {
      asked.push(clock.now());
      yield awaited();
      asked.push(clock.now());
      return legal[0] ?? pass;
    }
    return { bot: { name: 'waiter', choose: () => pass, consider }, asked };
  }

  test.each(['kept', 'broken'])('is left alone until its promise is %s, and then plays', async (how) => {
    const clock = new SimulatedClock();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const { bot, asked } = waiter(clock, () => promise);
    const { watcher, game } = botTable(bot, clock);
    clock.pass(5000);
    expect(asked).toEqual([0]);
    if (how === 'kept') resolve();
    else reject(new Error('no line'));
    await promise.catch(() => undefined);
    const { number } = watcher;
    clock.pass(0);
    expect(asked.slice(0, 2)).toEqual([0, 5000]);
    clock.pass(700);
    expect(watcher.number).toBeGreaterThan(number);
    expect(game.faults).toEqual([]);
    game.table.close();
  });

  test('and never comes is stopped at its limit', () => {
    const clock = new SimulatedClock();
    const { bot } = waiter(clock, () => new Promise(() => undefined));
    const { game } = botTable(bot, clock);
    clock.passUntilQuiet();
    expect(game.table.record().deals[0]?.result).toBeDefined();
    expect(new Set(game.faults.map(({ code }) => code))).toEqual(new Set(['bot-stalled']));
  });

  test('is not heard where the table has closed meanwhile', async () => {
    const clock = new SimulatedClock();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { bot, asked } = waiter(clock, () => promise);
    const { game } = botTable(bot, clock);
    clock.pass(0);
    game.table.close();
    resolve();
    await promise;
    clock.passUntilQuiet();
    expect(asked).toEqual([0]);
    expect(clock.waiting).toBe(0);
  });
});

describe('the pace of a bot', () => {
  test('is its own part of the pace of the table', () => {
    const acts = actsOf(botTable({ ...BOTS.lowest, pace: 0.5 }));
    expect(new Set(acts)).toEqual(new Set(['laid 350', 'passed 150']));
  });
});
