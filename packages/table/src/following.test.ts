import { BOTS, type Bot } from '@nain-jaune/bots';
import {
  type GameView,
  legalMovesOf,
  makeCardsText,
  moveText,
  RULESET_IDS,
  type Seat,
  seatAt,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { opened, TestClient } from './testing/index.ts';

/** What a new connection, which has nothing, is told of the game. */
function welcomed(game: ReturnType<typeof opened>, seat: Seat | null): TestClient {
  const old = seat === null ? null : game.at(seat);
  const client = new TestClient(game.table, seat);
  old?.connect(game.table);
  return client;
}

describe('a client that folds the events it is told', () => {
  test.each(RULESET_IDS)('sees what a new client of its seat is welcomed with, at any time of %s', (id) => {
    const rules = id === 'avantcoureur-1760' ? `${id} players=3,4,5` : id;
    const game = opened({ rules: `${rules} end.deals=2`, seats: 'person lowest person random' });
    const watcher = new TestClient(game.table, null);
    const clients = [game.at(0), game.at(2), watcher];
    let moves = 0;
    game.playOut(seededRandom(id), () => {
      if (moves++ % inScope({ quick: 5, all: 1 }) > 0) return;
      for (const client of clients) {
        const fresh = welcomed(game, client.seat);
        expect(fresh.view).toEqual(client.view);
        expect(fresh.number).toBe(client.number);
        expect(fresh.choices.legal).toEqual(client.choices.legal);
        expect(fresh.choices.mayDeal).toBe(client.choices.mayDeal);
        fresh.disconnect();
        if (client.seat !== null) client.connect(game.table);
      }
    });
    expect(watcher.view.ended).not.toBeNull();
    expect(game.faults).toEqual([]);
  });

  test('is told exactly the legal moves that its own view allows', () => {
    const game = opened({ rules: 'avantcoureur-1760 end.deals=3', seats: 'person lowest person' });
    game.playOut(seededRandom('legal'), () => {
      for (const client of game.clients.values()) {
        expect(client.choices.legal).toEqual(legalMovesOf(client.view).map(moveText));
      }
    });
  });

  test('picks up one hand in each deal, its own', () => {
    const game = opened({ rules: 'gelber-zwerg end.deals=3', seats: 'person lowest person' });
    game.playOut();
    const { deals } = game.table.record();
    for (const seat of [0, 2]) {
      const hands = game
        .at(seat)
        .told.flatMap(({ event }) => (event.type === 'picked-up' ? [event.cards] : []));
      expect(hands.map(makeCardsText)).toEqual(deals.map(({ hands: dealt }) => dealt[seat]));
    }
  });
});

describe('a client that comes back', () => {
  const game = opened({ rules: 'lindor-1789 end.deals=2', seats: 'person longest lowest' });
  const views: GameView[] = [];
  const { table } = game;

  test('is told what it missed, from whatever number it had', () => {
    const client = game.at(0);
    views[0] = client.view;
    game.playOut(seededRandom('back'), () => {
      views[client.number] = client.view;
    });
    const known = [...views.entries()].filter(([, view]) => view !== undefined);
    expect(known.length).toBeGreaterThan(30);
    for (const [number, view] of known) {
      const again = new TestClient(table, seatAt(0), { number, view });
      expect(again.welcome).toBeNull();
      expect(again.view).toEqual(client.view);
      expect(again.number).toBe(client.number);
    }
  });

  test('with everything is told only what it may do', () => {
    const client = game.at(0);
    client.heard.length = 0;
    client.connect(table);
    expect(client.heard.map((text) => JSON.parse(text))).toEqual([
      { type: 'events', from: client.number + 1, events: [], legal: [], mayDeal: false },
    ]);
  });

  test('with a number that the table has not reached is welcomed anew', () => {
    const client = game.at(0);
    client.connect(table, client.number + 1);
    expect(client.welcome?.number).toBe(client.number);
    expect(JSON.parse(client.heard.at(-1) ?? '')).toMatchObject({ type: 'welcome', number: client.number });
  });

  test('may say hello again on the same connection', () => {
    const client = game.at(0);
    client.heard.length = 0;
    client.say({ type: 'hello', version: 1, last: null });
    expect(client.heard).toHaveLength(1);
  });
});

describe('a seat', () => {
  test('belongs to its newest connection', () => {
    const game = opened({ rules: 'famille', seats: 'person lowest lowest lowest' });
    const older = game.at(0);
    const newer = new TestClient(game.table, seatAt(0));
    expect(older.ended).toBe('displaced');
    newer.deal();
    const heard = older.heard.length;
    older.deal();
    game.clock.pass(10_000);
    expect(older.heard).toHaveLength(heard);
    expect(newer.number).toBeGreaterThan(0);
  });

  test('is kept while nobody is connected to it', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person person lowest' });
    game.at(0).disconnect();
    game.at(1).deal();
    game.clock.pass(10_000);
    game.at(0).connect(game.table);
    expect(game.at(0).number).toBe(game.at(1).number);
    expect(game.at(0).view.deal?.hand).toHaveLength(15);
  });

  test('that an older connection leaves after it was displaced stays with the newer', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
    const newer = new TestClient(game.table, seatAt(0));
    game.at(0).disconnect();
    newer.deal();
    expect(newer.number).toBeGreaterThan(0);
  });

  test.each([3, 7])('%i is not at a table of three', (seat) => {
    const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
    expect(() => game.table.connect(seatAt(seat), () => undefined)).toThrow(RangeError);
  });

  test('that a bot plays takes no client', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
    expect(() => game.table.connect(seatAt(1), () => undefined)).toThrow(RangeError);
  });
});

