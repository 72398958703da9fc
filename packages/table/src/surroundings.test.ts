import { BOTS, type Bot } from '@nain-jaune/bots';
import { checkRecord, lay, type Move, PACK, seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { opened, resumed, TestClient } from './testing/index.ts';

describe('write before tell', () => {
  test('a record that holds what happened is kept before anyone hears of it', () => {
    const log: string[] = [];
    const game = opened({
      rules: 'lindor-1789 end.deals=1',
      seats: 'person lowest random',
      keep: (_change, record) => void log.push(`kept ${record().deals.at(-1)?.moves}`),
    });
    game.table
      .connect(null, (message) => log.push(`told ${message.type}`))
      .receive({ type: 'hello', version: 1, last: null });
    game.playOut();
    expect(log[0]).toBe('told welcome');
    for (let index = 1; index < log.length; index += 2) {
      expect(log[index]).toMatch(/^kept/);
      expect(log[index + 1]).toBe('told events');
    }
    expect(log.at(-2)).toBe(`kept ${game.table.record().deals[0]?.moves}`);
  });

  test('every record that is kept breaks no rule', () => {
    const game = opened({ rules: 'gelber-zwerg end.deals=2', seats: 'person lowest random' });
    game.playOut();
    expect(game.kept.length).toBeGreaterThan(40);
    for (const record of game.kept) expect(checkRecord(JSON.parse(JSON.stringify(record)))).toEqual([]);
  });

  test('a move that cannot be kept is not played, nobody is told, and it may be sent again', () => {
    let works = true;
    const keep = () => {
      if (!works) throw new Error('the disk is full');
    };
    const game = opened({ rules: 'lindor-1789', seats: 'person person person', keep });
    game.at(0).deal();
    const mover = game.toAct ?? game.at(0);
    const { number } = mover;
    works = false;
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'it');
    expect(mover.refusals).toEqual([{ type: 'refused', id: 'it', refusal: { code: 'not-kept' } }]);
    expect(game.faults).toMatchObject([{ code: 'not-kept' }]);
    expect(game.table.record().deals[0]?.moves).toBe('');
    expect([...game.clients.values()].map((client) => client.number)).toEqual([number, number, number]);
    works = true;
    mover.act(move, 'it');
    expect(game.table.record().deals[0]?.moves).toBe(move);
  });

  test("a bot's move that cannot be kept is tried again until it can", () => {
    let works = true;
    const keep = () => {
      if (!works) throw new Error('the disk is full');
    };
    const game = opened({ rules: 'lindor-1789', seats: 'lowest lowest lowest', keep });
    const watcher = new TestClient(game.table, null);
    watcher.deal();
    const { number } = watcher;
    works = false;
    game.clock.pass(10_000);
    expect(watcher.number).toBe(number);
    expect(game.faults.length).toBeGreaterThan(5);
    works = true;
    game.clock.pass(10_000);
    expect(watcher.number).toBeGreaterThan(number);
  });
});

