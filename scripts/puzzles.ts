/**
 * `npm run puzzles`: examines the puzzles of the page again, finds more in simulated games and writes them, in about ten minutes on
 * 2 cores.
 *
 * npm run puzzles -- [--threads N] [--seed TEXT]
 * npm run puzzles -- --check [--seed TEXT] [--opponents 0|1|2] [--from N] [--to N]
 *                                             searches the written puzzles again, or a part of them, and prints the share confirmed
 *
 * The same seed and file give the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { RulesetId } from '@nain-jaune/engine';
import { isExplained, type Puzzle, type PuzzleFile, type PuzzleTable } from '@nain-jaune/review/puzzles';
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
/** The number of puzzles under each ruleset for which games are played. Of the puzzles in the file twice as many stay. */
const WANTED: Readonly<Partial<Record<RulesetId, number>>> = { famille: 155, 'lindor-1789': 155 };
const WANTED_ELSE = 20;
const KEPT = 2;
/** Games between two looks at what is still wanted. */
const ROUND = 100;
const MAX_GAMES = 1600;
/** Effort of the second search, also of `--check`. */
const EFFORT = { deals: 4000, nested: 300 };

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    threads: { type: 'string' },
    seed: { type: 'string' },
    opponents: { type: 'string', default: '0' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
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

/**
 * Whether the positions of two puzzles seem to be from one deal: the moves of one begin with those of the other, and what is known of the
 * hands does not differ.
 */
function isSameDeal(one: Puzzle, other: Puzzle): boolean {
  const [first, second] = [one, other].map(dealtIn).toSorted((a, b) => a.moves.length - b.moves.length) as [
    ReturnType<typeof dealtIn>,
    ReturnType<typeof dealtIn>,
  ];
  if (first.start !== second.start || !second.moves.startsWith(first.moves)) return false;
  if (first.seat === second.seat) return first.hand === second.hand;
  const [led = ''] = second.moves.split('-');
  return (
    first.moves !== '' || (led.match(/[A2-9TJQK][cdhs]/g) ?? []).every((card) => first.hand.includes(card))
  );
}

function dealtIn({ position }: Puzzle) {
  const [rules, seat = '', dealer, counters, boxes, hands = '', , moves = ''] = position.split(' ');
  return {
    seat,
    start: [rules, dealer, counters, boxes].join(' '),
    hand: hands.split('/')[Number(seat)] ?? '',
    moves: moves === '.' ? '' : moves,
  };
}

/** The puzzles that are written. */
class Collection {
  readonly puzzles: Puzzle[] = [];
  readonly #counts = new Map<string, number>();

  /** Whether there are fewer puzzles under some rules than wanted, or than a multiple of that. */
  wants(rules: string, times = 1): boolean {
    const wanted = WANTED[rules as RulesetId] ?? WANTED_ELSE;
    return (this.#counts.get(rules) ?? 0) < times * wanted;
  }

  add(puzzle: Puzzle, times = 1): void {
    const rules = rulesOf(puzzle);
    if (!this.wants(rules, times) || this.puzzles.some((other) => isSameDeal(other, puzzle))) return;
    this.#counts.set(rules, (this.#counts.get(rules) ?? 0) + 1);
    this.puzzles.push(puzzle);
  }
}

/** Examines the puzzles of the file again, and plays games until there are as many as wanted. */
async function find(seed: string): Promise<Puzzle[]> {
  const collection = new Collection();
  const again = { seed: `${seed}/confirm`, effort: EFFORT };
  const stored = readPuzzles().puzzles.filter(({ answers }) => isExplained(answers));
  const kept = await run(
    'puzzles of the file',
    stored.map((puzzle) => ({ type: 'again', puzzle, ...again })),
  );
  for (const { puzzle, isConfirmed } of kept)
    if (puzzle !== null && isConfirmed) collection.add(puzzle, KEPT);
  console.log(`${collection.puzzles.length} of ${stored.length} kept`);
  for (let first = 0; first < MAX_GAMES; first += ROUND) {
    const jobs = Array.from({ length: ROUND }, (_, index) => first + index).flatMap((game): PuzzleWork[] => {
      const table = TABLES[game % TABLES.length];
      if (table === undefined || !collection.wants(table.rules)) return [];
      return [{ type: 'find', table, game: `${seed}/${game}`, ...again }];
    });
    if (jobs.length === 0) break;
    for (const { puzzle, isConfirmed } of await run(`games from ${first}`, jobs))
      if (puzzle !== null && isConfirmed) collection.add(puzzle);
  }
  return collection.puzzles;
}

function readPuzzles(): PuzzleFile {
  return JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile;
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
  const { puzzles } = readPuzzles();
  const effort = { ...EFFORT, opponents: Number(values.opponents) };
  const again = { type: 'confirm', seed, effort } as const;
  const results = await run(
    'puzzles',
    puzzles
      .slice(Number(values.from), values.to === undefined ? undefined : Number(values.to))
      .map((puzzle) => ({ ...again, puzzle })),
  );
  const missing = results.filter(({ isConfirmed }) => !isConfirmed);
  for (const { puzzle } of missing) console.log(`not confirmed: ${puzzle?.id}`);
  const share = (100 * (results.length - missing.length)) / results.length;
  console.log(`confirmed: ${results.length - missing.length} of ${results.length} (${share.toFixed(2)} %)`);
  printSummary(puzzles, readFileSync(file, 'utf8'));
}

setPriority(LOWEST_PRIORITY);
await (values.check ? check(values.seed ?? 'check') : write(values.seed ?? '1'));
