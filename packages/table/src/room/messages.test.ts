import { BOTS, type Bot } from '@nain-jaune/bots';
import { type GameView, legalMovesOf, makeCardsText, moveText } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { rulesetsInScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { openHomeTestRoom } from '../testing/homeTestRoom.ts';
import { TestClient } from '../testing/testClient.ts';
import { settled } from '../testing/testRoom.ts';

describe('a client that folds the events', () => {
  test.each(rulesetsInScope)('sees what a new client of its seat sees, at any time of %s', async (id) => {
    const rules = id === 'avantcoureur-1760' ? `${id} players=3,4,5` : id;
    const home = await openHomeTestRoom({
      rules: `${rules} end.deals=2`,
      seats: 'person lowest person random',
    });
    const spectator = await home.watch();
    const clients = [home.at(0), home.at(2), spectator];
    await home.playOut(seededRandom(id), async () => {
      for (const client of clients) {
        const fresh = new TestClient(client.member).connect(home.driver);
        await settled();
        expect(fresh.view).toEqual(client.view);
        expect(fresh.number).toBe(client.number);
        expect(fresh.choices).toEqual(client.choices);
        fresh.disconnect();
        if (client.member !== null) client.connect(home.driver);
        await settled();
      }
    });
    expect(spectator.view.ended).not.toBeNull();
    expect(home.faults).toEqual([]);
  });

  test('has exactly the legal moves of its own view', async () => {
    const rules = 'avantcoureur-1760 end.deals=3';
    const home = await openHomeTestRoom({ rules, seats: 'person lowest person' });
    await home.playOut(seededRandom('legal'), () => {
      for (const client of home.clients)
        expect(client.choices.legal).toEqual(legalMovesOf(client.view).map(moveText));
    });
  });

  test('picks up one hand in each deal, its own', async () => {
    const home = await openHomeTestRoom({ rules: 'gelber-zwerg end.deals=3', seats: 'person lowest person' });
    await home.playOut();
    for (const seat of [0, 2]) {
      const hands = home
        .at(seat)
        .events.flatMap(({ event }) => (event.type === 'picked-up' ? [event.cards] : []));
      expect(hands.map(makeCardsText)).toEqual(home.wholeRecord.deals.map(({ hands: dealt }) => dealt[seat]));
    }
  });
});

describe('a client that returns', () => {
  test('is sent what it missed, from any number', async () => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789 end.deals=2', seats: 'person longest lowest' });
    const client = home.at(0);
    const views = new Map<number, GameView>([[client.number, client.view]]);
    await home.playOut(seededRandom('back'), () => void views.set(client.number, client.view));
    expect(views.size).toBeGreaterThan(30);
    for (const [number, view] of views) {
      const again = new TestClient(1, { game: 1, number, view }).connect(home.driver);
      await settled();
      expect(JSON.parse(again.received[0] ?? '').game).toBeNull();
      expect(again.view).toEqual(client.view);
      expect(again.number).toBe(client.number);
    }
  });

  test('is sent the whole game if what it missed began before the last two deals', async () => {
    const rules = 'lindor-1789 counters=1000 end.deals=4';
    const home = await openHomeTestRoom({ rules, seats: 'person longest lowest' });
    const client = home.at(0);
    const views = new Map<number, GameView>();
    await home.playOut(seededRandom('back'), () => void views.set(client.number, client.view));
    for (const [number, view] of views) {
      const again = new TestClient(1, { game: 1, number, view }).connect(home.driver);
      await settled();
      expect(JSON.parse(again.received[0] ?? '').game === null).toBe(view.summaries.length >= 2);
      expect(again.view).toEqual(client.view);
    }
    expect(new Set([...views.values()].map(({ summaries }) => summaries.length)).size).toBeGreaterThan(3);
  });

  test('that is up to date is sent no events, and its choices', async () => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789 end.deals=1', seats: 'person longest lowest' });
    await home.playOut();
    const client = home.at(0);
    client.received.length = 0;
    client.connect(home.driver);
    await settled();
    expect(JSON.parse(client.received[1] ?? '')).toEqual({
      type: 'events',
      game: 1,
      from: client.number + 1,
      events: [],
      legal: [],
      mayDeal: false,
    });
  });

  test.each([
    ['a number that the room has not reached', { game: 1, last: 999 }],
    ['another game', { game: 2, last: 1 }],
  ])('with %s is sent a whole snapshot', async (_what, known) => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789', seats: 'person lowest lowest' });
    await home.at(0).command({ type: 'deal' });
    home.at(0).received.length = 0;
    home.at(0).catchUp(known);
    await settled();
    expect(home.at(0).types).toEqual(['snapshot']);
    expect(JSON.parse(home.at(0).received[0] ?? '').game.number).toBe(home.at(0).number);
  });

  test('with a number of an old deal is sent a whole snapshot', async () => {
    const home = await openHomeTestRoom({
      rules: 'famille counters=1000 end.deals=4',
      seats: 'person lowest lowest lowest',
    });
    await home.playOut();
    home.at(0).received.length = 0;
    home.at(0).catchUp({ game: 1, last: 5 });
    await settled();
    expect(home.at(0).types).toEqual(['snapshot']);
  });
});

describe('a client that sends a command while it receives a message', () => {
  test('neither misses nor repeats an event, and neither do others', async () => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789 end.deals=2', seats: 'person person person' });
    const quick = home.at(0);
    const spectator = await home.watch();
    quick.onTaken = () => {
      if (quick.choices.legal.length > 0) quick.act(quick.choices.legal[0] ?? '');
    };
    await home.playOut();
    for (const client of [quick, home.at(1), spectator]) {
      const numbers = client.events.map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: quick.number }, (_, place) => place + 1));
    }
    expect(quick.view.ended).not.toBeNull();
    expect(home.faults).toEqual([]);
  });

  test('does not make a bot choose twice', async () => {
    const decisions: string[] = [];
    const lowest: Bot = {
      name: 'lowest',
      choose(view, legal, random) {
        decisions.push(`${view.seat} ${view.deal?.events.length}`);
        return BOTS.lowest.choose(view, legal, random);
      },
    };
    const home = await openHomeTestRoom({
      rules: 'lindor-1789 end.deals=1',
      seats: 'person lowest lowest',
      config: { bots: { lowest } },
    });
    const quick = home.at(0);
    quick.onTaken = () => {
      if (quick.choices.legal.length > 0) quick.act(quick.choices.legal.at(-1) ?? '');
    };
    await home.playOut();
    expect(decisions.length).toBeGreaterThan(10);
    expect(new Set(decisions).size).toBe(decisions.length);
  });

  test('may stop the driver', async () => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789', seats: 'person lowest lowest' });
    home.at(0).onTaken = () => void home.driver.stop();
    await home.at(0).command({ type: 'deal' });
    expect(home.clock.waiting).toBe(0);
    expect(home.wholeRecord.deals).toHaveLength(1);
  });
});

test('a client whose connection throws is dropped, and the others play on', async () => {
  const home = await openHomeTestRoom({ rules: 'lindor-1789', seats: 'person person lowest' });
  home.driver.connect({
    member: 1,
    send: () => {
      throw new Error('the connection is dead');
    },
  });
  await settled();
  expect(home.faults).toMatchObject([{ code: 'not-sent' }]);
  await home.at(1).command({ type: 'deal' });
  expect(home.at(1).number).toBeGreaterThan(0);
  expect(home.faults).toHaveLength(1);
});
