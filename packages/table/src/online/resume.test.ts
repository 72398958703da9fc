import { RULESET_IDS } from '@nain-jaune/engine';
import { below, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { OnlineClient } from '../testing/onlineClient.ts';
import { type OpenedOnline, openedOnline, settled } from '../testing/openedOnline.ts';
import { SimulatedClock } from '../testing/simulatedClock.ts';
import type { Entry } from './entries.ts';

/** How many entries come between two comparisons. */
const STRIDE = inScope({ quick: 5, all: 1 });

/** What a client knows that a restart may not change. */
function knownTo(client: OnlineClient) {
  const { game, number, company, sayings } = client;
  const { people, watchers: _, promise, startsIn: __, dealsIn: ___, ...rest } = company;
  const lasting = people.map(({ here: _here, away: _away, ...person }) => person);
  const inGame = game === null ? null : { view: client.view, choices: client.choices };
  const promised = promise === null ? null : { deal: promise.deal, cutter: promise.cutter };
  return { game, number, sayings, rest, lasting, promised, inGame };
}

/** Holds a table that goes on from the entries so far against the one that wrote them, for everyone at it. */
function expectEqualWhenResumed(online: OpenedOnline, entries = online.store.entries): void {
  const again = online.resumed(entries, { clock: new SimulatedClock() });
  for (const client of online.clients) {
    if (!client.isConnected) continue;
    const other = new OnlineClient(client.person);
    other.cuts = false;
    expect(knownTo(other.connect(again))).toEqual(knownTo(client));
  }
  expect(again.summary()).toEqual(online.table.summary());
  expect(withoutTime(again.record(1))).toEqual(withoutTime(online.table.record(1)));
  again.stop('moving');
}

/** What a store still has of a game that is over: its record, and none of its steps. */
function withoutSteps(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ type }) => type === 'company' || type === 'said' || type === 'over');
}

function withoutTime(record: ReturnType<OpenedOnline['table']['record']>) {
  return record === null ? null : { ...record, elapsedMs: 0 };
}