describe('the pace of the bots', () => {
  const SLOW = { botMove: 5000, botPass: 2000 };

  test('is waited for before a card and before a pass', () => {
    const times: string[] = [];
    const game = opened({ rules: 'lindor-1789', seats: 'lowest lowest lowest', pace: SLOW });
    const watcher = new TestClient(game.table, null);
    watcher.deal();
    let before = 0;
    while (game.clock.waiting > 0) {
      game.clock.passToNext();
      const act = watcher.told.findLast(({ event }) => event.type === 'laid' || event.type === 'passed');
      times.push(`${act?.event.type} ${game.clock.now() - before}`);
      before = game.clock.now();
    }
    expect(new Set(times)).toEqual(new Set(['laid 5000', 'passed 2000']));
  });

  test('when changed, changes the wait that has begun', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'lowest lowest lowest', pace: SLOW });
    const watcher = new TestClient(game.table, null);
    watcher.deal();
    const { number } = watcher;
    game.clock.pass(1000);
    game.table.setPace({ botMove: 3000, botPass: 3000 });
    game.clock.pass(1999);
    expect(watcher.number).toBe(number);
    game.clock.pass(1);
    expect(watcher.number).toBeGreaterThan(number);
  });

  test('of nothing plays as fast as the clock lets it, but never within a call', () => {
    const game = opened({ rules: 'lindor-1789 end.deals=1', seats: 'lowest lowest lowest', pace: SLOW });
    const watcher = new TestClient(game.table, null);
    watcher.deal();
    const { number } = watcher;
    game.table.setPace({ botMove: 0, botPass: 0 });
    expect(watcher.number).toBe(number);
    game.clock.passUntilQuiet();
    expect(watcher.view.ended).not.toBeNull();
    expect(game.clock.now()).toBe(0);
  });

  test('is not hurried by a person who asks for things out of turn', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest', pace: SLOW });
    game.at(0).deal();
    while (game.toAct !== undefined) game.at(0).act(game.at(0).choices.legal.at(-1) ?? '');
    const { number } = game.at(0);
    game.clock.pass(1500);
    for (const id of ['a', 'b', 'c']) game.at(0).act('-', id);
    expect(game.at(0).number).toBe(number);
    expect(game.clock.waiting).toBe(1);
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
      choose: (view) => lay(PACK.find((card) => !view.deal?.hand.includes(card)) ?? seatless()),
    },
    babbles: { name: 'babbles', choose: () => null as unknown as Move },
    meddles: {
      name: 'meddles',
      choose(_view, legal) {
        (legal as Move[]).length = 0;
        return lay(PACK[0] ?? seatless());
      },
    },
  };

  test.each([
    ['throws', 'bot-threw'],
    ['cheats', 'bot-illegal'],
    ['babbles', 'bot-illegal'],
    ['meddles', 'bot-illegal'],
  ] as const)('because it %s never stops the game: each fault is told (%s)', (name, code) => {
    const game = opened({ rules: 'lindor-1789 end.deals=2', seats: `person ${name} lowest`, bots: failing });
    game.playOut();
    expect(checkRecord(game.table.record())).toEqual([]);
    expect(game.at(0).view.ended).not.toBeNull();
    const moves = game.at(0).told.filter(({ event }) => 'seat' in event && event.seat === 1);
    expect(moves.length).toBeGreaterThan(0);
    expect(new Set(game.faults.map((fault) => fault.code))).toEqual(new Set([code]));
    expect(game.faults[0]).toMatchObject({ seat: 1, bot: name });
  });
});

function seatless(): never {
  throw new Error('there is always a card');
}

describe('a time limit', () => {
  const rules = 'lindor-1789 end.minutes=3';

  test('ends the game at the end of the deal in which it runs out (R11)', () => {
    const game = opened({ rules, seats: 'person lowest lowest' });
    game.at(0).deal();
    game.clock.pass(3 * 60_000);
    expect(game.at(0).view.ended).toBeNull();
    game.playOut();
    expect(game.at(0).view.ended).toMatchObject({ reason: 'time' });
    expect(game.table.record()).toMatchObject({ end: { reason: 'time' } });
    expect(game.table.record().deals).toHaveLength(1);
  });

  test('does not end a game a moment before', () => {
    const game = opened({ rules, seats: 'lowest lowest lowest', pace: { botMove: 0, botPass: 0 } });
    const watcher = new TestClient(game.table, null);
    game.clock.pass(3 * 60_000 - 1);
    watcher.deal();
    game.clock.passUntilQuiet();
    expect(watcher.view.ended).toBeNull();
    game.clock.pass(1);
    watcher.deal();
    game.clock.passUntilQuiet();
    expect(watcher.view.ended).toMatchObject({ reason: 'time' });
    expect(game.table.record().deals).toHaveLength(2);
  });

  test('goes on counting when the game is taken up again, without the time between', () => {
    const game = opened({ rules, seats: 'person lowest lowest' });
    game.at(0).deal();
    game.clock.pass(2 * 60_000);
    const record = game.table.record();
    expect(record.elapsedMs).toBe(2 * 60_000);
    const again = resumed(record);
    again.clock.pass(30_000);
    expect(again.table.record().elapsedMs).toBe(150_000);
    again.clock.pass(30_000);
    again.playOut();
    expect(again.at(0).view.ended).toMatchObject({ reason: 'time' });
    expect(again.table.record().deals).toHaveLength(1);
  });

  test.each(['x', -5, null, Number.NaN])(
    'is not confused by a record that says %j took the game',
    (elapsedMs) => {
      const game = opened({ rules, seats: 'person lowest lowest' });
      const record = { ...game.table.record(), elapsedMs } as unknown as Parameters<typeof resumed>[0];
      expect(resumed(record).table.record().elapsedMs).toBe(0);
    },
  );
});

test('a client can be connected to a spectator and a seat at once and hears the hand in one of them', () => {
  const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
  const watcher = new TestClient(game.table, null);
  game.at(0).deal();
  expect(game.at(0).view.deal?.hand).toHaveLength(15);
  expect(watcher.view.deal?.hand).toEqual([]);
  expect(watcher.number).toBe(game.at(0).number);
  expect(seatAt(0)).toBe(game.at(0).seat);
});
