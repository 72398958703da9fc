import { seatAt } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { nextDeal, openBoard, startBoard } from '../testing/boardRoom.ts';
import { expectEqualWhenLoaded } from '../testing/loadedRoom.ts';
import { openTestRoom, settled, startTestRoom, type TestRoom } from '../testing/testRoom.ts';
import { BOUNDS } from './bounds.ts';
import { lobbyTableOf, summaryOf } from './info.ts';

const MINUTE = 60_000;
const NOT_OFFERED = { ok: false, error: 'not-offered' };

function refusalCodes(online: TestRoom): string[] {
  return online.refusals.map(({ refusal }) => refusal.code);
}

async function untilSettled(online: TestRoom): Promise<void> {
  while (online.host.view.deal?.settled !== true) await online.step(seededRandom('members'));
}

describe('the board of a table', () => {
  test('is the host without a seat, and may not sit down', async () => {
    const online = await openBoard(2);
    const { room } = online.host;
    expect(room.host).toBe(1);
    expect(room.members.map(({ board }) => board)).toEqual([true, false, false]);
    expect(room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'free', 'free']);
    await online.host.command({ type: 'sit', seat: 2 });
    expect(refusalCodes(online)).toEqual(['spectator']);
  });

  test('gives its table no name, because it is no person', async () => {
    const { driver } = await openBoard(1);
    expect(summaryOf(driver.room).host).toBe('');
    expect(lobbyTableOf(driver.room).host).toBe('');
  });

  test('gets the messages of a spectator, but may deal', async () => {
    const online = await openBoard(2);
    const spectator = await online.add(null);
    await online.start();
    await untilSettled(online);
    expect(online.host.seat).toBeNull();
    expect(online.host.view).toEqual(spectator.view);
    expect(online.host.choices).toEqual({ legal: [], mayDeal: true });
    expect(spectator.choices.mayDeal).toBe(false);
    online.host.deal();
    await online.pass(2000);
    expect(online.host.view.deal?.number).toBe(2);
  });

  test('deals by itself, but leaves the players more time than other tables', async () => {
    const online = await startBoard(2);
    await untilSettled(online);
    await online.pass(1.9 * MINUTE);
    expect(online.host.view.deal?.number).toBe(1);
    await online.pass(0.2 * MINUTE);
    expect(online.host.view.deal?.number).toBe(2);
  });

  test('keeps the rights of the host after another member became host', async () => {
    const online = await openBoard(2);
    online.host.disconnect();
    await online.pass(MINUTE);
    expect(online.member(2).room.host).toBe(2);
    online.host.connect(online.driver);
    await online.start();
    expect(online.phase).toBe('playing');
    expect(refusalCodes(online)).toEqual([]);
  });

  test('removes a member without the address that all phones of the room share', async () => {
    const online = await openBoard(1);
    await online.join('Paul', null, 'the address of the room');
    await online.host.command({ type: 'remove', member: 3 });
    expect(online.host.room.members.map(({ id }) => id)).toEqual([1, 2]);
    expect(await online.joinOnly('Zoé', null, 'the address of the room')).toMatchObject({ ok: true });
  });
});

