import { spawnSync } from 'node:child_process';
import { Console } from 'node:console';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ChallengeCode } from '@nain-jaune/protocol';
import { describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { challengeText } from '../testing/challengeTexts.ts';
import { fileOf } from '../testing/stores.ts';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';
import type { AdminRow } from './messages.ts';
import { runAdmin } from './runAdmin.ts';

const server = TestServer.forEachTest();

interface Answered {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

async function admin(args: readonly string[], folder = server.folder): Promise<Answered> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const output = new Console({ stdout, stderr });
  const status = await runAdmin(args, { environment: { DATA_FOLDER: folder }, output });
  stdout.end();
  stderr.end();
  return { status, out: await text(stdout), error: await text(stderr) };
}

/** Runs the admin program and returns the rows of its answer. */
async function rows(...args: readonly string[]): Promise<AdminRow[]> {
  const { out, error } = await admin(['--json', ...args]);
  if (out === '') throw new Error(error);
  return JSON.parse(out) as AdminRow[];
}

/** Stores an unreadable entry of a table while the server is stopped. */
async function damage(code: string): Promise<void> {
  const store = await openStore({ folder: server.folder, node: { id: 'test', address: '' } });
  await store.claim(code);
  const { seq } = (await store.load(code)) ?? { seq: 0 };
  await store.append(code, seq + 1, [{ kind: 'room', body: '{}' }]);
  await store.close();
}

describe('the admin command', () => {
  it('shows the state of the server and its live tables', async () => {
    const host = await server.open('Anne', settingsOf());
    await server.join(host.code, 'Basile');
    await server.enter(host);
    await server.enter({ code: host.code, token: null });
    expect(await rows('status')).toMatchObject([{ store: 'sqlite', ready: true, tables: 1, sockets: 2 }]);
    expect(await rows('tables')).toEqual([
      {
        code: host.code,
        phase: 'gathering',
        rules: 'lindor-1789',
        members: 'Anne, Basile',
        connected: 1,
        spectators: 1,
        game: 0,
        'deal in progress': false,
      },
    ]);
    expect((await admin(['status'])).out).toContain('ready: true');
  });

  it('closes a table for connected and new members', async () => {
    const host = await server.open('Anne', settingsOf());
    const anne = await server.enter(host);
    expect(await rows('close', host.code)).toEqual([{ closed: host.code }]);
    expect(await anne.lastWord()).toBe('table-closed');
    const refused = await server.ask('POST', `/api/tables/${host.code}/members`, { name: 'B', seat: null });
    expect(await refusalIn(refused)).toEqual([410, 'table-closed']);
    expect(await admin(['close', 'bado-miku-ze'])).toMatchObject({
      status: 1,
      error: expect.stringContaining('there is no table bado-miku-ze'),
    });
  });

  it('closes a table that is not in memory', async () => {
    const { code } = await server.open('Anne');
    await server.restart();
    expect(await rows('tables')).toEqual([]);
    expect(await rows('close', code)).toEqual([{ closed: code }]);
    const refused = await server.ask('POST', `/api/tables/${code}/members`, { name: 'B', seat: null });
    expect(await refusalIn(refused)).toEqual([410, 'table-closed']);
  });

  it('closes a table that is damaged', async () => {
    const { code } = await server.open('Anne', settingsOf({ open: true }));
    await server.stop();
    await damage(code);
    await server.restart();
    expect(await rows('close', code)).toEqual([{ closed: code, damaged: true }]);
    expect(await server.lobby()).toEqual([]);
    const refused = await server.ask('POST', `/api/tables/${code}/members`, { name: 'B', seat: null });
    expect(await refusalIn(refused)).toEqual([500, 'damaged']);
  });

  it('deletes a challenge with its results, also from the files of the database', async () => {
    const opened = await server.ask('POST', '/api/challenges', { text: challengeText() });
    const { code } = (await opened.json()) as ChallengeCode;
    const file = fileOf({ folder: server.folder });
    const isInFiles = () => [file, `${file}-wal`].some((path) => readFileSync(path).includes(code));
    expect(isInFiles()).toBe(true);
    expect(await rows('delete-challenge', code)).toEqual([{ done: true }]);
    expect(isInFiles()).toBe(false);
    expect(await refusalIn(await server.ask('GET', `/api/challenges/${code}`))).toEqual([
      404,
      'no-such-challenge',
    ]);
    expect(await admin(['delete-challenge', code])).toMatchObject({
      status: 1,
      error: `there is no challenge ${code}\n`,
    });
  });

  it('shows reports with their sayings, and bans the accused by token and address for a time', async () => {
    const host = await server.open('Anne', settingsOf({ freeText: true }));
    const guest = await server.join(host.code, 'Basile');
    const [anne, basile] = [await server.enter(host), await server.enter(guest)];
    await basile.command({ type: 'write', text: 'You are a \u001b[31mfool' });
    expect(await anne.command({ type: 'report', member: guest.member })).toBe('accepted');
    const [{ id = 0 } = {}] = await rows('reports');
    expect(await rows('reports')).toMatchObject([{ table: host.code, reporter: 'Anne', accused: 'Basile' }]);
    const shown = await admin(['report', String(id)]);
    expect(shown.out).toContain('fool');
    expect(shown.out).not.toContain('\u001b');
    expect(await rows('ban-report', String(id), '--days', '2', '--reason', 'insults')).toHaveLength(2);
    const hours = (await rows('bans')).map(
      ({ until }) => (Date.parse(String(until)) - Date.now()) / 3_600_000,
    );
    expect(hours.map(Math.round)).toEqual([48, 48]);
    expect(await basile.lastWord()).toBe('banned');
    const again = await server.enter(guest);
    expect(await again.lastWord()).toBe('banned');
    const opened = await server.ask('POST', '/api/tables', { name: 'Basile', settings: settingsOf() });
    expect(await refusalIn(opened)).toEqual([403, 'banned']);
    expect(await rows('reports')).toEqual([]);
    for (const ban of await rows('bans')) await rows('unban', String(ban['id']));
    expect((await server.enter(guest)).room.code).toBe(host.code);
  });

  it('bans an address, and ends all sessions from it', async () => {
    const host = await server.open('Anne', settingsOf());
    const anne = await server.enter(host);
    await rows('ban', 'address', '127.0.0.1', '--days', '1');
    expect(await anne.lastWord()).toBe('banned');
    expect((await server.ask('POST', '/api/play', { name: 'Anne', ruleset: null })).status).toBe(403);
  });

  it.each([
    ['report', 'there is no report 77'],
    ['ban-report', 'there is no report 77'],
    ['handle', 'there is no unhandled report 77'],
    ['unban', 'there is no ban 77'],
  ])('refuses an unknown number after %s: %s', async (command, error) => {
    expect(await admin([command, '77'])).toEqual({ status: 1, out: '', error: `${error}\n` });
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:0:1234::2'],
    ['192.0.2.7', '::ffff:192.0.2.7'],
    ['192.0.2.7', '192.0.2.7:40001'],
    ['[2001:db8::1]:443', '[2001:db8::2]:40001'],
  ])('bans %s, which also applies to %s of the same client', async (banned, used) => {
    await server.replace({ TRUST_PROXY: '127.0.0.1' });
    await rows('ban', 'address', banned);
    const from = (address: string) =>
      server.ask('POST', '/api/play', { name: 'Anne', ruleset: null }, { 'x-forwarded-for': address });
    expect(await refusalIn(await from(used))).toEqual([403, 'banned']);
    expect((await from('192.0.2.8')).status).toBe(201);
  });

  it.each([
    ['address', '192.0.2', 'is not an IP address'],
    ['token', 'Anne', 'is not a token'],
  ])('does not ban the %s %s', async (kind, value, error) => {
    expect(await admin(['ban', kind, value])).toMatchObject({
      status: 1,
      error: expect.stringContaining(error),
    });
    expect(await rows('bans')).toEqual([]);
  });

  it('names the invalid value of a command', async () => {
    expect(await admin(['ban', 'address', '192.0.2.7', '--days', '99999'])).toMatchObject({
      status: 1,
      error: expect.stringContaining('command.days'),
    });
  });

  it.each(['1e3', '0x78', 'Infinity', '-5'])('does not ban for %s days', async (days) => {
    expect(await admin(['ban', 'address', '192.0.2.7', `--days=${days}`])).toMatchObject({
      status: 2,
      error: expect.stringContaining('It must be a positive number.'),
    });
    expect(await rows('bans')).toEqual([]);
  });

  it('copies the database during games, and a server starts with the copy', async () => {
    const host = await server.open('Anne', settingsOf());
    const anne = await server.enter(host);
    await anne.command({ type: 'start' });
    const folder = await mkdtemp(join(tmpdir(), 'nain-backup-'));
    const file = join(folder, 'nain-jaune.sqlite');
    expect(await rows('backup', file)).toEqual([{ file }]);
    expect(await admin(['backup', file])).toMatchObject({ status: 1 });
    const copy = await TestServer.start({}, {}, folder);
    const there = await copy.enter(host);
    expect(there.room.phase).toBe('playing');
    await copy.stop();
    await rm(folder, { recursive: true });
  });

  it('explains what to do if no server runs in the data folder, and exits with status 1', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nain-nothing-'));
    const args = [join(import.meta.dirname, 'main.ts'), 'status'];
    const env = { ...process.env, DATA_FOLDER: folder };
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('DATA_FOLDER=… npm run admin')]);
    await rm(folder, { recursive: true });
  });

  it.each([
    [['nonsense']],
    [['report', 'x']],
    [['report', '1.5']],
    [['ban', 'name', 'Anne']],
    [['close']],
    [['ban-report', '1', '--days', '-1']],
  ])('used wrongly (%s) prints its usage and exits with status 2', async (args) => {
    const { status, error } = await admin(args);
    expect(status).toBe(2);
    expect(error).toMatch(/error: /);
  });
});
