import type { Joined, ServerMessage } from '@nain-jaune/protocol';
import { describe, expect, it } from 'vitest';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';
import type { TestSocket } from '../testing/testSocket.ts';

const server = TestServer.forEachTest();

async function openBoard(deals = 1): Promise<Joined> {
  const { rules, ...settings } = settingsOf({ players: 4 });
  const end = { ...rules.end, deals };
  const body = { name: 'Salon', settings: { ...settings, rules: { ...rules, end } }, board: true };
  return (await server.ask('POST', '/api/tables', body)).json() as Promise<Joined>;
}

function join4(code: string, body: object): Promise<Response> {
  return server.ask('POST', `/api/tables/${code}/members`, { name: 'Anne', seat: null, ...body });
}

async function playGame(board: TestSocket, phone: TestSocket): Promise<void> {
  const { games } = board.room;
  phone.play();
  await board.command({ type: 'start' });
  await board.untilRoom((room) => room.games > games && room.phase === 'between');
  phone.rest();
}

async function recordText(code: string, game: number): Promise<string> {
  return (await server.ask('GET', `/api/tables/${code}/records/${game}`)).text();
}

function isSecondDeal(message: ServerMessage): boolean {
  return message.type === 'events' && message.from > 1 && message.events.some(({ type }) => type === 'anted');
}

describe('a table in one room', () => {
  it('is opened by its board, which starts, deals and pauses, also after a restart', async () => {
    const opened = await openBoard();
    const board = await server.enter(opened);
    const anne = await server.enter(await server.join(opened.code, 'Anne'));
    await board.command({ type: 'start' });
    await board.command({ type: 'pause', paused: true });
    await anne.untilRoom(({ paused }) => paused);
    await server.restart();
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
    const guessed = { member: 2, secret: '0'.repeat(32) };
    expect(await refusalIn(await join4(opened.code, { replaces: guessed }))).toEqual([403, 'not-offered']);
    phone.leave();
    await board.untilRoom(({ members }) => members.some(({ connected }) => !connected));
    const replaces = await board.offer(2);
    expect(await refusalIn(await join4(opened.code, { replaces: guessed }))).toEqual([403, 'not-offered']);
    const answer = await join4(opened.code, { replaces });
    expect(answer.status).toBe(201);
    const joined = (await answer.json()) as Joined;
    expect(joined.member).toBe(2);
    expect((await server.enter(joined)).room.seats[0]).toEqual({ type: 'member', member: 2 });
    expect(await (await server.enter(lost)).lastWord()).toBe('wrong-token');
    await server.stop();
    const stored = await server.storedText();
    await server.restart();
    for (const text of [stored, server.log.join()]) expect(text).not.toContain(replaces.secret);
  });

  it('deletes a name with the token of the new phone, also in records from before and in the scores', async () => {
    const opened = await openBoard();
    const board = await server.enter(opened);
    const lost = await server.join(opened.code, 'Basileus');
    const phone = await server.enter(lost);
    await playGame(board, phone);
    phone.leave();
    await board.untilRoom(({ members }) => members.some(({ connected }) => !connected));
    const found = (await (await join4(opened.code, { replaces: await board.offer(2) })).json()) as Joined;
    await playGame(board, await server.enter(found));
    expect(board.room.scores.map(({ name }) => name)).toContain('Basileus');
    expect((await server.erase(opened.code, found.token)).status).toBe(204);
    const records = await Promise.all([1, 2].map((game) => recordText(opened.code, game)));
    await server.stop();
    const stored = await server.storedText();
    await server.restart();
    const after = (await server.enter(opened)).texts;
    for (const text of [...records, stored, after.join()]) expect(text).not.toContain('Basileus');
  });

  it('deletes the name of a latecomer during the game, everywhere', async () => {
    const opened = await openBoard(2);
    const board = await server.enter(opened);
    const anne = await server.enter(await server.join(opened.code, 'Anne'));
    await board.command({ type: 'start' });
    const late = await server.join(opened.code, 'Basileus');
    const phones = [anne, await server.enter(late)];
    for (const phone of phones) phone.play();
    await anne.until(() => anne.received.some(isSecondDeal));
    for (const phone of phones) phone.rest();
    expect(board.room.seats[1]).toEqual({ type: 'member', member: late.member });
    expect((await server.erase(opened.code, late.token)).status).toBe(204);
    await server.stop();
    const stored = await server.storedText();
    await server.restart();
    const after = await server.enter(opened);
    expect(after.room.phase).toBe('playing');
    for (const text of [stored, after.texts.join()]) expect(text).not.toContain('Basileus');
  });

  it('refuses a board that is not true', async () => {
    const body = { name: 'Salon', settings: settingsOf(), board: false };
    expect(await refusalIn(await server.ask('POST', '/api/tables', body))).toEqual([400, 'malformed']);
  });
});
