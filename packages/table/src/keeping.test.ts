import { checkRecord } from '@nain-jaune/engine';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import type { TableChange } from './change.ts';
import { opened, TestClient } from './testing/index.ts';
import { settled } from './testing/openedOnline.ts';

/** A keeper that keeps one change after the other when it is told to. */
class SlowKeeper {
  readonly changes: TableChange[] = [];
  #last: { resolve(): void; reject(error: Error): void } | null = null;

  readonly keep = (change: TableChange) => {
    this.changes.push(change);
    return new Promise<void>((resolve, reject) => {
      this.#last = { resolve, reject };
    });
  };

  async done(): Promise<void> {
    this.#last?.resolve();
    await settled();
  }

  async failed(): Promise<void> {
    this.#last?.reject(new Error('the disk is full'));
    await settled();
  }
}

async function dealt(seats = 'person person person') {
  const keeper = new SlowKeeper();
  const game = opened({ rules: 'lindor-1789 end.deals=1', seats, keep: keeper.keep });
  const [first] = game.clients.values();
  if (first === undefined) throw new Error('nobody plays');
  first.deal();
  await keeper.done();
  return { game, keeper, mover: game.toAct ?? first };
}

describe('while something is being kept', () => {
  test('nobody is told, and when it is kept everyone is', async () => {
    const { game, keeper, mover } = await dealt();
    const watcher = new TestClient(game.table, null);
    const clients = [...game.clients.values(), watcher];
    const before = clients.map(({ heard }) => heard.length);
    mover.act(mover.choices.legal[0] ?? '');
    await settled();
    expect(clients.map(({ heard }) => heard.length)).toEqual(before);
    await keeper.done();
    expect(clients.map(({ heard }) => heard.length)).toEqual(before.map((count) => count + 1));
  });

  test('what arrives waits, in order', async () => {
    const { game, keeper, mover } = await dealt();
    const other = game.at(mover.seat === 0 ? 1 : 0);
    const before = other.heard.length;
    mover.act(mover.choices.legal[0] ?? '', 'first');
    other.deal('second');
    other.act('-', 'third');
    await settled();
    expect(other.refusals).toEqual([]);
    await keeper.done();
    await keeper.done();
    expect(JSON.parse(other.heard.at(before) ?? '').type).toBe('events');
    expect(other.refusals[0]).toMatchObject({ id: 'second', refusal: { code: 'no-deal-now' } });
    expect([...keeper.changes, ...other.refusals].map(({ id }) => id)).toContain('third');
  });

  test('a client that comes is welcomed with what is kept, and told the rest when it is', async () => {
    const { game, keeper, mover } = await dealt();
    const { number } = mover;
    mover.act(mover.choices.legal[0] ?? '');
    const watcher = new TestClient(game.table, null);
    expect(watcher.welcome?.number).toBe(number);
    await keeper.done();
    expect(watcher.number).toBe(mover.number);
    expect(watcher.number).toBeGreaterThan(number);
  });

  test('the same act again is not played again', async () => {
    const { keeper, mover } = await dealt();
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'it');
    mover.act(move, 'it');
    await keeper.done();
    await keeper.done();
    expect(keeper.changes).toHaveLength(2);
    expect(mover.refusals).toEqual([]);
  });

  test('a promise that is rejected refuses the act, changes nothing, and the act may be sent again', async () => {
    const { game, keeper, mover } = await dealt();
    const { number } = mover;
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'it');
    await keeper.failed();
    expect(mover.refusals).toEqual([{ type: 'refused', id: 'it', refusal: { code: 'not-kept' } }]);
    expect([...game.clients.values()].map((client) => client.number)).toEqual([number, number, number]);
    expect(game.table.record().deals[0]?.moves).toBe('');
    mover.act(move, 'it');
    await keeper.done();
    expect(game.table.record().deals[0]?.moves).toBe(move);
  });

  test("a bot's move waits its turn, and is tried again when it could not be kept", async () => {
    const { game, keeper } = await dealt('lowest lowest person');
    const client = game.at(2);
    while (game.toAct === undefined) {
      const { number } = client;
      game.clock.pass(5000);
      await keeper.failed();
      expect(client.number).toBe(number);
      game.clock.pass(5000);
      await keeper.done();
      expect(client.number).toBeGreaterThan(number);
    }
    expect(checkRecord(game.table.record())).toEqual([]);
  });
});

describe('what is given to be kept', () => {
  test('is each deal with its cards and each move, in order; whole records are written only where asked for', () => {
    const changes: TableChange[] = [];
    const game = opened({
      rules: 'lindor-1789 end.deals=1',
      seats: 'person lowest lowest',
      keep: (change) => void changes.push(change),
    });
    game.playOut();
    const [deal] = game.table.record().deals;
    expect(changes[0]).toMatchObject({
      type: 'dealt',
      dealer: deal?.dealer,
      hands: deal?.hands,
      seat: 0,
      id: 'act-1',
    });
    const moves = changes.flatMap((change) => (change.type === 'moved' ? [change] : []));
    expect(moves.map(({ move }) => move).join(' ')).toBe(deal?.moves);
    expect(moves.map(({ isLast }) => isLast)).toEqual(moves.map((_, index) => index === moves.length - 1));
    expect(moves.every(({ seat, id }) => (seat === 0) === (id !== null))).toBe(true);
  });
});

describe('a pack from outside', () => {
  test('is dealt, and its proof is in the record when the deal is settled, not before', () => {
    const packs: number[] = [];
    const game = opened({
      rules: 'lindor-1789 counters=1000 end.deals=2',
      seats: 'person lowest lowest',
      pack: (deal) => {
        packs.push(deal);
        return shuffledPack(seededRandom(`pack ${deal}`));
      },
      proofOf: (deal) => ({ secret: `secret ${deal}` }),
    });
    game.playOut(undefined, () => {
      for (const deal of game.table.record().deals) expect('proof' in deal).toBe(deal.result !== undefined);
    });
    expect(packs).toEqual([1, 2]);
    expect(game.table.record().deals).toMatchObject([
      { proof: { secret: 'secret 1' } },
      { proof: { secret: 'secret 2' } },
    ]);
    expect(checkRecord(game.table.record())).toEqual([]);
  });
});

describe('what several clients are told alike', () => {
  test('is one and the same message, so that it is made text once', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person person person' });
    game.at(0).deal();
    const told: unknown[] = [];
    for (let count = 0; count < 3; count++)
      game.table
        .connect(null, (message) => told.push(message))
        .receive({ type: 'hello', version: 1, last: null });
    told.length = 0;
    game.toAct?.act(game.toAct.choices.legal[0] ?? '');
    expect(told).toHaveLength(3);
    expect(new Set(told).size).toBe(1);
  });
});

describe('a client that was away for many deals', () => {
  test('is welcomed anew, with the same view as one that heard every event', () => {
    const game = opened({ rules: 'lindor-1789 counters=1000 end.deals=6', seats: 'person lowest lowest' });
    const sleeper = new TestClient(game.table, null);
    const awake = new TestClient(game.table, null);
    game.step(seededRandom(1));
    sleeper.disconnect();
    const { number } = sleeper;
    game.playOut();
    sleeper.connect(game.table);
    expect(sleeper.welcome?.number).toBeGreaterThan(number);
    expect(sleeper.view).toEqual(awake.view);
    expect(sleeper.number).toBe(awake.number);
    const bytes = Math.max(...sleeper.heard.map(({ length }) => length));
    expect(bytes).toBeLessThan(30_000);
  });
});
