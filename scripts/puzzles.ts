/**
 * `npm run puzzles`: finds the puzzles of the page in simulated games and writes them, in about ten minutes on 2 cores.
 *
 * npm run puzzles -- [--games N] [--count N] [--threads N] [--seed TEXT]
 * npm run puzzles -- --check [--seed TEXT]    searches the written puzzles again and prints the share confirmed
 *
 * The same seed and number of games give the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import {
  type Confirmation,
  type Puzzle,
  type PuzzleFile,
  type PuzzleTable,
  selectPuzzles,
} from '@nain-jaune/review/puzzles';
import type { PuzzleWork } from './puzzleWorker.ts';
import { runJobs } from './threads.ts';
import { root } from './workspace.ts';

const file = join(root, 'packages/web/src/study/puzzles/puzzles.json');
const LOWEST_PRIORITY = 19;
/** The tables of the games, in turn. The family rules leave few choices, so they are played more often. */
const TABLES: readonly PuzzleTable[] = [
  { rules: 'famille', players: 4 },
  { rules: 'lindor-1789', players: 4 },
  { rules: 'famille', players: 5 },
  { rules: 'gelber-zwerg', players: 4 },
  { rules: 'famille', players: 4 },
  { rules: 'yellow-dwarf', players: 3 },
  { rules: 'nain-jaune-court', players: 4 },
  { rules: 'famille', players: 6 },
  { rules: 'lindor-1789', players: 3 },
  { rules: 'yellow-dwarf', players: 4 },
  { rules: 'nain-jaune-court', players: 3 },
  { rules: 'famille', players: 4 },
  { rules: 'avantcoureur-1760', players: 3 },
  { rules: 'lindor-1789', players: 5 },
  { rules: 'yellow-dwarf', players: 5 },
];
/** Effort of the search that decides whether a puzzle is written, and of `--check`. */
const EFFORT = { written: { deals: 6000, nested: 300 }, check: { deals: 10_000, nested: 300 } } as const;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    games: { type: 'string', default: '800' },
    count: { type: 'string', default: '740' },
    threads: { type: 'string' },
    seed: { type: 'string' },
  },
});
const threads = values.threads === undefined ? undefined : Number(values.threads);

function run<Result>(name: string, jobs: readonly PuzzleWork[]): Promise<Result[]> {
  const step = Math.ceil(jobs.length / 20);
  return runJobs<PuzzleWork, Result>(
    './puzzleWorker.ts',
    jobs,
    (done) => done % step === 0 && console.log(`${name}: ${done} of ${jobs.length}`),
    threads,
  );
}

async function find(seed: string): Promise<Puzzle[]> {
  const jobs = Array.from({ length: Number(values.games) }, (_, game): PuzzleWork => {
    const table = TABLES[game % TABLES.length] ?? { rules: 'famille', players: 4 };
    return { type: 'find', table, seed: `${seed}/${game}` };
  });
  return (await run<Puzzle[]>('games', jobs)).flat();
}

function confirm(
  puzzles: readonly Puzzle[],
  seed: string,
  effort: (typeof EFFORT)[keyof typeof EFFORT],
): Promise<Confirmation[]> {
  return run(
    'puzzles',
    puzzles.map((puzzle) => ({ type: 'confirm', puzzle, seed, effort })),
  );
}

function printShare(name: string, confirmed: readonly boolean[]): void {
  const count = confirmed.filter(Boolean).length;
  console.log(
    `${name}: ${count} of ${confirmed.length} (${((100 * count) / confirmed.length).toFixed(2)} %)`,
  );
}

function printShares(confirmations: readonly Confirmation[]): void {
  printShare(
    'confirmed by more deals',
    confirmations.map(({ byDeals }) => byDeals),
  );
  printShare(
    'confirmed by a nested search',
    confirmations.map(({ byNested }) => byNested),
  );
}

function isConfirmed(confirmation: Confirmation | undefined): boolean {
  return confirmation?.byDeals === true && confirmation.byNested;
}

function printCounts(name: string, keys: readonly string[]): void {
  const counts = Object.entries(Object.groupBy(keys, (key) => key)).map(
    ([key, all]) => `${key} ${all?.length}`,
  );
  console.log(`${name}: ${counts.sort().join(', ')}`);
}

function printSummary(puzzles: readonly Puzzle[], text: string): void {
  printCounts(
    'difficulty',
    puzzles.map(({ difficulty }) => difficulty),
  );
  printCounts(
    'themes',
    puzzles.flatMap(({ themes }) => themes),
  );
  printCounts(
    'rules',
    puzzles.map(({ position }) => position.split(' ')[0] ?? ''),
  );
  printCounts(
    'missed by',
    puzzles.flatMap(({ missedBy }) => missedBy),
  );
  console.log(`all possible deals examined: ${puzzles.filter(({ exact }) => exact).length}`);
  console.log(
    `${puzzles.length} puzzles, ${text.length} bytes, ${brotliCompressSync(text).length} compressed`,
  );
}

async function write(seed: string): Promise<void> {
  const found = await find(seed);
  const selected = selectPuzzles(found, Number(values.count));
  console.log(`${found.length} found, ${selected.length} selected`);
  const confirmations = await confirm(selected, `${seed}/confirm`, EFFORT.written);
  printShares(confirmations);
  const puzzles = selected.filter((_, index) => isConfirmed(confirmations[index]));
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  const text = `{"format":"nain-jaune-puzzles","version":1,"puzzles":[\n${lines}\n]}\n`;
  writeFileSync(file, text);
  printSummary(puzzles, text);
}

async function check(seed: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const { puzzles } = JSON.parse(text) as PuzzleFile;
  const confirmations = await confirm(puzzles, seed, EFFORT.check);
  printShares(confirmations);
  const missing = puzzles.filter((_, index) => !isConfirmed(confirmations[index]));
  for (const { id } of missing) console.log(`not confirmed: ${id}`);
  printSummary(puzzles, text);
}

setPriority(LOWEST_PRIORITY);
await (values.check ? check(values.seed ?? 'check') : write(values.seed ?? '1'));
