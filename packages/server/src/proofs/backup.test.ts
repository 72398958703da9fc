/** @module-tag deep */
import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { TestServer } from '../testing/testServer.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8');

/** Returns the only block of commands in docs/running.md that contains a text. */
function documented(text: string): string {
  const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const [found, ...others] = blocks.filter((block) => block.includes(text));
  if (found === undefined || others.length > 0) throw new Error(`not one block of commands has ${text}`);
  return found;
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-backup-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a program into PATH before any other of its name. */
function program(name: string, script: string): void {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

function run(commands: string, variables: Readonly<Record<string, string>> = {}): void {
  const [tools = ''] = globSync('/usr/lib/postgresql/*/bin/pg_dump').sort().toReversed();
  const env = { ...process.env, PATH: `${folder}:${dirname(tools)}:${process.env['PATH']}`, ...variables };
  execFileSync('/bin/sh', ['-e', '-c', commands], { cwd: folder, env, stdio: 'pipe' });
}

/**
 * Opens a table, backs up, opens another one, and restores, with the server stopped for both. Returns whether each table
 * exists afterwards.
 */
async function tablesAfter(
  environment: Readonly<Record<string, string>>,
  backUp: () => void,
  restore: () => void,
): Promise<readonly boolean[]> {
  const codes: string[] = [];
  const data = join(folder, 'data');
  for (const step of [backUp, restore]) {
    const server = await TestServer.start(environment, {}, data);
    codes.push((await server.open('Anne')).code);
    await server.stop();
    step();
  }
  const server = await TestServer.start(environment, {}, data);
  const answers = await Promise.all(codes.map((code) => server.ask('GET', `/api/tables/${code}`)));
  await server.stop();
  return answers.map(({ ok }) => ok);
}

describe('the backup commands in docs/running.md', () => {
  it('restore a data folder', async () => {
    const data = join(folder, 'data');
    program('sudo', 'exec "$@"');
    program('systemctl', '');
    const runOn = (text: string) => run(documented(text).replaceAll('/var/lib/nain-jaune', data));
    const tables = await tablesAfter(
      {},
      () => runOn('-czf nain-jaune-backup.tar.gz'),
      () => runOn('-xzf nain-jaune-backup.tar.gz'),
    );
    expect(tables).toEqual([true, false]);
  });

  it('restore a Docker volume', async () => {
    const data = join(folder, 'data');
    // Runs the command of a container here: `docker compose -f FILE run --rm -T app COMMAND`.
    program('docker', 'case "$4" in run) shift 7; exec "$@";; stop | start) ;; *) exit 1;; esac');
    const runOn = (text: string) => run(documented(text).replaceAll('/data', data));
    const tables = await tablesAfter(
      {},
      () => runOn('tar -C /data -cz'),
      () => runOn('tar -C /data -xz'),
    );
    expect(tables).toEqual([true, false]);
  });

  it('restore a PostgreSQL', async () => {
    const postgres = await startPostgres();
    const url = { DATABASE_URL: await postgres.makeDatabase() };
    const tables = await tablesAfter(
      url,
      () => run(documented('--file=nain.dump'), url),
      () => run(documented('--dbname="$DATABASE_URL"'), url),
    );
    expect(tables).toEqual([true, false]);
    await postgres.stop();
  });

  it('restore the PostgreSQL of compose.nodes.yaml', async () => {
    const postgres = await startPostgres();
    const url = { DATABASE_URL: await postgres.makeDatabase() };
    // The test uses its own database and user.
    program('docker', 'case "$4" in exec) shift 6; exec "$@";; stop | start) ;; *) exit 1;; esac');
    const runOn = (text: string) =>
      run(
        documented(text)
          .replace('-U nain ', '')
          .replace('--format=custom nain ', '--format=custom "$DATABASE_URL" ')
          .replace('--dbname=nain ', '--dbname="$DATABASE_URL" '),
        url,
      );
    const tables = await tablesAfter(
      url,
      () => runOn('--format=custom nain'),
      () => runOn('--dbname=nain'),
    );
    expect(tables).toEqual([true, false]);
    await postgres.stop();
  });
});
