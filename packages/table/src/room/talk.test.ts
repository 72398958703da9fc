import { describe, expect, test } from 'vitest';
import { openTestRoom, settled } from '../testing/testRoom.ts';
import { BOUNDS } from './bounds.ts';

describe('talk at a table', () => {
  test('sends quick phrases to everyone, and to clients that come later', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.member(2).command({ type: 'say', phrase: 'bravo' });
    const saying = { number: 1, member: 2, name: 'Member 2', phrase: 'bravo', text: null };
    expect(online.host.sayings).toEqual([saying]);
    expect((await online.add(null)).sayings).toEqual([saying]);
  });

  test('allows texts only by the settings, and no empty ones', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.member(2).command({ type: 'write', text: 'hello' }, 'it');
    expect(online.member(2).refusals).toMatchObject([{ id: 'it', refusal: { code: 'no-free-text' } }]);
    expect(online.host.sayings).toEqual([]);
    const free = await openTestRoom({ members: 1, freeText: true });
    free.host.send({ type: 'write', text: '' });
    free.host.send({ type: 'write', text: 'hello' });
    await settled();
    expect(free.host.refusalCodes).toEqual(['empty-text']);
    expect(free.host.sayings.map(({ text }) => text)).toEqual(['hello']);
  });

  test('allows five sayings of a member at once, and one every two seconds', async () => {
    const online = await openTestRoom({ members: 2 });
    for (let count = 0; count < 6; count++) online.member(2).send({ type: 'say', phrase: 'haha' });
    online.host.send({ type: 'say', phrase: 'hmm' });
    await settled();
    expect(online.member(2).refusalCodes).toEqual(['too-fast']);
    expect(online.host.sayings).toHaveLength(6);
    await online.pass(2000);
    online.member(2).send({ type: 'say', phrase: 'sorry' });
    online.member(2).send({ type: 'say', phrase: 'oops' });
    await settled();
    expect(online.host.sayings.at(-1)).toMatchObject({ number: 7, phrase: 'sorry' });
    expect(online.member(2).refusalCodes).toEqual(['too-fast', 'too-fast']);
  });

  test('is not allowed sooner because another member leaves', async () => {
    const online = await openTestRoom({ members: 3 });
    for (let count = 0; count < 5; count++) online.member(2).send({ type: 'say', phrase: 'haha' });
    await online.member(3).command({ type: 'leave' });
    online.member(2).send({ type: 'say', phrase: 'oops' });
    await settled();
    expect(online.member(2).refusalCodes).toEqual(['too-fast']);
  });

  test('is not allowed to a muted member who leaves and joins again from the same address', async () => {
    const online = await openTestRoom({ members: 1 });
    const join = async () => {
      return await online.join('Troll', null, 'their address');
    };
    const troll = await join();
    online.host.send({ type: 'mute', member: 2, muted: true });
    troll.send({ type: 'leave' });
    await settled();
    await online.restart();
    online.host.connect(online.driver);
    const again = await join();
    await again.command({ type: 'say', phrase: 'hello' });
    expect(again.refusalCodes).toEqual(['muted']);
    online.host.send({ type: 'mute', member: 3, muted: false });
    again.send({ type: 'say', phrase: 'hello' });
    await settled();
    expect(online.host.sayings).toHaveLength(1);
    expect(online.driver.room.saved.mutedAddresses).toEqual([]);
  });

  test('is allowed again from one address, and still not from the other muted ones', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.joinOnly('Troll', null, 'their address');
    await online.joinOnly('Other', null, 'other address');
    online.host.send({ type: 'mute', member: 2, muted: true });
    online.host.send({ type: 'mute', member: 3, muted: true });
    await settled();
    expect(online.driver.room.saved.mutedAddresses).toEqual(['their address', 'other address']);
    await online.host.command({ type: 'mute', member: 2, muted: false });
    expect(online.driver.room.saved.mutedAddresses).toEqual(['other address']);
    for (const address of ['their address', 'other address', null])
      await online.joinOnly('New', null, address);
    const [, , , ...joined] = online.driver.room.saved.members;
    expect(joined.map(({ muted }) => muted)).toEqual([false, true, false]);
  });

  test('is not allowed to members whom the host has muted', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'mute', member: 2, muted: true });
    online.member(2).send({ type: 'say', phrase: 'haha' });
    online.host.send({ type: 'mute', member: 2, muted: false });
    online.member(2).send({ type: 'say', phrase: 'sorry' });
    await settled();
    expect(online.member(2).refusalCodes).toEqual(['muted']);
    expect(online.host.sayings.map(({ phrase }) => phrase)).toEqual(['sorry']);
  });

  test('stores the last fifty sayings, over a restart too', async () => {
    const online = await openTestRoom({ members: 1 });
    for (let count = 0; count < 60; count++) {
      online.host.send({ type: 'say', phrase: 'hello' });
      await online.pass(3000);
    }
    const expected = Array.from({ length: BOUNDS.sayings }, (_, index) => index + 11);
    expect((await online.add(null)).sayings.map(({ number }) => number)).toEqual(expected);
    await online.restart();
    online.clients.length = 0;
    const after = await online.add(1);
    expect(after.sayings).toHaveLength(BOUNDS.sayings);
    await after.command({ type: 'say', phrase: 'hello' });
    expect(after.sayings.at(-1)?.number).toBe(61);
  });

  test('says a repeated command once, before and after a restart', async () => {
    const online = await openTestRoom({ members: 2, freeText: true });
    const speaker = online.member(2);
    const say = async () => {
      speaker.send({ type: 'say', phrase: 'bravo' }, 'phrase');
      speaker.send({ type: 'write', text: 'well played' }, 'text');
      await settled();
    };
    await say();
    await say();
    const { entries } = online.store;
    await online.restart();
    speaker.connect(online.driver);
    speaker.accepted.length = 0;
    await say();
    expect(speaker.accepted).toEqual(['phrase', 'text']);
    expect(speaker.sayings.map(({ phrase, text }) => phrase ?? text)).toEqual(['bravo', 'well played']);
    expect(online.store.entries).toEqual(entries);
    expect(speaker.received.filter((text) => text.includes('"type":"said"')).join('')).not.toContain(
      '"command"',
    );
  });

  test('says commands of two members with the same id twice', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.host.command({ type: 'say', phrase: 'hello' }, 'it');
    await online.restartAndReconnect();
    await online.member(2).command({ type: 'say', phrase: 'hello' }, 'it');
    expect(online.member(2).sayings.map(({ member }) => member)).toEqual([1, 2]);
  });
});

