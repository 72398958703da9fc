/**
 * Failover test: plays at many tables of two servers on one PostgreSQL while one of them, in turn, is killed with `kill -9`.
 * Every table must go on at the other server within five seconds, and no event may be lost or repeated with another content.
 * The exit status is 1 if anything is wrong.
 *
 *   node packages/server/scripts/nodes.ts [KILLS] [SEED]
 */
import { crashTwoServers } from '../src/testing/play/crashes.ts';
import { startDatabase } from '../src/testing/stores.ts';

const tables = 20;
const longestGapMs = 5000;

const [kills = '10', seed = 'nodes'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(kills)) {
  process.stderr.write('usage: node packages/server/scripts/nodes.ts [KILLS] [SEED]\n');
  process.exit(2);
}
const database = await startDatabase('postgres');
const environment = await database.makeEnvironment();
const report = await crashTwoServers({ environment, kills: Number(kills), tables, seed });
await database.stop();
const { gapsMs, moves, repeated, compared, complaints } = report;
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const longest = Math.max(...gapsMs);
process.stdout.write(
  `${kills} kills at ${tables} tables, seed "${seed}": ${moves} moves, ${repeated} events repeated unchanged, ` +
    `${compared} events found in records, longest recovery ${seconds(longest)} s (${gapsMs.map(seconds).join(' ')}), ` +
    `${complaints.length} complaints\n`,
);
for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
if (longest > longestGapMs) process.stdout.write('  a recovery took too long\n');
process.exitCode = complaints.length > 0 || longest > longestGapMs ? 1 : 0;