describe('a client that answers from within what it is told', () => {
  test('neither misses nor repeats an event, nor does anyone else', () => {
    const game = opened({ rules: 'lindor-1789 end.deals=2', seats: 'person person person' });
    const quick = game.at(0);
    const watcher = new TestClient(game.table, null);
    quick.answer = () => quick.choices.legal.length > 0 && quick.act(quick.choices.legal[0] ?? '');
    game.playOut();
    for (const client of [quick, game.at(1), watcher]) {
      expect(client.told.map(({ number }) => number)).toEqual(
        Array.from({ length: quick.number }, (_, at) => at + 1),
      );
    }
    expect(quick.view.ended).not.toBeNull();
    expect(game.faults).toEqual([]);
  });

  test('does not make a bot choose twice', () => {
    const decisions: string[] = [];
    const lowest: Bot = {
      name: 'lowest',
      choose(view, legal, random) {
        decisions.push(`${view.seat} ${view.deal?.events.length}`);
        return BOTS.lowest.choose(view, legal, random);
      },
    };
    const rules = 'lindor-1789 end.deals=1';
    const game = opened({ rules, seats: 'person lowest lowest', bots: { lowest } });
    const quick = game.at(0);
    quick.answer = () => quick.choices.legal.length > 0 && quick.act(quick.choices.legal.at(-1) ?? '');
    game.playOut();
    expect(decisions.length).toBeGreaterThan(10);
    expect(new Set(decisions).size).toBe(decisions.length);
  });

  test('may close the table', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
    game.at(0).answer = () => game.table.close();
    game.at(0).deal();
    expect(game.clock.waiting).toBe(0);
    expect(game.table.record().deals).toHaveLength(1);
  });
});

test('a client that cannot be told is dropped, the others play on', () => {
  const game = opened({ rules: 'lindor-1789', seats: 'person person lowest' });
  const broken = game.table.connect(seatAt(0), () => {
    throw new Error('the line is dead');
  });
  broken.receive({ type: 'hello', version: 1, last: null });
  expect(game.faults).toMatchObject([{ code: 'not-sent', seat: 0 }]);
  game.at(1).deal();
  expect(game.at(1).number).toBeGreaterThan(0);
  expect(game.faults).toHaveLength(1);
});

test('a closed table tells everyone, stops its bots and takes nobody', () => {
  const game = opened({ rules: 'lindor-1789', seats: 'person lowest lowest' });
  const watcher = new TestClient(game.table, null);
  game.at(0).deal();
  const record = game.table.record();
  game.table.close();
  expect([game.at(0).ended, watcher.ended]).toEqual(['table-closed', 'table-closed']);
  expect(game.clock.waiting).toBe(0);
  game.at(0).act('-');
  expect(game.table.record()).toEqual(record);
  expect(() => game.table.connect(null, () => undefined)).toThrow(RangeError);
});
