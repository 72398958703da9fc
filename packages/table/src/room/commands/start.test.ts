import { checkRecord } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { openTestRoom, settingsOf, settled, startTestRoom } from '../../testing/testRoom.ts';
import { infoOf, lobbyTableOf } from '../info.ts';

describe('between two games', () => {
  test('seats of fillers become free, seats change, and another game starts', async () => {
    const online = await startTestRoom({ members: 2 });
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'bot', 'bot']);
    expect(online.driver.room.saved.fillers).toEqual([2, 3]);
    const spectator = await online.add(null);
    await online.playOut();
    expect(spectator.room.phase).toBe('between');
    expect(spectator.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'free', 'free']);
    await online.host.command({ type: 'sit', seat: 3 });
    const carl = await online.join('Carl', 0);
    expect(carl.view.seat).toBeNull();
    expect(carl.view.ended).not.toBeNull();
    await online.start();
    expect(online.host.game).toBe(2);
    expect([online.host, online.member(2), carl].map(({ view }) => view.seat)).toEqual([3, 1, 0]);
    expect(spectator.view.deal?.number).toBe(1);
    await online.playOut();
    expect(online.record?.players[0]).toEqual({ name: 'Carl' });
    expect(online.summary).toMatchObject({ games: 2, records: [1, 2], phase: 'between' });
  });

  test('where the players choose, the host deals first, and nothing is drawn', async () => {
    const rules = 'famille players=2,4 firstDealer=chosen end.deals=2';
    const online = await startTestRoom({ members: 2, rules, players: 2 });
    expect(online.driver.room.game?.game.firstDealer).toBe(online.host.view.seat);
    expect(online.host.view.deal?.hand).toHaveLength(22);
    await online.playOut();
    expect(checkRecord(online.record)).toEqual([]);
    expect(online.record?.deals[0]?.drawn).toBeUndefined();
  });

  test('where the players choose, the host may name another dealer', async () => {
    const rules = 'famille firstDealer=chosen end.deals=2';
    const online = await openTestRoom({ members: 2, rules, players: 4 });
    online.host.send({ type: 'start', dealer: 4 });
    online.host.send({ type: 'start', dealer: 3 });
    await settled();
    expect(online.host.refusalCodes).toEqual(['no-such-seat']);
    expect(online.driver.room.game?.game.firstDealer).toBe(3);
    await online.playOut();
    expect(checkRecord(online.record)).toEqual([]);
  });

  test('where the lot decides, no dealer may be named', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.host.command({ type: 'start', dealer: 1 });
    expect(online.host.refusalCodes).toEqual(['not-now']);
    expect(online.driver.room.game).toBeNull();
  });

  test('a bot that the host has seated keeps its seat', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'seat-bot', seat: 2, bot: 'longest' });
    await online.start();
    expect(online.driver.room.saved.fillers).toEqual([3]);
    expect(online.summary.seats.map(({ name }) => name)).toEqual([
      'Member 1',
      'Member 2',
      'longest',
      'lowest',
    ]);
    await online.playOut();
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'bot', 'free']);
  });

  test('no game starts if no member has a seat', async () => {
    const online = await openTestRoom({ members: 1 });
    online.host.send({ type: 'stand' });
    online.host.send({ type: 'start' }, 'it');
    await settled();
    expect(online.host.refusals).toMatchObject([{ id: 'it', refusal: { code: 'too-few' } }]);
  });
});

describe('a room that starts automatically', () => {
  test('starts after some time, which everyone can see', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    expect(online.host.room.startsIn).toBe(20_000);
    await online.pass(19_999);
    expect(online.phase).toBe('gathering');
    await online.pass(1);
    expect(online.phase).toBe('playing');
    expect(online.host.room.startsIn).toBeNull();
    expect(online.member(2).view.seat).toBe(1);
  });

  test('says how long its members have waited, from the first that is there to the start', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    expect(online.host.room.waitedFor).toBe(0);
    await online.pass(10_000);
    expect(infoOf(online.driver.room, online.clock.now()).waitedFor).toBe(10_000);
    online.host.disconnect();
    await online.reconnect([online.host]);
    expect(online.host.room.waitedFor).toBe(10_000);
    await online.pass(10_000);
    expect(online.phase).toBe('playing');
    expect(online.host.room.waitedFor).toBeNull();
  });

  test('starts at once if all seats are taken by connected members', async () => {
    const online = await openTestRoom({ members: 4, autoStart: true });
    await online.pass(0);
    expect(online.phase).toBe('playing');
  });

  test('waits while no member is there', async () => {
    const online = await openTestRoom({ members: 1, autoStart: true });
    online.host.disconnect();
    await online.pass(60_000);
    expect(online.phase).toBe('gathering');
    await online.reconnect([online.host]);
    expect(online.host.room.startsIn).toBe(20_000);
  });

  test('does not start for members without a seat', async () => {
    const online = await openTestRoom({ members: 1, autoStart: true });
    online.host.send({ type: 'stand' });
    await online.pass(60_000);
    expect(online.phase).toBe('gathering');
    expect(online.host.room.startsIn).toBeNull();
  });

  test('starts the next game some time after the first member is ready, even if the host is not', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    await online.pass(20_000);
    await online.playOut();
    await online.pass(60_000);
    expect(online.phase).toBe('between');
    expect(online.host.room.startsIn).toBeNull();
    await online.member(2).command({ type: 'ready', ready: true });
    expect(online.host.room.startsIn).toBe(20_000);
    await online.pass(20_000);
    expect(online.phase).toBe('playing');
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'bot', 'bot']);
  });

  test('starts the next game at once if every seat has a ready member', async () => {
    const online = await openTestRoom({ members: 4, autoStart: true });
    await online.pass(0);
    await online.playOut();
    for (const client of online.clients) client.send({ type: 'ready', ready: true });
    await online.pass(0);
    expect(online.host.room.games).toBe(2);
  });

  test('becomes the host’s own table when its settings are changed', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    online.host.send({ type: 'change-settings', settings: settingsOf({ freeText: true }) });
    await online.pass(60_000);
    expect(online.phase).toBe('gathering');
    expect(online.host.room.startsIn).toBeNull();
    expect(lobbyTableOf(online.driver.room).playNow).toBe(false);
  });

  test.each([
    ['famille end.deals=2', 'famille', false],
    ['famille players=3,4', 'famille', false],
    ['famille counters=60', 'famille-house', true],
  ])('has in the lobby under %s the rules %s, house rules: %s', async (rules, ruleset, houseRules) => {
    const online = await openTestRoom({ members: 2, rules });
    expect(lobbyTableOf(online.driver.room)).toMatchObject({ ruleset, houseRules });
  });

  test('does not start the next game if no member is ready any more', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    await online.pass(20_000);
    await online.playOut();
    online.member(2).send({ type: 'ready', ready: true });
    await online.pass(19_000);
    online.member(2).send({ type: 'ready', ready: false });
    await online.pass(60_000);
    expect(online.phase).toBe('between');
    expect(online.host.room.startsIn).toBeNull();
  });
});
