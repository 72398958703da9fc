/**
 * Plays ten thousand games against a program that dies, stalls, cheats, babbles and floods, and looks that every game
 * ends by the rules and that every fault is told, no more and no fewer than were done. Exit 1 if not.
 *
 *   node packages/simulator/scripts/ten-thousand-faults.ts [GAMES] [SEED]
 */
import { playWithFaults } from '../src/testing/playWithFaults.ts';

const games = Number(process.argv[2] ?? 10_000);
const seed = process.argv[3] ?? 'ten thousand';
if (!Number.isInteger(games) || games < 1) {
  process.stderr.write('usage: node packages/simulator/scripts/ten-thousand-faults.ts [GAMES] [SEED]\n');
  process.exit(2);
}

const PART = 0.02;
const started = performance.now();
const onProgress = (done: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games}`);
};
const { done, told, ...played } = await playWithFaults({ games, seed, onProgress }, PART);
if (process.stderr.isTTY) process.stderr.write('\r');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${played.games} games in ${seconds} s, seed "${seed}", ${played.wrongGames} wrong\n`);
for (const kind of new Set([...Object.keys(done), ...Object.keys(told)]))
  process.stdout.write(`${kind}: done ${done[kind] ?? 0}, told ${told[kind] ?? 0}\n`);
const isRight =
  played.games === games && played.wrongGames === 0 && JSON.stringify(done) === JSON.stringify(told);
process.stdout.write(isRight ? 'every game ended, every fault was told\n' : 'WRONG\n');
process.exitCode = isRight ? 0 : 1;
