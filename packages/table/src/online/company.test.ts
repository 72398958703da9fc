import { RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { openedOnline, settingsOf, settled } from '../testing/openedOnline.ts';
import { OnlineTable } from './onlineTable.ts';

describe('coming to a table', () => {
  test('gives the wished seat where it is free, else the first free one', async () => {
    const online = await openedOnline({ people: 1 });
    await online.join('Anne', 3);
    await online.join('Basile', 3);
    expect(online.host.company.seats).toEqual([
      { type: 'person', person: 1 },
      { type: 'person', person: 3 },
      { type: 'free' },
      { type: 'person', person: 2 },
    ]);
    expect(online.table.summary().seats.map(({ name }) => name)).toEqual(['Person 1', 'Basile', '', 'Anne']);
  });

  test('is refused where the table is full, and without a name', async () => {
    const online = await openedOnline({ people: 4 });
    expect(await online.table.join({ name: 'Anne', tokenHash: 'hash' }, null)).toEqual({
      ok: false,
      error: 'table-full',
    });
    const { table } = await openedOnline({ people: 1 });
    expect(await table.join({ name: ' \u202e\n ', tokenHash: 'hash' }, null)).toEqual({
      ok: false,
      error: 'empty-name',
    });
  });

  test('takes only what can be seen of a name, and not too much of it', async () => {
    const online = await openedOnline({ people: 1 });
    await online.join(` \u202eAn\nne${'x'.repeat(100)} `);
    expect(online.host.company.people[1]?.name).toBe(`An ne${'x'.repeat(35)}`);
  });

  test('with a portrait shows it to the company and at the door; whoever chose none has none', async () => {
    const online = await openedOnline({ people: 1 });
    await online.table.join({ name: 'Anne', face: 'owl', tokenHash: 'hash' }, null);
    await settled();
    expect(online.host.company.people.map(({ face }) => face)).toEqual([null, 'owl']);
    const told = online.table.summary().seats.map(({ type, face }) => [type, face]);
    expect(told.slice(0, 3)).toEqual([
      ['person', null],
      ['person', 'owl'],
      ['free', undefined],
    ]);
  });

  test('is not kept: nobody has come', async () => {
    const online = await openedOnline({ people: 1 });
    online.store.isBroken = true;
    expect(await online.table.join({ name: 'Anne', tokenHash: 'hash' }, null)).toEqual({
      ok: false,
      error: 'not-kept',
    });
    expect(online.host.company.people).toHaveLength(1);
    expect(online.table.personOf('hash', (one, other) => one === other)).toBeNull();
  });

  test('finds a place again by the hash of its secret alone', async () => {
    const { table } = await openedOnline({ people: 3 });
    const equal = (one: string, other: string) => one === other;
    expect(table.personOf('hash of Person 2', equal)).toBe(2);
    expect(table.personOf('hash of nobody', equal)).toBeNull();
  });

  test('cannot be opened for a number of players that the rules forbid', async () => {
    const { surroundings } = await openedOnline();
    const settings = { ...settingsOf({}), rules: RULESETS['avantcoureur-1760'], players: 4 };
    const host = { name: 'Anne', tokenHash: 'hash' };
    await expect(OnlineTable.open('bado', host, settings, surroundings)).rejects.toThrow(RangeError);
  });
});

describe('what a person asks of the company', () => {
  test('sits on a free seat and on no other, stands up, says that he is ready', async () => {
    const online = await openedOnline({ people: 2 });
    const anne = online.person(2);
    anne.ask({ do: 'sit', seat: 3 });
    anne.ask({ do: 'ready', ready: true });
    await settled();
    expect(anne.company.seats.map(({ type }) => type)).toEqual(['person', 'free', 'free', 'person']);
    expect(anne.company.people[1]).toMatchObject({ ready: true });
    anne.ask({ do: 'sit', seat: 0 }, 'taken');
    anne.ask({ do: 'sit', seat: 7 }, 'none');
    anne.ask({ do: 'stand' });
    await settled();
    expect(anne.refusals).toMatchObject([
      { id: 'taken', refusal: { code: 'seat-taken' } },
      { id: 'none', refusal: { code: 'no-such-seat' } },
    ]);
    expect(online.host.company.seats[3]).toEqual({ type: 'free' });
    expect(anne.company.people[1]).toMatchObject({ ready: false });
  });

  test.each([
    { do: 'start' },
    { do: 'bot', seat: 3, bot: 'lowest' },
    { do: 'free', seat: 0 },
    { do: 'agree', settings: settingsOf({}) },
    { do: 'mute', person: 1, muted: true },
    { do: 'remove', person: 1 },
    { do: 'host', person: 2 },
  ] as const)('is refused where it is the host alone who may ask it: $do', async (ask) => {
    const online = await openedOnline({ people: 2 });
    const before = online.store.texts.length;
    online.person(2).ask(ask, 'it');
    await settled();
    expect(online.person(2).refusals).toMatchObject([{ id: 'it', refusal: { code: 'host-only' } }]);
    expect(online.store.texts).toHaveLength(before);
  });

  test('is refused to whoever only watches', async () => {
    const online = await openedOnline({ people: 1 });
    const watcher = online.add(null);
    watcher.ask({ do: 'sit', seat: 2 });
    watcher.act('-');
    watcher.deal();
    await settled();
    expect(watcher.refusals.map(({ refusal }) => refusal.code)).toEqual([
      'watching',
      'no-deal-yet',
      'no-deal-yet',
    ]);
    await online.start();
    watcher.act('-', 'seated');
    await settled();
    expect(watcher.refusals.at(-1)?.refusal.code).toBe('not-seated');
    expect(online.host.company.watchers).toBe(1);
  });

  test.each(['sit', 'stand', 'ready', 'start', 'bot', 'free', 'agree', 'remove'] as const)(
    'is refused during a game where it would disturb it: %s',
    async (kind) => {
      const online = await openedOnline({ people: 2 });
      await online.start();
      const asks = {
        sit: { do: 'sit', seat: 3 },
        stand: { do: 'stand' },
        ready: { do: 'ready', ready: true },
        start: { do: 'start' },
        bot: { do: 'bot', seat: 3, bot: 'lowest' },
        free: { do: 'free', seat: 3 },
        agree: { do: 'agree', settings: settingsOf({}) },
        remove: { do: 'remove', person: 2 },
      } as const;
      online.host.ask(asks[kind], 'it');
      await settled();
      expect(online.host.refusals).toMatchObject([{ id: 'it', refusal: { code: 'not-now' } }]);
    },
  );

  test('sent twice is carried out once and answered twice', async () => {
    const online = await openedOnline({ people: 2 });
    online.person(2).ask({ do: 'say', phrase: 'hello' }, 'it');
    online.person(2).ask({ do: 'say', phrase: 'hello' }, 'it');
    await settled();
    expect(online.host.sayings).toHaveLength(1);
    expect(online.person(2).granted).toEqual(['it', 'it']);
  });

  test('is answered after everyone was told of it', async () => {
    const online = await openedOnline({ people: 2 });
    online.person(2).heard.length = 0;
    online.person(2).ask({ do: 'ready', ready: true });
    await settled();
    expect(online.person(2).types).toEqual(['company', 'granted']);
  });
});

describe('the host', () => {
  test('gives seats to bots and empties them; a person who has his seat emptied stands', async () => {
    const online = await openedOnline({ people: 2 });
    online.host.ask({ do: 'bot', seat: 2, bot: 'expert' });
    online.host.ask({ do: 'bot', seat: 3, bot: 'toString' }, 'no such');
    online.host.ask({ do: 'bot', seat: 1, bot: 'expert' }, 'taken');
    online.host.ask({ do: 'free', seat: 1 });
    await settled();
    expect(online.host.company.seats.map(({ type }) => type)).toEqual(['person', 'free', 'bot', 'free']);
    expect(online.host.company.people).toHaveLength(2);
    expect(online.host.refusals.map(({ refusal }) => refusal.code)).toEqual(['no-such-bot', 'seat-taken']);
  });

  test('agrees on other settings: who has lost his seat takes a free one, and everyone says anew that he is ready', async () => {
    const online = await openedOnline({ people: 1, players: 6 });
    const anne = await online.join('Anne', 5);
    anne.ask({ do: 'ready', ready: true });
    online.host.ask({ do: 'agree', settings: settingsOf({ players: 3, clockKind: 'quick' }) });
    await settled();
    expect(anne.company.settings).toMatchObject({ players: 3, clock: 'quick' });
    expect(anne.company.seats).toEqual([
      { type: 'person', person: 1 },
      { type: 'person', person: 2 },
      { type: 'free' },
    ]);
    expect(anne.company.people.map(({ ready }) => ready)).toEqual([false, false]);
    online.host.ask({ do: 'agree', settings: { ...settingsOf({}), players: 9 } });
    await settled();
    expect(online.host.refusals.map(({ refusal }) => refusal.code)).toEqual(['rules-refuse']);
  });

  test('sends somebody away, whose place is worth nothing any more', async () => {
    const online = await openedOnline({ people: 2 });
    online.host.ask({ do: 'remove', person: 2 });
    online.host.ask({ do: 'remove', person: 7 }, 'nobody');
    await settled();
    expect(online.person(2).ended).toBe('removed');
    expect(online.host.company.people.map(({ id }) => id)).toEqual([1]);
    expect(online.host.company.seats[1]).toEqual({ type: 'free' });
    expect(online.host.refusals).toMatchObject([{ id: 'nobody', refusal: { code: 'no-such-person' } }]);
    expect(online.person(2).connect(online.table).ended).toBe('removed');
    expect((await online.join('Anne')).person).toBe(3);
  });

  test('hands the office over', async () => {
    const online = await openedOnline({ people: 2 });
    online.host.ask({ do: 'host', person: 2 });
    online.person(2).ask({ do: 'bot', seat: 3, bot: 'lowest' });
    await settled();
    expect(online.host.company.host).toBe(2);
    expect(online.host.company.seats[3]).toEqual({ type: 'bot', bot: 'lowest' });
  });

  test('who leaves is followed by the first of those who are here', async () => {
    const online = await openedOnline({ people: 3 });
    online.person(2).disconnect();
    online.host.ask({ do: 'leave' });
    await settled();
    expect(online.person(3).company.host).toBe(3);
    expect(online.host.ended).toBe('removed');
  });

  test('who is gone for twice the time of grace is replaced, and not a moment before', async () => {
    const online = await openedOnline({ people: 3 });
    online.host.disconnect();
    await online.pass(29_999);
    expect(online.person(2).company.host).toBe(1);
    await online.pass(1);
    expect(online.person(2).company.host).toBe(2);
    online.host.connect(online.table);
    await settled();
    expect(online.person(2).company.host).toBe(2);
  });

  test('who is gone with everyone else is replaced by the first who comes back', async () => {
    const online = await openedOnline({ people: 3 });
    for (const client of online.clients) client.disconnect();
    await online.pass(60_000);
    online.person(3).connect(online.table);
    await settled();
    expect(online.person(3).company.host).toBe(3);
  });
});

describe('between two games', () => {
  test('bots that only filled up give their seats back, seats change, and another game begins', async () => {
    const online = await openedOnline({ people: 2 });
    await online.start();
    expect(online.host.company.seats.map(({ type }) => type)).toEqual(['person', 'person', 'bot', 'bot']);
    const watcher = online.add(null);
    await online.playOut();
    expect(watcher.company.phase).toBe('between');
    expect(watcher.company.seats.map(({ type }) => type)).toEqual(['person', 'person', 'free', 'free']);
    online.host.ask({ do: 'sit', seat: 3 });
    await settled();
    const carl = await online.join('Carl', 0);
    expect(carl.view.seat).toBeNull();
    expect(carl.view.ended).not.toBeNull();
    await online.start();
    expect(online.host.game).toBe(2);
    expect([online.host, online.person(2), carl].map(({ view }) => view.seat)).toEqual([3, 1, 0]);
    expect(watcher.view.deal?.number).toBe(1);
    await online.playOut();
    expect(online.table.record(2)?.players[0]).toEqual({ name: 'Carl' });
    expect(online.table.summary()).toMatchObject({ games: 2, records: [1, 2], phase: 'between' });
    expect(online.table.record(1)).toBeNull();
  });

  test('nobody plays where no person sits', async () => {
    const online = await openedOnline({ people: 1 });
    online.host.ask({ do: 'stand' });
    online.host.ask({ do: 'start' }, 'it');
    await settled();
    expect(online.host.refusals).toMatchObject([{ id: 'it', refusal: { code: 'too-few' } }]);
  });
});

describe('a table that fills up', () => {
  test('begins by itself when the waiting gets long, and tells how long that is', async () => {
    const online = await openedOnline({ people: 2, fillsUp: true });
    expect(online.host.company.startsIn).toBe(20_000);
    await online.pass(19_999);
    expect(online.table.phase).toBe('gathering');
    await online.pass(1);
    expect(online.table.phase).toBe('playing');
    expect(online.host.company.startsIn).toBeNull();
    expect(online.person(2).view.seat).toBe(1);
  });

  test('begins at once when all seats are taken', async () => {
    const online = await openedOnline({ people: 4, fillsUp: true });
    await online.pass(0);
    expect(online.table.phase).toBe('playing');
  });

  test('waits while nobody is here', async () => {
    const online = await openedOnline({ people: 1, fillsUp: true });
    online.host.disconnect();
    await online.pass(60_000);
    expect(online.table.phase).toBe('gathering');
    online.host.connect(online.table);
    expect(online.host.company.startsIn).toBe(20_000);
  });
});

describe('a name', () => {
  test('that was changed is the one of the game in progress, after a restart too, and of its record', async () => {
    const online = await openedOnline({ people: 1 });
    await online.start();
    online.host.ask({ do: 'rename', name: 'Zoé' });
    await settled();
    expect(online.host.company.people[0]?.name).toBe('Zoé');
    online.table = online.resumed();
    online.clients.splice(0);
    expect(online.add(1).heard.join()).toContain('"players":[{"name":"Zoé"');
    await online.playOut();
    expect(online.table.record(1)?.players[0]?.name).toBe('Zoé');
  });

  test('that is changed after a game leaves the record of it as it was', async () => {
    const online = await openedOnline({ people: 1 });
    await online.start();
    await online.playOut();
    online.host.ask({ do: 'rename', name: 'Zoé' });
    await settled();
    expect(online.table.record(1)?.players[0]?.name).toBe('Person 1');
    expect(online.resumed().record(1)?.players[0]?.name).toBe('Person 1');
  });

  test('takes a portrait along where one is named, and leaves it where none is', async () => {
    const online = await openedOnline({ people: 1 });
    const faces: unknown[] = [];
    for (const looks of [{ face: 'fox' } as const, {}, { face: null }]) {
      online.host.ask({ do: 'rename', name: 'Zoé', ...looks });
      await settled();
      faces.push(online.host.company.people[0]?.face);
    }
    expect(faces).toEqual(['fox', 'fox', null]);
  });

  test('that was deleted is nowhere any more, not after a restart either, though the record stays', async () => {
    const online = await openedOnline({ people: 2 });
    await online.start();
    online.person(2).ask({ do: 'say', phrase: 'hello' });
    await settled();
    await online.table.forgetName(2);
    const watcher = online.add(null);
    expect(watcher.heard.join()).not.toContain('Person 2');
    expect(JSON.stringify(online.table.record(1))).not.toContain('Person 2');
    expect(JSON.stringify(online.table.summary())).not.toContain('Person 2');
    const again = online.resumed();
    online.clients.splice(0);
    online.table = again;
    expect(online.add(null).heard.join()).not.toContain('Person 2');
  });
});
