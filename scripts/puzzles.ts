/**
 * `npm run puzzles`: finds the puzzles of the page in simulated games and writes them, in about fifteen minutes on 2 cores.
 *
 * npm run puzzles -- [--threads N] [--seed TEXT]
 * npm run puzzles -- --check [--seed TEXT]    searches the written puzzles again and prints the share confirmed
 *
 * The same seed gives the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { RulesetId } from '@nain-jaune/engine';
import type { Puzzle, PuzzleFile, PuzzleTable } from '@nain-jaune/review/puzzles';
import type { PuzzleResult, PuzzleWork } from './puzzleWorker.ts';
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
  { rules: 'lindor-1789', players: 3 },
  { rules: 'famille', players: 4 },
  { rules: 'yellow-dwarf', players: 3 },
  { rules: 'famille', players: 6 },
  { rules: 'lindor-1789', players: 4 },
  { rules: 'famille', players: 4 },
  { rules: 'nain-jaune-court', players: 4 },
  { rules: 'famille', players: 5 },
  { rules: 'yellow-dwarf', players: 4 },
  { rules: 'lindor-1789', players: 5 },
  { rules: 'famille', players: 4 },
  { rules: 'nain-jaune-court', players: 3 },
  { rules: 'famille', players: 4 },
  { rules: 'lindor-1789', players: 4 },
  { rules: 'avantcoureur-1760', players: 3 },
];
/** The number of puzzles wanted under each ruleset. */
const WANTED: Readonly<Partial<Record<RulesetId, number>>> = { famille: 180, 'lindor-1789': 180 };
const WANTED_ELSE = 40;
/** Games between two looks at what is still wanted. */
const ROUND = 100;
const MAX_GAMES = 1600;
/** Effort of the second search, whether a puzzle is written and in `--check`. */
const EFFORT = { written: { deals: 4000, nested: 300 }, check: { deals: 10_000, nested: 300 } } as const;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    threads: { type: 'string' },
    seed: { type: 'string' },
  },
});
const threads = values.threads === undefined ? undefined : Number(values.threads);

function run(name: string, jobs: readonly PuzzleWork[]): Promise<PuzzleResult[]> {
  const step = Math.ceil(jobs.length / 4);
  return runJobs<PuzzleWork, PuzzleResult>(
    './puzzleWorker.ts',
    jobs,
    (done) => done % step === 0 && console.log(`${name}: ${done} of ${jobs.length}`),
    threads,
  );
}

function rulesOf({ position }: Puzzle): string {
  return position.split(' ')[0] ?? '';
}

/** The puzzles that are written, with at most the wanted number of each ruleset. */
class Collection {
  readonly puzzles: Puzzle[] = [];
  readonly #left = new Map<string, number>(TABLES.map(({ rules }) => [rules, WANTED[rules] ?? WANTED_ELSE]));

  wants(rules: string): boolean {
    return (this.#left.get(rules) ?? 0) > 0;
  }

  add(puzzle: Puzzle): void {
    const rules = rulesOf(puzzle);
    if (!this.wants(rules) || this.puzzles.some(({ id }) => id === puzzle.id)) return;
    this.#left.set(rules, (this.#left.get(rules) ?? 0) - 1);
    this.puzzles.push(puzzle);
  }
}

async function find(seed: string): Promise<Puzzle[]> {
  const collection = new Collection();
  let found = 0;
  let confirmed = 0;
  for (let first = 0; first < MAX_GAMES; first += ROUND) {
    const jobs = Array.from({ length: ROUND }, (_, index) => first + index).flatMap((game): PuzzleWork[] => {
      const table = TABLES[game % TABLES.length];
      const again = { seed: `${seed}/confirm`, effort: EFFORT.written };
      if (table === undefined || !collection.wants(table.rules)) return [];
      return [{ type: 'find', table, game: `${seed}/${game}`, ...again }];
    });
    if (jobs.length === 0) break;
    for (const { puzzle, isConfirmed } of await run(`games from ${first}`, jobs)) {
      if (puzzle === null) continue;
      found += 1;
      if (!isConfirmed) continue;
      confirmed += 1;
      collection.add(puzzle);
    }
  }
  console.log(`${found} found, ${confirmed} confirmed`);
  return collection.puzzles;
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
  printCounts('rules', puzzles.map(rulesOf));
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
  const puzzles = await find(seed);
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  const text = `{"format":"nain-jaune-puzzles","version":1,"puzzles":[\n${lines}\n]}\n`;
  writeFileSync(file, text);
  printSummary(puzzles, text);
}

async function check(seed: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const { puzzles } = JSON.parse(text) as PuzzleFile;
  const again = { type: 'confirm', seed, effort: EFFORT.check } as const;
  const results = await run(
    'puzzles',
    puzzles.map((puzzle) => ({ ...again, puzzle })),
  );
  const missing = results.filter(({ isConfirmed }) => !isConfirmed);
  for (const { puzzle } of missing) console.log(`not confirmed: ${puzzle?.id}`);
  const share = (100 * (results.length - missing.length)) / results.length;
  console.log(`confirmed: ${results.length - missing.length} of ${results.length} (${share.toFixed(2)} %)`);
  printSummary(puzzles, text);
}

setPriority(LOWEST_PRIORITY);
await (values.check ? check(values.seed ?? 'check') : write(values.seed ?? '1'));