describe('a member who deletes their name', () => {
  test('leaves no name, portrait or texts, after a restart either; the record stays', async () => {
    const online = await openTestRoom({ members: 2, freeText: true });
    online.member(2).send({ type: 'rename', name: 'Private person', face: 'fox' });
    online.member(2).send({ type: 'write', text: 'I live at number 12' });
    online.host.send({ type: 'say', phrase: 'hello' });
    await online.start();
    expect(await online.driver.submit({ type: 'erase', tokenHash: 'hash of Member 2' })).toEqual({
      ok: true,
      value: 2,
    });
    expect(online.host.sayings.map(({ member }) => member)).toEqual([1]);
    expect(online.host.room.members[1]).toMatchObject({ name: '', face: null });
    const spectator = await online.add(null);
    const stored = online.store.entries.findLast(({ type }) => type === 'room');
    const talk = online.store.entries.findLast(({ type }) => type === 'talk');
    for (const text of [
      spectator.received.join(),
      JSON.stringify([online.record, online.summary, stored, talk]),
    ]) {
      expect(text).not.toContain('Private person');
      expect(text).not.toContain('number 12');
    }
    await online.restart();
    online.clients.length = 0;
    expect((await online.add(null)).received.join()).not.toContain('Private person');
  });

  test('may do so after leaving', async () => {
    const online = await openTestRoom({ members: 2 });
    online.member(2).send({ type: 'say', phrase: 'hello' });
    online.member(2).send({ type: 'leave' });
    await settled();
    expect(online.host.sayings).toHaveLength(1);
    const formerNames = () => online.driver.room.saved.former.map(({ name }) => name);
    expect(formerNames()).toEqual(['Member 2']);
    expect(await online.driver.submit({ type: 'erase', tokenHash: 'hash of Member 2' })).toMatchObject({
      ok: true,
    });
    expect(online.host.sayings).toEqual([]);
    expect(formerNames()).toEqual(['']);
    expect(await online.driver.submit({ type: 'erase', tokenHash: 'hash of nobody' })).toEqual({
      ok: false,
      error: 'wrong-token',
    });
  });
});

describe('a report', () => {
  test('is stored with the sayings, and is sent to no client', async () => {
    const online = await openTestRoom({ members: 2, freeText: true });
    await online.member(2).command({ type: 'write', text: 'something bad' });
    const received = online.member(2).received.length;
    await online.host.command({ type: 'report', member: 2 }, 'it');
    expect(online.store.entries.at(-1)).toEqual({
      type: 'report',
      reporter: { id: 1, name: 'Member 1', address: null },
      accused: { id: 2, name: 'Member 2', tokenHash: 'hash of Member 2', address: null },
      sayings: online.host.sayings,
      others: [{ id: 1, tokenHash: 'hash of Member 1' }],
    });
    expect(online.host.accepted).toEqual(['it']);
    expect(online.member(2).received).toHaveLength(received);
  });

  test('may name a former member', async () => {
    const online = await openTestRoom({ members: 2 });
    online.member(2).send({ type: 'say', phrase: 'haha' });
    online.member(2).send({ type: 'leave' });
    online.host.send({ type: 'report', member: 2 });
    await settled();
    expect(online.store.entries.at(-1)).toMatchObject({ accused: { id: 2, name: 'Member 2' } });
  });

  test('is possible three times, and again after ten minutes', async () => {
    const online = await openTestRoom({ members: 2 });
    for (let count = 0; count < 4; count++) online.host.send({ type: 'report', member: 2 });
    await settled();
    expect(online.host.refusalCodes).toEqual(['too-fast']);
    await online.pass(600_000);
    await online.host.command({ type: 'report', member: 2 }, 'later');
    expect(online.host.accepted).toContain('later');
  });
});
