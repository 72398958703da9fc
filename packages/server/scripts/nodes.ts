/**
 * Plays at many tables of two servers on one PostgreSQL while one of them, in turn, is killed with `kill -9`, and looks that
 * every table goes on at the other within five seconds, with no event twice and none lost. Exit 1 if not.
 *
 *   node packages/server/scripts/nodes.ts [DEATHS] [SEED]
 */
import { startDatabase } from '../src/testing/play/databases.ts';
import { playWithDyingNodes } from '../src/testing/play/nodes.ts';

const tables = 20;
const longestMs = 5000;

const [deaths = '10', seed = 'nodes'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(deaths)) {
  process.stderr.write('usage: node packages/server/scripts/nodes.ts [DEATHS] [SEED]\n');
  process.exit(2);
}
const database = await startDatabase('postgres');
const environment = await database.makeEnvironment();
const { gapsMs, moves, toldAgain, compared, complaints } = await playWithDyingNodes({
  environment,
  deaths: Number(deaths),
  tables,
  seed,
});
await database.stop();
const longest = Math.max(...gapsMs);
process.stdout.write(
  `${deaths} deaths at ${tables} tables, seed "${seed}": ${moves} moves, ${toldAgain} events told again alike, ` +
    `${compared} found in records, every table goes on within ${(longest / 1000).toFixed(1)} s ` +
    `(${gapsMs.map((gap) => (gap / 1000).toFixed(1)).join(' ')}), ${complaints.length} complaints\n`,
);
for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
if (longest > longestMs) process.stdout.write('  that is too long\n');
process.exitCode = complaints.length > 0 || longest > longestMs ? 1 : 0;
