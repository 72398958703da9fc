import { BOTS, type RemoteBot } from '@nain-jaune/bots';
import { checkRecord, type Move, pass } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { botTable } from './testing/botTable.ts';
import { type Opened, opened, resumed, TestClient } from './testing/index.ts';

const RULES = 'lindor-1789 end.deals=1';

/** Lets everything happen that was promised and kept. */
async function promises(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

/** Plays on without waiting for limits: they ring only where nothing else can happen. */
async function playOut({ clock, table }: Opened, most = 5000): Promise<void> {
  for (let step = 0; step < most && table.record().end === undefined; step++) {
    await promises();
    if (clock.waiting > 0) clock.passToNext();
  }
}

const asked: RemoteBot = {
  name: 'asked',
  ask: async (view, legal) => BOTS.longest.choose(view, legal, seededRandom(1)),
};

describe('a bot that is asked from outside', () => {
  test('plays whole games, in its wait', async () => {
    const { game, watcher, clock } = botTable(asked);
    await playOut(game);
    expect(watcher.view.ended).not.toBeNull();
    expect(checkRecord(game.table.record())).toEqual([]);
    expect(game.faults).toEqual([]);
    const laid = watcher.told.filter(({ event }) => event.type === 'laid').length;
    const passed = watcher.told.filter(({ event }) => event.type === 'passed').length;
    expect(clock.now()).toBe(700 * laid + 300 * passed);
  });

  test.each([
    ['never answers', () => new Promise<Move>(() => undefined), 'bot-stalled'],
    ['answers rubbish', async () => 'the seven' as unknown as Move, 'bot-illegal'],
    ['answers nothing', (() => undefined) as unknown as RemoteBot['ask'], 'bot-illegal'],
    ['breaks its promise', () => Promise.reject(new Error('gone')), 'bot-threw'],
    [
      'throws',
      () => {
        throw new Error('no idea');
      },
      'bot-threw',
    ],
  ] as const)('and that %s never stops the game: the fault is told', async (_, ask, code) => {
    const { game } = botTable({ name: 'remote', ask });
    await playOut(game);
    expect(checkRecord(game.table.record())).toEqual([]);
    expect(game.table.record().end).toBeDefined();
    expect(new Set(game.faults.map((fault) => fault.code))).toEqual(new Set([code]));
    expect(game.faults[0]).toMatchObject({ bot: 'remote' });
  });

  test('is given the time that the table gives, and told when nobody waits any more', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const remote: RemoteBot = {
      name: 'remote',
      ask: (_view, _legal, signal) => {
        signals.push(signal as AbortSignal);
        return new Promise(() => undefined);
      },
    };
    const game = opened({ rules: RULES, seats: 'remote remote remote', bots: { remote }, botLimit: 2000 });
    new TestClient(game.table, null).deal();
    game.clock.pass(1999);
    await promises();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    expect(game.faults).toEqual([]);
    game.clock.pass(1);
    expect(game.faults).toMatchObject([{ code: 'bot-stalled', limit: 2000 }]);
    expect(signals[0]?.aborted).toBe(true);
    game.clock.pass(2000);
    game.table.close();
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
    expect(game.clock.waiting).toBe(0);
  });

  test('and that answers after the table has closed, or too late, is not heard', async () => {
    const answers: ((move: Move) => void)[] = [];
    const remote: RemoteBot = {
      name: 'remote',
      ask: () => new Promise((resolve) => answers.push(resolve)),
    };
    const game = opened({ rules: RULES, seats: 'remote remote remote', bots: { remote }, botLimit: 2000 });
    const watcher = new TestClient(game.table, null);
    watcher.deal();
    game.clock.pass(2000);
    const moved = game.table.record().deals[0]?.moves;
    answers[0]?.(pass);
    await promises();
    expect(game.table.record().deals[0]?.moves).toBe(moved);
    game.table.close();
    answers.at(-1)?.(pass);
    await promises();
    game.clock.pass(20_000);
    expect(game.table.record().deals[0]?.moves).toBe(moved);
    expect(game.faults).toHaveLength(1);
  });
});

describe('a bot of a record that does not sit here', () => {
  const record = () => {
    const game = opened({ rules: RULES, seats: 'person asked lowest', bots: { asked, lowest: BOTS.lowest } });
    game.at(0).deal();
    return game.table.record();
  };

  test('is replaced by the stand-in, which is told, and keeps its name in the record', () => {
    const game = resumed(record(), { standIn: BOTS.longest });
    expect(game.faults).toEqual([{ code: 'bot-missing', seat: 1, bot: 'asked', standIn: 'longest' }]);
    game.playOut();
    expect(game.table.record().players[1]).toEqual({ name: 'Seat 1', bot: 'asked' });
    expect(checkRecord(game.table.record())).toEqual([]);
    expect(game.at(0).view.ended).not.toBeNull();
  });

  test('makes the record refused where there is no stand-in', () => {
    expect(() => resumed(record())).toThrow(/players\[1\]\.bot/);
  });
});
