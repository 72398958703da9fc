/**
 * Sends a million hostile messages to a server while honest games are played at it, and tells what became of both and of
 * its memory: `npm run hostile`, or `npm run hostile -- 50000` for fewer.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '@nain-jaune/engine';
import type { Joined } from '@nain-jaune/protocol/online';
import { freePort } from '../packages/server/src/index.ts';
import { hostileMessages } from '../packages/server/src/testing/hostile.ts';
import { TestSocket } from '../packages/server/src/testing/testSocket.ts';
import { root } from './workspace.ts';

const rounds = 10;
const [, , wanted = '1000000'] = process.argv;
const perRound = Math.ceil(Number(wanted) / rounds);
const megabyte = 1024 * 1024;
const unlimited = '1000000000';

const folder = await mkdtemp(join(tmpdir(), 'nain-jaune-hostile-'));
const port = await freePort('127.0.0.1');
const server = await start();
try {
  for (let round = 1; round <= rounds; round += 1) await play(round);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true });
}
console.log(
  server.exitCode === 0 ? 'The server has ended well.' : `The server ended with ${server.exitCode}.`,
);
process.exitCode = server.exitCode ?? 1;

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FOLDER: folder,
      LOG_LEVEL: 'error',
      BOT_PACE: '0',
      TABLES_PER_HOUR: unlimited,
      JOINS_PER_MINUTE: unlimited,
      MISSES_PER_MINUTE: unlimited,
      REQUESTS_PER_MINUTE: unlimited,
      MESSAGES_PER_SECOND: unlimited,
      ADDRESS_MESSAGES_PER_SECOND: unlimited,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return child;
}

/** One round of hostility, and one honest game beside it that has to come to its end. */
async function play(round: number): Promise<void> {
  const place = await open();
  const honest = await TestSocket.open(port);
  await honest.enter(place.code, place.token);
  await honest.ask({ do: 'start' });
  honest.play();
  const began = performance.now();
  const { sent, answered, sockets } = await hostileMessages(port, {
    messages: perRound,
    seed: `round ${round}`,
    code: place.code,
  });
  const seconds = (performance.now() - began) / 1000;
  await honest.until(() => honest.last('company')?.company.phase === 'between');
  honest.leave();
  console.log(
    `${round}: ${sent} messages over ${sockets} connections in ${seconds.toFixed(1)} s, ${answered} answers; ` +
      `the honest game came to its end; the server has ${memory()} MB.`,
  );
}

async function open(): Promise<Joined> {
  const rules = { ...RULESETS['lindor-1789'], end: { deals: 2, target: null, minutes: null } };
  const settings = { rules, players: 4, clock: 'none', open: false, freeText: false };
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anne', settings }),
  });
  return (await answer.json()) as Joined;
}

/** The memory that the server's process has; where the system does not tell, nothing. */
function memory(): string {
  if (process.platform !== 'linux') return '?';
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return ((Number(kilobytes) * 1024) / megabyte).toFixed(0);
}
