/**
 * Plays ten thousand games against a faulty program, and checks that every game ends by the rules and that the faults
 * reported are those committed. Exits with 1 otherwise.
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

const FAULT_RATE = 0.02;
const started = performance.now();
const onProgress = (done: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games}`);
};
const { committed, reported, ...played } = await playWithFaults({ games, seed, onProgress }, FAULT_RATE);
if (process.stderr.isTTY) process.stderr.write('\r');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${played.games} games in ${seconds} s, seed "${seed}", ${played.wrongGames} wrong\n`);
for (const kind of new Set([...Object.keys(committed), ...Object.keys(reported)]))
  process.stdout.write(`${kind}: committed ${committed[kind] ?? 0}, reported ${reported[kind] ?? 0}\n`);
const isRight =
  played.games === games && played.wrongGames === 0 && JSON.stringify(committed) === JSON.stringify(reported);
process.stdout.write(isRight ? 'every game ended, every fault was reported\n' : 'WRONG\n');
process.exitCode = isRight ? 0 : 1;
