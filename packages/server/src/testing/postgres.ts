/** A PostgreSQL for tests: a private one in a temporary folder, or that of `TEST_DATABASE_URL`. */
import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import pg from 'pg';

const oldest = 15;
const binariesOfDebian = '/usr/lib/postgresql/*/bin/initdb';

/** The user who runs the private server, because PostgreSQL refuses to run as root. */
interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

export interface TestPostgres {
  makeDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a private PostgreSQL, installed with apt-get if necessary and possible, or uses `TEST_DATABASE_URL`. */
export async function startPostgres(): Promise<TestPostgres> {
  const address = process.env['TEST_DATABASE_URL'];
  return address === undefined ? startPrivate() : useServer(address);
}

function useServer(address: string): TestPostgres {
  const made: string[] = [];
  const makeDatabase = async (): Promise<string> => {
    const name = `nain_${randomBytes(6).toString('hex')}`;
    await queryPostgres(address, `create database ${name}`);
    made.push(name);
    return withDatabase(address, name);
  };
  const stop = async (): Promise<void> => {
    for (const name of made) await queryPostgres(address, `drop database ${name} with (force)`);
  };
  return { makeDatabase, stop };
}

export async function queryPostgres(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Cuts all other connections to the same database. */
export async function cutConnections(url: string): Promise<void> {
  await queryPostgres(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

function withDatabase(address: string, name: string): string {
  return address.replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
}

async function startPrivate(): Promise<TestPostgres> {
  const binaries = findBinaries() ?? install();
  const runner = findRunner();
  const folder = mkdtempSync(join(tmpdir(), 'nain-pg-'));
  if (runner.uid !== undefined) chownSync(folder, runner.uid, runner.gid ?? runner.uid);
  const data = join(folder, 'data');
  const wishes = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), ['--pgdata', data, ...wishes], {
    ...runner,
    cwd: folder,
    stdio: 'pipe',
  });
  const server = await serve(binaries, data, folder, runner);
  return { ...useServer(`postgresql://postgres@/postgres?host=${folder}`), stop: () => end(server) };
}

function findBinaries(): string | null {
  const versionOf = (path: string): number => Number(/\/(\d+)\/bin\//.exec(path)?.[1]);
  const installed = globSync(binariesOfDebian).filter((path) => versionOf(path) >= oldest);
  const newest = installed.sort((one, other) => versionOf(other) - versionOf(one))[0];
  if (newest !== undefined) return dirname(newest);
  const folders = (process.env['PATH'] ?? '').split(':');
  return (
    folders.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres'))) ?? null
  );
}

function install(): string {
  installOnDebian('postgresql');
  const binaries = findBinaries();
  if (binaries !== null) return binaries;
  throw new Error(
    `The tests need a real PostgreSQL, ${oldest} or newer, and found none. Install it (on Debian: apt-get install ` +
      'postgresql), or name one where databases may be made with TEST_DATABASE_URL=postgresql://user:password@host/postgres.',
  );
}

function findRunner(): Runner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (which: string): number =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Runs the server in a shell that reads its input. When the input ends, for example because the test process was killed, the
 * server is stopped and its folder removed.
 */
const watched = `
exec 3<&0
folder=$1
shift
"$@" &
server=$!
(
  cat <&3
  kill -QUIT $server
  while kill -0 $server; do sleep 0.1; done
  rm -rf "$folder"
) >/dev/null 2>&1 &
wait $server`;

type Server = ChildProcessByStdio<Writable, null, Readable>;

async function serve(binaries: string, data: string, folder: string, runner: Runner): Promise<Server> {
  // The default delay syncs the log so often that a slow test would count these syncs.
  const wanted = ['listen_addresses=', 'max_connections=200', 'wal_writer_delay=10s'];
  const settings = ['-k', folder, ...wanted.flatMap((setting) => ['-c', setting])];
  const command = [join(binaries, 'postgres'), '-D', data, ...settings];
  const server = spawn('/bin/sh', ['-c', watched, 'sh', folder, ...command], {
    ...runner,
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const logged: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    logged.push(line);
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return server;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${logged.join('\n')}`);
}

async function end(server: Server): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.stdin.end();
  await ended;
}

const aptGet = '/usr/bin/apt-get';

/**
 * Installs a Debian package without starting its services, if this is Debian and the user is root. Returns whether it did.
 */
export function installOnDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync(aptGet, ['update', '-q'], { env, stdio: 'pipe' });
  execFileSync(aptGet, ['install', '-q', '-y', '--no-install-recommends', name], { env, stdio: 'pipe' });
  return true;
}
