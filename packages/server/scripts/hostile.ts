/**
 * Robustness test: sends a million malformed, oversized, out-of-order and hostile messages to a real server while players
 * play at other tables. The server must not crash, log errors or grow in memory, and the players must not be disturbed. The
 * exit status is 1 if anything is wrong.
 *
 *   node packages/server/scripts/hostile.ts [MESSAGES] [SEED]
 */
import { seededRandom } from '@nain-jaune/engine/random';
import { hostileMessages } from '../src/testing/hostile.ts';
import { Crowd } from '../src/testing/play/crowd.ts';
import type { Player } from '../src/testing/play/player.ts';
import { ONE_ADDRESS, ServerChild } from '../src/testing/play/serverChild.ts';
import { startDatabase } from '../src/testing/stores.ts';

const tables = 10;
const thinkMs = 20;
const parts = 10;
const growthAllowed = 1.1;
/** With a larger heap V8 frees old objects so late that the memory of a sound server grows for a million messages. */
const SMALL_HEAP = ['--max-old-space-size=64'];

const [messages = '1000000', seed = 'hostile'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(messages)) {
  process.stderr.write('usage: node packages/server/scripts/hostile.ts [MESSAGES] [SEED]\n');
  process.exit(2);
}

const database = await startDatabase('sqlite');
const environment = { ...ONE_ADDRESS, ...(await database.makeEnvironment()), LOG_LEVEL: 'warn' };
const server = await ServerChild.start(environment, SMALL_HEAP);
const random = seededRandom(seed);
const honest = await Crowd.open(() => server.http, tables, {
  server: () => server.socket,
  random,
  ready: (player: Player) => setTimeout(() => player.act(), thinkMs),
});
for (const player of honest.players) player.act();
// A table whose code the hostile clients know.
const victim = await Crowd.open(() => server.http, 1, { server: () => server.socket, random });
const code = victim.tables[0]?.code ?? '';

const memory: number[] = [];
let answered = 0;
let sockets = 0;
const began = performance.now();
for (let part = 1; part <= parts; part += 1) {
  const share = Math.ceil(Number(messages) / parts);
  const found = await hostileMessages(server.port, { messages: share, seed: `${seed} ${part}`, code });
  answered += found.answered;
  sockets += found.sockets;
  memory.push((await server.metric('process_resident_memory_bytes')) / 1e6);
}
const seconds = (performance.now() - began) / 1000;
const open = await server.metric('nain_jaune_sockets');
const errors = server.output.filter((line) => /"level":[56]0/.test(line));
const complaints = [...honest.complaints, ...victim.complaints];
// A server grows at first. The second half of the run must not.
const growth = (memory.at(-1) ?? 0) / (memory[parts >> 1] ?? 1);
process.stdout.write(
  `${messages} messages in ${seconds.toFixed(0)} s over ${sockets} connections, seed "${seed}": ${answered} answers, ` +
    `${honest.played} honest moves meanwhile, ${open} connections left open, memory ${memory.map((megabytes) => megabytes.toFixed(0)).join(' ')} MB, ` +
    `${errors.length} errors, ${complaints.length} complaints\n`,
);
for (const line of [...errors, ...complaints].slice(0, 20)) process.stdout.write(`  ${line}\n`);
const isRight = server.isRunning && errors.length === 0 && complaints.length === 0 && growth <= growthAllowed;
if (growth > growthAllowed)
  process.stdout.write(`  its memory grew to ${growth.toFixed(2)} times in the second half\n`);
for (const crowd of [honest, victim]) crowd.leave();
await server.end('SIGTERM');
await database.stop();
process.exit(isRight ? 0 : 1);
