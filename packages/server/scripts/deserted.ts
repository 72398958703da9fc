/**
 * Load test: opens games against bots that every player leaves, on a server with a small heap. The server must refuse none of
 * them, answer fast meanwhile and afterwards, and continue a game when its player returns. The exit status is 1 if anything is
 * wrong.
 *
 *   node packages/server/scripts/deserted.ts [GAMES] [MEGABYTES OF HEAP]
 */
import { setTimeout } from 'node:timers/promises';
import { leaveGames } from '../src/testing/load/leaveGames.ts';
import { ONE_ADDRESS, ServerChild } from '../src/testing/play/serverChild.ts';
import { startDatabase } from '../src/testing/stores.ts';

const slowestMs = 100;
const watchedMs = 15_000;

const [games = '6000', megabytes = '256'] = process.argv.slice(2);
if (![games, megabytes].every((text) => /^[1-9]\d*$/.test(text))) {
  process.stderr.write('usage: node packages/server/scripts/deserted.ts [GAMES] [MEGABYTES OF HEAP]\n');
  process.exit(2);
}

const database = await startDatabase('sqlite');
const server = await ServerChild.start({
  ...ONE_ADDRESS,
  ...(await database.makeEnvironment()),
  BOT_PACE: '900',
  NODE_OPTIONS: `--max-old-space-size=${megabytes}`,
});
const before = await server.metric('process_cpu_seconds_total');
const report = await leaveGames(server, Number(games), () => setTimeout(watchedMs));
const seconds = (await server.metric('process_cpu_seconds_total')) - before;
const memory = (await server.metric('process_resident_memory_bytes')) / 1e6;
const inMemory = await server.metric('nain_jaune_tables');
await server.end('SIGTERM');
await database.stop();

const { during, afterwards, refused, hasContinued } = report;
process.stdout.write(
  `${games} games left, ${refused} refused, ${inMemory} in memory, ${memory.toFixed(0)} MB, ${seconds.toFixed(0)} s of processor; ` +
    `/healthz answered in ${during.toFixed(0)} ms meanwhile (half of the time) and ${afterwards.toFixed(0)} ms afterwards (95 of 100); ` +
    `the first game ${hasContinued ? 'continued' : 'DID NOT continue'}\n`,
);
if (refused > 0 || !hasContinued || Math.max(during, afterwards) > slowestMs) process.exitCode = 1;