describe('a pause', () => {
  test('stops moves, deals, bots and clocks until the host goes on', async () => {
    const online = await startBoard(1, { turnClock: 'quick' });
    await online.host.command({ type: 'pause', paused: true });
    const { number } = online.host;
    await online.pass(10 * MINUTE);
    expect(online.host.room).toMatchObject({ paused: true, turn: null, dealsIn: null });
    expect(online.host.number).toBe(number);
    online.member(2).act('-');
    online.host.deal();
    await settled();
    expect(refusalCodes(online)).toEqual(['paused', 'paused']);
    online.host.send({ type: 'pause', paused: false });
    await online.playOut();
    expect(online.phase).toBe('between');
  });

  test('is stored, and its time does not count as absence', async () => {
    const online = await startBoard(2);
    await online.host.command({ type: 'pause', paused: true });
    online.member(3).disconnect();
    await online.restartAndReconnect();
    online.member(3).disconnect();
    await online.pass(60 * MINUTE);
    expect(online.host.room.paused).toBe(true);
    online.host.send({ type: 'pause', paused: false });
    await online.pass(MINUTE);
    expect(online.host.room.members.map(({ away }) => away)).toEqual([false, false, false]);
    await online.pass(2 * MINUTE);
    expect(online.host.room.members.map(({ away }) => away)).toEqual([false, false, true]);
  });

  test('does not count for the time limit of a game', async () => {
    const online = await startBoard(1, { rules: 'lindor-1789 end.minutes=5 end.deals=100' });
    online.host.send({ type: 'pause', paused: true });
    await online.pass(30 * MINUTE);
    await online.host.command({ type: 'pause', paused: false });
    await untilSettled(online);
    expect(online.host.view.ended).toBeNull();
  });

  test('begins by itself when everybody is gone', async () => {
    const online = await startBoard(2);
    for (const client of online.clients) client.disconnect();
    await online.pass(3 * MINUTE);
    expect(online.driver.isIdle).toBe(true);
    await online.reconnect();
    expect(online.host.room.paused).toBe(true);
  });

  test('is refused to other members, and at a table without a board', async () => {
    const online = await openBoard(1);
    online.member(2).send({ type: 'pause', paused: true });
    const other = await openTestRoom();
    await other.host.command({ type: 'pause', paused: true });
    expect([...refusalCodes(online), ...refusalCodes(other)]).toEqual(['host-only', 'not-now']);
  });
});

