import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Joined } from '@nain-jaune/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';

let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-board-'));
  server = await TestServer.start({}, {}, folder);
});

afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function openBoard(): Promise<Joined> {
  const body = { name: 'Salon', settings: settingsOf({ players: 4 }), board: true };
  return (await server.ask('POST', '/api/tables', body)).json() as Promise<Joined>;
}

function join4(code: string, body: object): Promise<Response> {
  return server.ask('POST', `/api/tables/${code}/members`, { name: 'Anne', seat: null, ...body });
}

describe('a table in one room', () => {
  it('is opened by its board, which starts, deals and pauses, also after a restart', async () => {
    const opened = await openBoard();
    const board = await server.enter(opened);
    const anne = await server.enter(await server.join(opened.code, 'Anne'));
    await board.command({ type: 'start' });
    await board.command({ type: 'pause', paused: true });
    await anne.untilRoom(({ paused }) => paused);
    await server.stop();
    server = await TestServer.start({}, {}, folder);
    const again = await server.enter(opened);
    expect(again.room).toMatchObject({ phase: 'playing', paused: true });
    await again.command({ type: 'pause', paused: false });
    expect(again.game?.view.seat).toBeNull();
  });

  it('gives the seat of a lost phone to another one, once it is offered', async () => {
    const opened = await openBoard();
    const board = await server.enter(opened);
    const lost = await server.join(opened.code, 'Anne');
    const phone = await server.enter(lost);
    expect(await refusalIn(await join4(opened.code, { replaces: 2 }))).toEqual([403, 'not-offered']);
    phone.leave();
    await board.untilRoom(({ members }) => members.some(({ connected }) => !connected));
    await board.command({ type: 'allow-replacement', member: 2 });
    const answer = await join4(opened.code, { replaces: 2 });
    expect(answer.status).toBe(201);
    const joined = (await answer.json()) as Joined;
    expect(joined.member).toBe(2);
    expect((await server.enter(joined)).room.seats[0]).toEqual({ type: 'member', member: 2 });
    expect(await (await server.enter(lost)).lastWord()).toBe('wrong-token');
  });

  it('refuses a board that is not true', async () => {
    const body = { name: 'Salon', settings: settingsOf(), board: false };
    expect(await refusalIn(await server.ask('POST', '/api/tables', body))).toEqual([400, 'malformed']);
  });
});
