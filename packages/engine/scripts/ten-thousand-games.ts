/**
 * Plays ten thousand random games over all rulesets and numbers of players and looks that counters are conserved, every
 * deal ends, every record passes the check, and every changed record that breaks a rule is found. Exit 1 if not.
 *
 *   node packages/engine/scripts/ten-thousand-games.ts [GAMES] [SEED]
 */
import { playManyGames } from '../src/testing/manyGames.ts';

const games = Number(process.argv[2] ?? 10_000);
const seed = process.argv[3] ?? 'ten thousand';
if (!Number.isInteger(games) || games < 1) {
  process.stderr.write('usage: node packages/engine/scripts/ten-thousand-games.ts [GAMES] [SEED]\n');
  process.exit(2);
}

const started = performance.now();
const { deals, moves, found, faults } = playManyGames(games, seed, (game) => {
  if (process.stderr.isTTY && game % 100 === 0) process.stderr.write(`\r${game} of ${games}`);
});
if (process.stderr.isTTY) process.stderr.write('\r');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const changes = Object.entries(found).map(([kind, count]) => `${kind} ${count}`);
process.stdout.write(`${games} games, ${deals} deals, ${moves} moves in ${seconds} s, seed "${seed}"\n`);
process.stdout.write(`changed records found wrong: ${changes.join(', ')}\n`);
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? 'nothing wrong\n' : `${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
