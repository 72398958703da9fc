import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverProgram } from './testing/play/serverChild.ts';
import { openFor, queryDatabase } from './testing/stores.ts';
import { testPort } from './testing/testPort.ts';
import { TestServer } from './testing/testServer.ts';
import { TestSocket } from './testing/testSocket.ts';

let folder: string;
let other: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-main-'));
  other = await TestServer.start();
});

afterEach(async () => {
  await other.remove();
  await rm(folder, { recursive: true });
});

function run(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [serverProgram], {
    env: { ...process.env, HOST: '127.0.0.1', DATA_FOLDER: folder, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The exit status and error output of a program. */
async function endOf(child: ChildProcess): Promise<{ readonly status: number; readonly stderr: string }> {
  const stderr: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk.toString()));
  const [status] = await once(child, 'close');
  return { status, stderr: stderr.join('') };
}

describe('the server', () => {
  it('prints every problem of its configuration and exits with status 2', async () => {
    const { status, stderr } = await endOf(
      run({ PORT: 'http', LOG_LEVEL: 'loud', DATABASE_URL: 'geheim', CERTIFICATE_FILE: 'a.pem' }),
    );
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT must be /),
      expect.stringMatching(/^DATABASE_URL must be /),
      expect.stringMatching(/^LOG_LEVEL must be /),
      expect.stringMatching(/^CERTIFICATE_FILE and CERTIFICATE_KEY_FILE belong together/),
    ]);
    expect(stderr).not.toContain('geheim');
  });

  it('explains that another server uses its database, and exits with status 1', async () => {
    const { status, stderr } = await endOf(run({ PORT: '0', DATA_FOLDER: other.folder }));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The database .* is in use by another server\./);
  });

  it('explains that its database was made before release 1.0, and exits with status 1', async () => {
    await (await openFor({ folder })).close();
    await queryDatabase(
      { folder },
      `update kysely_migration set name = '0001-tables' where name like '0001%'`,
    );
    const { status, stderr } = await endOf(run({ PORT: '0' }));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The database .* was made before release 1\.0, .* It was not changed\. Move it away/,
    );
  });

  it.each([
    [
      'a data folder that is a file',
      () => ({ DATA_FOLDER: join(folder, 'file') }),
      /file .* set DATA_FOLDER/,
    ],
    [
      'a data folder in a file',
      () => ({ DATA_FOLDER: join(folder, 'file/data') }),
      /data .* set DATA_FOLDER/,
    ],
    [
      'a database file that is no database',
      () => ({ DATA_FOLDER: join(folder, 'data') }),
      /data\/nain-jaune\.sqlite is not a database\. Move it away .* set DATA_FOLDER/,
    ],
    ['a port in use', () => ({ PORT: String(other.port) }), /is in use .* set PORT to a free port/],
    ['a host of another machine', () => ({ HOST: '192.0.2.1' }), /no address 192\.0\.2\.1\. Set HOST/],
    [
      'no PostgreSQL',
      () => ({ DATABASE_URL: 'postgres://a:geheim@127.0.0.1:1/x' }),
      /Check that PostgreSQL is running/,
    ],
    ['no privacy file', () => ({ PRIVACY_FILE: join(folder, 'none.txt') }), /none\.txt .* set PRIVACY_FILE/],
  ])(
    'with %s says in one line what to change, and ends with status 1',
    async (_what, environment, sentence) => {
      await writeFile(join(folder, 'file'), '');
      await mkdir(join(folder, 'data'));
      await writeFile(join(folder, 'data', 'nain-jaune.sqlite'), 'a text'.repeat(1000));
      const { status, stderr } = await endOf(run({ PORT: '0', ...environment() }));
      expect(status).toBe(1);
      expect(stderr.trim()).toMatch(sentence);
      expect(stderr.trim()).not.toContain('\n');
      expect(stderr).not.toContain('geheim');
    },
  );

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends all sessions when it is stopped by %s, and exits with status 0',
    async (signal) => {
      const port = await testPort();
      const child = run({ PORT: String(port) });
      await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
      const answer = await fetch(`http://127.0.0.1:${port}/api/play`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anne', ruleset: null }),
      });
      const { code, token } = (await answer.json()) as { code: string; token: string };
      const anne = await TestSocket.open(port);
      await anne.enter(code, token);
      child.kill(signal);
      expect(await anne.lastWord()).toBe('moving');
      expect(await endOf(child)).toEqual({ status: 0, stderr: '' });
    },
  );
});