describe('a table that goes on from its entries', { timeout: 60_000 }, () => {
  test.each(RULESET_IDS)('is the same for everyone after each of them (%s)', async (id) => {
    const random = seededRandom(id);
    const rules = `${id}${id === 'avantcoureur-1760' ? '' : ' counters=1000 end.target=null'} end.deals=3`;
    const online = await openedOnline({ rules, players: 5, people: 3, seed: id });
    online.add(null);
    expectEqualWhenResumed(online);
    await online.start();
    let compared = 0;
    await online.playOut(random, async () => {
      if (below(random, 40) === 0) online.person(2).ask({ do: 'say', phrase: 'bravo' });
      if (compared === 50) online.person(3).ask({ do: 'leave' });
      await settled();
      if (compared % STRIDE === 0) expectEqualWhenResumed(online);
      compared += 1;
    });
    expectEqualWhenResumed(online);
    expect(compared).toBeGreaterThan(60);
  });

  test('plays no act twice, though it is sent again after the restart', async () => {
    const online = await openedOnline({ people: 4 });
    await online.start();
    const mover = await online.untilToAct();
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'it');
    await settled();
    const { number } = mover;
    const before = online.store.entries.length;
    online.table.stop('moving');
    online.table = online.resumed();
    for (const client of online.clients) client.connect(online.table);
    mover.act(move, 'it');
    await settled();
    expect(mover.number).toBe(number);
    expect(mover.refusals).toEqual([]);
    expect(online.store.entries).toHaveLength(before);
  });

  test('plays the last act of a game no second time, though it is sent again after the restart', async () => {
    const online = await openedOnline({ people: 4 });
    await online.start();
    let last = { client: online.host, move: '' };
    for (let mover = await online.untilToAct(); ; mover = await online.untilToAct()) {
      last = { client: mover, move: mover.choices.legal[0] ?? '' };
      mover.act(last.move, `act ${online.store.entries.length}`);
      await settled();
      if (mover.view.ended !== null) break;
    }
    const { number } = last.client;
    online.table.stop('moving');
    online.table = online.resumed(withoutSteps(online.store.entries));
    for (const client of online.clients) client.connect(online.table);
    const { lastAct } = online.store.entries.findLast((entry) => entry.type === 'over') ?? {};
    last.client.act(last.move, lastAct?.id ?? '');
    await settled();
    expect(last.client.refusals).toEqual([]);
    expect(last.client.number).toBe(number);
    last.client.act(last.move, 'another');
    await settled();
    expect(last.client.refusals).toMatchObject([{ id: 'another', refusal: { code: 'game-is-over' } }]);
  });

  test('tells a client that was there before only what it missed', async () => {
    const online = await openedOnline({ people: 4 });
    await online.start();
    const mover = await online.untilToAct();
    const other = online.clients.find((client) => client !== mover) ?? mover;
    other.disconnect();
    mover.act(mover.choices.legal[0] ?? '');
    await settled();
    online.table.stop('moving');
    online.table = online.resumed();
    other.heard.length = 0;
    other.connect(online.table);
    expect(other.types).toEqual(['entered', 'company', 'game', 'events']);
    mover.connect(online.table);
    expect(other.number).toBe(mover.number);
  });

  test('plays on to the end, and is taken up again and again', async () => {
    const online = await openedOnline({ rules: 'gelber-zwerg counters=1000 end.deals=2', people: 3 });
    await online.start();
    const random = seededRandom('again');
    let steps = 0;
    await online.playOut(random, () => {
      steps += 1;
      if (steps % 10 !== 0) return;
      online.table.stop('moving');
      online.table = online.resumed();
      for (const client of online.clients) client.connect(online.table);
    });
    expect(online.table.record(1)?.end).toBeDefined();
    expect(online.clients.flatMap(({ refusals }) => refusals)).toEqual([]);
    const moves = online.store.entries.filter(({ type }) => type === 'move').length;
    const played = online.table.record(1)?.deals.flatMap((deal) => deal.moves.split(' ')) ?? [];
    expect(played).toHaveLength(moves);
  });

  test('between two games is as it was, from the record of the game that is over', async () => {
    const online = await openedOnline({ people: 3, rules: 'famille end.deals=3' });
    online.add(null);
    await online.start();
    await online.playOut();
    expectEqualWhenResumed(online);
    expectEqualWhenResumed(online, withoutSteps(online.store.entries));
  });

  test('tells the end of the last game, by number and once, to whoever was gone when it ended', async () => {
    const online = await openedOnline({ people: 3 });
    await online.start();
    await online.untilToAct();
    const gone = online.person(3);
    gone.disconnect();
    const { number } = gone;
    await online.playOut();
    online.table.stop('moving');
    online.table = online.resumed(withoutSteps(online.store.entries));
    gone.heard.length = 0;
    gone.connect(online.table);
    expect(gone.types).toEqual(['entered', 'company', 'game', 'events']);
    expect(JSON.parse(gone.heard[3] ?? '').from).toBe(number + 1);
    expect(gone.view.ended).not.toBeNull();
    expect(gone.view).toEqual({ ...online.host.view, seat: gone.view.seat, deal: gone.view.deal });
    gone.disconnect();
    gone.heard.length = 0;
    gone.connect(online.table);
    expect(JSON.parse(gone.heard[3] ?? '').events).toEqual([]);
  });

  test('between two games goes on without the game that is over where its record is gone', async () => {
    const online = await openedOnline({ people: 2 });
    await online.start();
    await online.playOut();
    const pruned = withoutSteps(online.store.entries).map((entry) =>
      entry.type === 'over' ? { ...entry, record: null } : entry,
    );
    const again = new OnlineClient(1).connect(online.resumed(pruned));
    expect(again.company.phase).toBe('between');
    expect(again.game).toBeNull();
    again.ask({ do: 'start' });
    await settled();
    expect(again.game).toBe(2);
  });

  test('that is closed lets nobody in', async () => {
    const online = await openedOnline({ people: 1 });
    online.host.ask({ do: 'leave' });
    await settled();
    const again = online.resumed();
    expect(again.phase).toBe('closed');
    expect(new OnlineClient(null).connect(again).ended).toBe('table-closed');
    expect(online.clock.waiting).toBe(0);
  });

  test('is not to be had from entries of something else', async () => {
    const online = await openedOnline({ people: 1 });
    await online.start();
    const { entries } = online.store;
    expect(() => online.resumed([])).toThrow('no company');
    expect(() => online.resumed(entries.filter(({ type }) => type !== 'game'))).toThrow('game 1');
    const wrong = entries.map((entry) => (entry.type === 'deal' ? { ...entry, talon: 'Xx' } : entry));
    expect(() => online.resumed(wrong)).toThrow('not of cards');
  });
});