describe('an evening', () => {
  test('a latecomer takes the seat of a bot before the next deal, also after a restart', async () => {
    const online = await startBoard(2);
    const zoe = await online.join('Zoé');
    expect(zoe.seat).toBeNull();
    await untilSettled(online);
    expect(zoe.seat).toBeNull();
    online.host.deal();
    await online.pass(2000);
    expect(zoe.seat).toBe(seatAt(2));
    expect(zoe.view.deal?.number).toBe(2);
    expect(zoe.view.deal?.hand?.length).toBeGreaterThan(0);
    await expectEqualWhenLoaded(online);
    await online.restartAndReconnect();
    await online.playOut();
    expect(online.record?.players.map(({ name }) => name)).toEqual(['Member 2', 'Member 3', 'Zoé', 'lowest']);
    expect(online.host.room.seats[2]).toEqual({ type: 'member', member: 4 });
  });

  test('a latecomer takes the seat of a member who has left', async () => {
    const online = await startBoard(4);
    online.member(3).send({ type: 'leave' });
    const zoe = await online.join('Zoé');
    await nextDeal(online);
    expect(zoe.seat).toBe(seatAt(1));
  });

  test('who was still connecting at the start plays from the first deal', async () => {
    const online = await openBoard(2);
    const zoe = await online.joinOnly('Zoé');
    await online.start();
    expect((await online.add(zoe.ok ? zoe.value : null)).seat).toBe(seatAt(2));
  });

  test('who starts to play during a game gets a seat before the next deal', async () => {
    const online = await openBoard(2);
    online.member(3).send({ type: 'stand' });
    await online.start();
    for (const member of [2, 3]) online.member(member).send({ type: 'sit', seat: 0 });
    await settled();
    expect(refusalCodes(online)).toEqual(['not-now']);
    expect(online.host.room.members.map(({ waits }) => waits)).toEqual([false, false, true]);
    await nextDeal(online);
    expect(online.member(3).seat).toBe(seatAt(1));
  });

  test('who waits sits down when a seat is free between games', async () => {
    const online = await openBoard(8);
    const zoe = await online.join('Zoé');
    expect(online.host.room.seats.every(({ type }) => type === 'member')).toBe(true);
    await online.member(2).command({ type: 'stand' });
    expect(online.host.room.seats[0]).toEqual({ type: 'member', member: zoe.member });
  });

  test('adds up the counters, games and wins of everyone until a new evening', async () => {
    const online = await openBoard(3);
    for (let game = 0; game < 2; game++) {
      await online.start();
      await online.playOut();
    }
    const { scores } = online.host.room;
    expect(scores.map(({ games }) => games)).toEqual([2, 2, 2, 2]);
    expect(scores.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThanOrEqual(2);
    const inBoxes = online.host.view.boxes.reduce((sum, box) => sum + box, 0);
    expect(scores.reduce((sum, { counters }) => sum + counters, 0)).toBeLessThanOrEqual(-inBoxes);
    expect(scores.map(({ counters }) => counters)).toEqual(
      scores.map(({ counters }) => counters).toSorted((one, other) => other - one),
    );
    await online.member(2).command({ type: 'rename', name: 'Grand-mère' });
    expect(online.host.room.scores.find(({ member }) => member === 2)?.name).toBe('Grand-mère');
    await expectEqualWhenLoaded(online);
    await online.host.command({ type: 'reset-scores' });
    expect(online.host.room.scores).toEqual([]);
  });

  test('ends when the host says so, with the feats of everyone, and the next game begins a new one', async () => {
    const online = await openBoard(3);
    const end = (over: boolean) => online.host.send({ type: 'end-evening', over });
    end(true);
    online.member(2).send({ type: 'end-evening', over: true });
    await online.start();
    end(true);
    await online.playOut();
    expect(refusalCodes(online)).toEqual(['not-now', 'not-now', 'host-only']);
    const { scores } = online.host.room;
    expect(Math.max(...scores.map(({ sweep }) => sweep))).toBeGreaterThan(0);
    expect(Math.max(...scores.map(({ run }) => run))).toBeGreaterThan(1);
    end(true);
    await settled();
    expect(online.member(2).room).toMatchObject({ eveningOver: true, scores });
    await expectEqualWhenLoaded(online);
    end(false);
    await settled();
    expect(online.host.room).toMatchObject({ eveningOver: false, scores });
    end(true);
    await online.start();
    expect(online.host.room).toMatchObject({ eveningOver: false, scores: [] });
    await online.playOut();
    expect(online.host.room.scores.map(({ games }) => games)).toEqual([1, 1, 1, 1]);
  });

  test('has no feats at a table without a board', async () => {
    const online = await startTestRoom({ members: 2 });
    await online.playOut();
    expect(online.host.room.scores.every(({ sweep, run }) => sweep === 0 && run === 0)).toBe(true);
    await online.host.command({ type: 'end-evening', over: true });
    expect(refusalCodes(online)).toEqual(['not-now']);
  });

  test('stays open for weeks without anybody, unlike other tables', async () => {
    const online = await openBoard(2);
    for (const client of online.clients) client.disconnect();
    await online.pass(29 * 24 * 60 * MINUTE);
    expect(online.phase).toBe('gathering');
    await online.pass(2 * 24 * 60 * MINUTE);
    expect(online.phase).toBe('closed');
  });
});

describe('a lost phone', () => {
  test('is replaced by another one, which gets the hand', async () => {
    const online = await startBoard(2);
    const { hand } = online.member(3).view.deal ?? {};
    online.member(3).disconnect();
    expect(await online.replace(3)).toEqual(NOT_OFFERED);
    await online.host.command({ type: 'allow-replacement', member: 3 });
    expect(await online.replace(3)).toEqual({ ok: true, value: 3 });
    expect(await online.replace(3)).toEqual(NOT_OFFERED);
    expect((await online.add(3)).view.deal?.hand).toEqual(hand);
    expect(online.driver.room.saved.members[2]?.tokenHash).toBe('new hash of 3');
  });

  test('is not replaced while its member is connected, after two minutes, or without the host', async () => {
    const online = await openBoard(2);
    online.host.send({ type: 'allow-replacement', member: 3 });
    online.host.send({ type: 'allow-replacement', member: 1 });
    online.member(2).send({ type: 'allow-replacement', member: 3 });
    await settled();
    expect(refusalCodes(online)).toEqual(['not-away', 'no-such-member', 'host-only']);
    online.member(3).disconnect();
    await online.host.command({ type: 'allow-replacement', member: 3 });
    online.member(3).connect(online.driver);
    expect(await online.replace(3)).toMatchObject({ ok: false });
    online.member(3).disconnect();
    online.host.send({ type: 'allow-replacement', member: 3 });
    await online.pass(3 * MINUTE);
    expect(await online.replace(3)).toMatchObject({ ok: false });
  });

  test('is replaced once, with the secret, which the host alone gets', async () => {
    const online = await openBoard(2);
    const spectator = await online.add(null);
    online.member(3).disconnect();
    await online.host.command({ type: 'allow-replacement', member: 3 }, 'offer');
    const [secret = ''] = online.host.secrets;
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    const others = [online.member(2), online.member(3), spectator];
    for (const text of others.flatMap(({ received }) => received)) expect(text).not.toContain(secret);
    const wrong = ['', '0'.repeat(32), secret.slice(1), `${secret}0`, secret.toUpperCase(), 'new hash of 3'];
    for (const [at] of [...secret].entries()) wrong.push(`${secret.slice(0, at)}-${secret.slice(at + 1)}`);
    for (const one of wrong) expect(await online.replace(3, one)).toEqual(NOT_OFFERED);
    expect(await online.replace(2, secret)).toEqual(NOT_OFFERED);
    expect(await online.replace(3, secret)).toEqual({ ok: true, value: 3 });
    expect(await online.replace(3, secret, 'rival')).toEqual(NOT_OFFERED);
    expect(JSON.stringify(online.store.entries)).not.toContain(secret);
  });

  test('is offered once, though the command is sent twice', async () => {
    const online = await openBoard(2);
    online.member(3).disconnect();
    for (let sent = 0; sent < 2; sent++) online.host.send({ type: 'allow-replacement', member: 3 }, 'offer');
    await settled();
    const [first, again] = online.host.secrets;
    expect(again).toBe(first);
    expect(await online.replace(3)).toMatchObject({ ok: true });
  });

  test('whose place a rival took goes to its owner when the host offers it again', async () => {
    const online = await startBoard(2);
    online.member(3).disconnect();
    await online.host.command({ type: 'allow-replacement', member: 3 });
    const [stolen] = online.host.secrets;
    expect(await online.replace(3, stolen, 'rival')).toMatchObject({ ok: true });
    const rival = await online.add(3);
    expect(online.host.room.members[2]).toMatchObject({ connected: true, replaced: true });
    await online.host.command({ type: 'allow-replacement', member: 3 });
    expect(rival.ended).toBe('displaced');
    expect(online.host.room.members[2]).toMatchObject({ connected: false });
    expect(online.host.secrets[1]).not.toBe(stolen);
    const session = { member: 3, tokenHash: 'rival hash of 3', send: () => undefined };
    online.driver.connect(session);
    await settled();
    expect(online.host.room.members[2]).toMatchObject({ connected: false });
    expect(await online.replace(3, stolen, 'rival')).toEqual(NOT_OFFERED);
    expect(await online.replace(3, online.host.secrets[1], 'owner')).toMatchObject({ ok: true });
    expect(online.driver.room.saved.members[2]).toMatchObject({ tokenHash: 'owner hash of 3' });
    await expectEqualWhenLoaded(online);
  });

  test('is not taken from a member who is there with the device of their own', async () => {
    const online = await openBoard(2);
    await online.host.command({ type: 'allow-replacement', member: 3 });
    expect([online.member(3).ended, ...online.host.secrets]).toEqual([null]);
  });

  test('has to be offered again after a restart', async () => {
    const online = await openBoard(2);
    online.member(3).disconnect();
    await online.host.command({ type: 'allow-replacement', member: 3 });
    await online.restart();
    expect(await online.replace(3)).toEqual(NOT_OFFERED);
  });

  test('that is offered again and again leaves a bounded trace', async () => {
    const online = await openBoard(2);
    online.member(3).disconnect();
    for (let time = 0; time < 50; time++) {
      await online.host.command({ type: 'allow-replacement', member: 3 });
      if (time % 3 === 0) await online.replace(3);
    }
    const { replacedTokens = [] } = online.driver.room.saved.members[2] ?? {};
    expect(replacedTokens.length).toBeLessThanOrEqual(BOUNDS.replacedTokens);
    expect(online.driver.room.live.offers.size).toBeLessThanOrEqual(1);
  });
});
