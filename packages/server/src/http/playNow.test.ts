import { DEFAULT_RULESET_ID } from '@nain-jaune/engine';
import type { Joined } from '@nain-jaune/protocol';
import { describe, expect, it } from 'vitest';
import { playNowSettings } from '../tables/lobby.ts';
import { settingsOf, TestServer } from '../testing/testServer.ts';

const server = TestServer.forEachTest();

describe('the lobby', () => {
  it('lists open tables with connected members, and no others', async () => {
    const open = await server.open('Anne', settingsOf({ open: true, clock: 'quick' }));
    const closed = await server.open('Basile', settingsOf({ open: false }));
    await server.open('Colette', settingsOf({ open: true }));
    expect(await server.lobby()).toEqual([]);
    const anne = await server.enter(open);
    await server.enter(closed);
    await expect
      .poll(() => server.lobby())
      .toEqual([
        {
          code: open.code,
          ruleset: 'lindor-1789',
          houseRules: false,
          host: 'Anne',
          players: 3,
          members: 1,
          bots: 0,
          clock: 'quick',
          phase: 'gathering',
          playNow: false,
          waitedFor: expect.any(Number),
          joining: 'seat',
          watching: true,
        },
      ]);
    anne.leave();
    await expect.poll(() => server.lobby()).toEqual([]);
  });
});

describe('play now', () => {
  async function playNow(name: string, ruleset: string | null = null): Promise<Joined> {
    const answer = await server.ask('POST', '/api/play', { name, ruleset });
    expect(answer.status).toBe(201);
    return (await answer.json()) as Joined;
  }

  /** A stranger who joins and connects. */
  async function enter(name: string): Promise<Joined> {
    const joined = await playNow(name);
    await server.enter(joined);
    await expect.poll(() => server.lobby()).toHaveLength(1);
    return joined;
  }

  it('seats strangers at one table, and those who want other rules at another', async () => {
    const anne = await enter('Anne');
    expect(await playNow('Basile')).toMatchObject({ code: anne.code, member: 2 });
    expect(await playNow('Colette', DEFAULT_RULESET_ID)).toMatchObject({ code: anne.code, member: 3 });
    expect((await playNow('Denis', 'gelber-zwerg')).code).not.toBe(anne.code);
  });

  it('seats strangers together who come in the same moment, before the lobby lists a table', async () => {
    const joined = await Promise.all(['Anne', 'Basile', 'Colette', 'Denis'].map((name) => playNow(name)));
    expect(new Set(joined.map(({ code }) => code)).size).toBe(1);
  });

  it('says since when strangers wait, and how many', async () => {
    await enter('Anne');
    const [table] = await server.lobby();
    expect(table).toMatchObject({ playNow: true, members: 1 });
    expect(table?.waitedFor).toBeLessThan(5000);
    await expect
      .poll(async () => (await server.lobby())[0]?.waitedFor, { timeout: 5000 })
      .toBeGreaterThan(1000);
  });

  it('gives a stranger who comes within a minute the place of a bot at the next deal', async () => {
    const anne = await server.enter(await playNow('Anne'));
    expect(await anne.command({ type: 'start' })).toBe('accepted');
    await expect.poll(() => server.lobby()).toMatchObject([{ phase: 'playing', waitedFor: null }]);
    const basile = await playNow('Basile');
    expect(basile.code).toBe(anne.room.code);
    const socket = await server.enter(basile);
    await socket.untilRoom(({ members }) => members.some(({ seatFrom }) => seatFrom === 'next-deal'));
  });

  it('avoids tables whose members are gone', async () => {
    const anne = await playNow('Anne');
    const socket = await server.enter(anne);
    await expect.poll(() => server.lobby()).toHaveLength(1);
    socket.leave();
    await expect.poll(() => server.lobby()).toEqual([]);
    expect((await playNow('Basile')).code).not.toBe(anne.code);
  });

  it('avoids open tables with settings of their host', async () => {
    const friends = await server.open('Anne', settingsOf({ open: true }));
    await server.enter(friends);
    await expect.poll(() => server.lobby()).toHaveLength(1);
    expect((await playNow('Basile', 'lindor-1789')).code).not.toBe(friends.code);
  });

  it('avoids an open table with the settings of strangers, which its host starts', async () => {
    const anne = await server.enter(await server.open('Anne', playNowSettings(DEFAULT_RULESET_ID)));
    await expect.poll(() => server.lobby()).toMatchObject([{ playNow: false }]);
    expect(anne.room.startsIn).toBeNull();
    expect((await playNow('Basile')).code).not.toBe(anne.room.code);
  });

  it('avoids a table of strangers whose host has changed the settings', async () => {
    const anne = await playNow('Anne');
    const socket = await server.enter(anne);
    await expect.poll(() => server.lobby()).toMatchObject([{ playNow: true }]);
    const settings = { ...socket.room.settings, clock: 'none' };
    expect(await socket.command({ type: 'change-settings', settings })).toBe('accepted');
    await expect.poll(() => server.lobby()).toMatchObject([{ playNow: false }]);
    expect((await playNow('Basile', 'lindor-1789')).code).not.toBe(anne.code);
  });

  it('starts with bots when the countdown is over', async () => {
    await server.replace({}, { rooms: { limits: { startMs: 0 } } });
    const answer = await server.ask('POST', '/api/play', { name: 'Anne', ruleset: null });
    const anne = await server.enter((await answer.json()) as { code: string; token: string });
    await anne.untilRoom(({ phase }) => phase === 'playing');
    expect(anne.game?.players.filter(({ bot }) => bot !== null)).toHaveLength(3);
    expect(anne.room.settings.rules.id).toBe(DEFAULT_RULESET_ID);
  });
});
