import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createConnection, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '../observe/log.ts';
import { TestServer } from '../testing/testServer.ts';
import type { AdminContext } from './adminCommands.ts';
import { serveAdmin } from './adminServer.ts';
import { ADMIN_FILES } from './messages.ts';

let parent: string;
let server: TestServer;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nain-admin-'));
  server = await TestServer.start({}, {}, join(parent, 'new', 'data'));
});

afterEach(async () => {
  await server.remove();
  await rm(parent, { recursive: true });
});

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

describe('the admin socket', () => {
  it('needs the secret, which only the user of the server may read', async () => {
    const path = join(server.folder, ADMIN_FILES.secret);
    expect(modeOf(path)).toBe(0o600);
    const secret = (await readFile(path, 'utf8')).trim();
    const command = { name: 'status' };
    expect(await server.adminLine(JSON.stringify({ secret: `${secret}x`, command }))).toEqual({
      ok: false,
      error: 'wrong secret',
    });
    expect(await server.adminLine(JSON.stringify({ command }))).toMatchObject({ ok: false });
    expect(await server.adminLine('{')).toMatchObject({ ok: false });
    const twice = `{"secret":"${secret}","command":{"name":"status","name":"tables"}}`;
    expect(await server.adminLine(twice)).toEqual({
      ok: false,
      error: 'wrong command: command.name appears twice',
    });
    expect(await server.adminLine(JSON.stringify({ secret, command }))).toMatchObject({ ok: true });
    expect(server.log.join()).not.toContain(secret);
  });

  it('and its new folder are for the user of the server only', () => {
    const socket = join(server.folder, ADMIN_FILES.socket);
    expect(modeOf(socket)).toBe(0o600);
    expect([modeOf(dirname(socket)), modeOf(join(parent, 'new'))]).toEqual([0o700, 0o700]);
  });

  it('makes its folder if no embedded database has', async () => {
    const folder = join(parent, 'other', 'data');
    const close = await serveAdmin(folder, {} as AdminContext, { warn: vi.fn() } as unknown as Log);
    expect(modeOf(folder)).toBe(0o700);
    await close?.();
  });

  it('answers a line of 64 KiB, and closes a connection that sends more', async () => {
    const answerTo = async (line: string) => {
      const socket = createConnection(join(server.folder, ADMIN_FILES.socket));
      socket.on('error', () => socket.destroy());
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(line);
      await closed;
      return answer;
    };
    const longest = `${' '.repeat(64 * 1024 - 2)}{\n`;
    expect(await answerTo(longest)).toContain('wrong command');
    expect(await answerTo(` ${longest}`)).toBe('');
    expect(await server.admin({ name: 'status' })).toMatchObject({ ok: true });
  });

  it('closes a connection that is silent for ten seconds', async () => {
    const setTimeout = vi.spyOn(Socket.prototype, 'setTimeout');
    const socket = createConnection(join(server.folder, ADMIN_FILES.socket));
    await expect.poll(() => setTimeout.mock.calls.length).toBeGreaterThan(0);
    const [[ms, end] = []] = setTimeout.mock.calls;
    setTimeout.mockRestore();
    expect(ms).toBe(10_000);
    end?.();
    await once(socket.resume(), 'close');
  });

  it('is removed when the server stops, and replaces one that a killed server left', async () => {
    await server.stop();
    expect(existsSync(join(server.folder, ADMIN_FILES.socket))).toBe(false);
    server = await TestServer.start({}, {}, server.folder);
    expect(await server.admin({ name: 'status' })).toMatchObject({ ok: true });
  });

  it('stays with a server that runs: another one in the same folder has none, and logs that', async () => {
    const log = { warn: vi.fn() };
    expect(await serveAdmin(server.folder, {} as AdminContext, log as unknown as Log)).toBeNull();
    expect(log.warn).toHaveBeenCalledOnce();
    expect(await server.admin({ name: 'status' })).toMatchObject({ ok: true });
  });

  it('is not there if its path is too long, and that is logged', async () => {
    const log = { warn: vi.fn() };
    const folder = join(parent, 'x'.repeat(120));
    expect(await serveAdmin(folder, {} as AdminContext, log as unknown as Log)).toBeNull();
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
