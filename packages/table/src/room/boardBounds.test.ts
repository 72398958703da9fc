import { seatAt } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { CALM, nextDeal, openBoard, startBoard } from '../testing/boardRoom.ts';
import { settingsOf, settled } from '../testing/testRoom.ts';
import { BOUNDS } from './bounds.ts';

const MINUTE = 60_000;

describe('a table whose board leaves', () => {
  test('goes on if it was paused, because nobody else could end the pause', async () => {
    const online = await startBoard(2);
    online.host.send({ type: 'pause', paused: true });
    online.host.send({ type: 'leave' });
    await settled();
    expect(online.member(2).room).toMatchObject({ paused: false, host: 2 });
    await online.playOut();
    expect(online.phase).toBe('between');
  });

  test('is not one whose host, a phone meanwhile, removes it', async () => {
    const online = await openBoard(2);
    online.host.disconnect();
    await online.pass(MINUTE);
    await online.member(2).command({ type: 'remove', member: 1 });
    expect(online.refusals.map(({ refusal }) => refusal.code)).toEqual(['no-such-member']);
    expect(online.member(2).room.members[0]).toMatchObject({ id: 1, board: true });
  });

  test('never loses a board that is switched off to others who join', async () => {
    const online = await openBoard(1);
    online.host.disconnect();
    await online.pass(MINUTE);
    for (let count = 0; count < BOUNDS.members + 5; count++) {
      const client = await online.join(`Guest ${count}`);
      client.disconnect();
      await settled();
    }
    const { members } = online.driver.room.saved;
    expect(members.length).toBeLessThanOrEqual(BOUNDS.members);
    expect(members[0]).toMatchObject({ id: 1, board: true });
  });
});

describe('a member who waits', () => {
  test('does not take a seat before they connect, nor while they are disconnected', async () => {
    const online = await startBoard(2);
    const gone = await online.join('Zoé');
    gone.disconnect();
    const random = seededRandom('members');
    while (online.host.view.deal?.settled !== true) await online.step(random);
    await online.joinOnly('Never there');
    online.host.deal();
    await online.pass(2000);
    expect(online.host.view.deal?.number).toBe(2);
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'bot', 'bot']);
    await online.pass(MINUTE);
    gone.connect(online.driver);
    await nextDeal(online);
    expect(gone.seat).toBe(seatAt(2));
    expect(online.record?.players.map(({ name }) => name)).not.toContain('Never there');
  });

  test('is also one whose seat the rules took away, until there are more seats', async () => {
    const online = await openBoard(4);
    for (const players of [3, 4]) {
      const settings = settingsOf({ ...CALM, players });
      const rules = { ...settings.rules, players: [players] };
      await online.host.command({ type: 'change-settings', settings: { ...settings, rules } });
      expect(online.host.room.seats).toHaveLength(players);
    }
    expect(online.host.room.seats[3]).toEqual({ type: 'member', member: 5 });
  });

  test('does not get the answers to the player before them after a restart', async () => {
    const online = await startBoard(4);
    const first = await online.untilToAct();
    first.act(first.choices.legal[0] ?? '', 'the same id');
    await settled();
    first.send({ type: 'leave' });
    const zoe = await online.join('Zoé');
    await nextDeal(online);
    expect(zoe.seat).toBe(first.seat);
    await online.restartAndReconnect();
    while (zoe.choices.legal.length === 0) await online.step(seededRandom('members'));
    const { number } = zoe;
    zoe.act(zoe.choices.legal[0] ?? '', 'the same id');
    await settled();
    expect(zoe.number).toBeGreaterThan(number);
  });
});

describe('the token of a lost phone', () => {
  test('does not connect while another device replaces it', async () => {
    const online = await startBoard(2);
    const lost = online.member(3);
    const { tokenHash = '' } = online.driver.room.saved.members[2] ?? {};
    lost.disconnect();
    await online.host.command({ type: 'allow-replacement', member: 3 });
    online.store.hold();
    const replacing = online.replace(3);
    await settled();
    const received: string[] = [];
    online.driver.connect({ member: 3, tokenHash, send: ({ type }) => received.push(type) });
    online.store.release();
    expect(await replacing).toMatchObject({ ok: true });
    await settled();
    expect(received).toEqual(['closed']);
  });

  test('is not replaced at a closed table', async () => {
    const online = await openBoard(2);
    online.member(3).disconnect();
    await online.host.command({ type: 'allow-replacement', member: 3 });
    await online.driver.submit({ type: 'close', onlyIfDeserted: false });
    expect(await online.replace(3)).toEqual({ ok: false, error: 'table-closed' });
  });
});

test('who never connected may delete their name from the game that began with them', async () => {
  const online = await openBoard(1);
  await online.joinOnly('Never there');
  await online.start();
  await online.pass(MINUTE);
  expect(online.host.room.members).toHaveLength(2);
  expect(online.record?.players[1]?.name).toBe('Never there');
  const erased = await online.driver.submit({ type: 'erase', tokenHash: 'hash of Never there' });
  expect(erased).toMatchObject({ ok: true });
  expect(online.record?.players[1]?.name).toBe('');
});

test('the scores have no name of a member who has left and can no longer delete it', async () => {
  const online = await openBoard(1, { rules: 'lindor-1789 end.deals=1' });
  const paul = await online.join('Paul');
  await online.start();
  await online.playOut();
  await paul.command({ type: 'leave' });
  expect(online.host.room.scores.map(({ name }) => name)).toContain('Paul');
  for (let count = 0; count < BOUNDS.formerMembers; count++) {
    (await online.join(`Guest ${count}`)).send({ type: 'leave' });
    await settled();
  }
  expect(online.host.room.scores.map(({ name }) => name)).not.toContain('Paul');
});
