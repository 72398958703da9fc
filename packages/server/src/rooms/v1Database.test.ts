import { checkRecord, type GameRecord } from '@nain-jaune/engine';
import type { GameSnapshot } from '@nain-jaune/protocol';
import { checkProofs } from '@nain-jaune/table/proof';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryDatabase, type StorePlace } from '../testing/stores.ts';
import { describeDatabases } from '../testing/storeTests.ts';
import { refusalIn, TestServer } from '../testing/testServer.ts';
import type { TestSocket } from '../testing/testSocket.ts';
import { type FixtureTable, restoreV1, v1Facts } from '../testing/v1Fixture.ts';

/** The fixture's view of a person in the terms of this version. */
function positionOf(view: GameSnapshot['view'] | undefined) {
  return {
    hand: view?.deal?.hand ?? null,
    counters: view?.counters ?? null,
    boxes: view?.boxes ?? null,
    ended: view?.ended ?? null,
  };
}

describeDatabases('a database of version 0.1.0', (_kind, database) => {
  let place: StorePlace;
  let server: TestServer;

  beforeEach(async () => {
    place = await database().makePlace();
    await restoreV1(place);
    server =
      place.databaseUrl === undefined
        ? await TestServer.start({}, {}, place.folder)
        : await TestServer.start({ DATABASE_URL: place.databaseUrl });
  });

  afterEach(() => server.remove());

  async function enter({ code, views }: FixtureTable): Promise<TestSocket[]> {
    const present = views.filter(({ left }) => left === undefined);
    const sockets = await Promise.all(present.map(({ token }) => server.enter({ code, token })));
    for (const socket of sockets)
      if (socket.room.games > 0) await socket.until(() => socket.game !== undefined);
    return sockets;
  }

  it.each(['gathering', 'deal', 'between', 'secondGame', 'superseded'] as const)(
    'opens with the table %s as its members saw it',
    async (name) => {
      const table = v1Facts[name];
      const present = table.views.filter(({ left }) => left === undefined);
      const sockets = await enter(table);
      for (const [index, socket] of sockets.entries()) {
        const seen = present[index];
        expect(socket.room).toMatchObject({
          phase: table.phase,
          settings: { ...(table.settings as object), spectators: true },
          games: table.games,
          members: table.people?.map((person) => expect.objectContaining(memberOf(person))),
        });
        const { hand, counters, boxes, ended } = seen ?? {};
        if (table.games !== 0)
          expect(positionOf(socket.game?.view)).toEqual({ hand, counters, boxes, ended });
        expect(socket.last('snapshot')?.sayings).toEqual(seen?.sayings?.map(sayingOf));
      }
    },
  );

  it('continues its games, with valid records and proofs', async () => {
    for (const table of [v1Facts.deal, v1Facts.secondGame]) {
      const sockets = await enter(table);
      for (const socket of sockets) socket.play();
      for (const socket of sockets) await socket.untilRoom(({ phase }) => phase === 'between');
      const record = await recordOf(table.code, table.games ?? 0);
      expect(checkRecord(record)).toEqual([]);
      const { fair, uncut, findings } = checkProofs(record);
      expect(findings).toEqual([]);
      expect(fair + uncut).toBe(record.deals.length);
    }
  });

  it('carries out an earlier move only once', async () => {
    const { code, views, lastActs } = v1Facts.secondGame;
    const [first] = views;
    const socket = await server.enter({ code, token: first?.token ?? null });
    await socket.until(() => socket.game !== undefined);
    const number = socket.game?.number;
    socket.say({ type: 'act', ...lastActs?.[0] });
    await socket.enter(code, first?.token ?? null);
    expect(socket.last('snapshot')?.game?.number).toBe(number);
    expect(socket.last('refused')).toBeUndefined();
  });

  it('serves its records unchanged', async () => {
    for (const { code, records } of [v1Facts.between, v1Facts.secondGame, v1Facts.closed])
      for (const [index, record] of (records ?? []).entries())
        expect(await recordOf(code, index + 1)).toEqual(record);
  });

  it('refuses former members', async () => {
    const { code, views } = v1Facts.gathering;
    const left = views.find((view) => view.left);
    const socket = await server.enter({ code, token: left?.token ?? null });
    expect(await socket.lastWord()).toBe('removed');
  });

  it('serves the others if one of its tables is damaged, and logs it', async () => {
    const { code, views } = v1Facts.damaged;
    const socket = await server.enter({ code, token: views[0]?.token ?? null });
    expect(await socket.lastWord()).toBe('damaged');
    expect(await refusalIn(await server.ask('GET', `/api/tables/${code}`))).toEqual([500, 'damaged']);
    expect(server.log.filter((line) => line.includes('cannot be loaded and was set aside'))).not.toEqual([]);
    expect(server.log.join()).not.toContain(code);
    expect(await enter(v1Facts.deal)).toHaveLength(2);
  });

  it.each([
    ['plays', 'secondGame', 0, 'Anne'],
    ['plays between two games', 'between', 1, 'Basile'],
    ['has left', 'gathering', 1, 'Basile'],
    ['was at a closed table', 'closed', 1, 'Basile'],
  ] as const)('deletes the name of a person who %s', async (_, table, person, name) => {
    const { code, views } = v1Facts[table];
    const authorization = `Bearer ${views[person]?.token}`;
    const path = `/api/tables/${code}/members/me`;
    expect((await server.ask('DELETE', path, undefined, { authorization })).status).toBe(204);
    await server.stop();
    expect(await storedTexts(code)).not.toContain(name);
  });

  async function storedTexts(code: string): Promise<string> {
    const ofTable = `body from tables join xs on xs.table_id = tables.id where code = '${code}'`;
    const selects = ['entries', 'records'].map((rows) => `select ${ofTable.replaceAll('xs', rows)}`);
    return JSON.stringify(await queryDatabase(place, selects.join(' union all ')));
  }

  async function recordOf(code: string, game: number): Promise<GameRecord> {
    return (await server.ask('GET', `/api/tables/${code}/records/${game}`)).json() as Promise<GameRecord>;
  }
});

function memberOf(person: FixturePerson) {
  const { id, name, face, muted } = person;
  return { id, name, face, muted };
}

function sayingOf({ person, ...saying }: FixtureSaying) {
  return { ...saying, member: person };
}

type FixturePerson = NonNullable<FixtureTable['people']>[number];
type FixtureSaying = NonNullable<FixtureTable['views'][number]['sayings']>[number];
