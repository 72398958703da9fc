import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contender, type Turn } from './loadServers.ts';

const fsyncs = 100;
const pageBytes = 4096;
const offeredRate = 1000;
/** How often each server has its turn: the machine may be twice as slow a minute later, and is so for all of them then. */
const turns = 5;
const turnSeconds = 5;
/** Before each turn. */
const warmSeconds = 0.5;
/** V8 has settled when a server makes as many moves a processor second as in the turn before, within this share. */
const settledWithin = 0.03;
const warmTurnSeconds = 3;
const maxWarmTurns = 12;
/** Moves of the real server that the others imitate are taken from so many tables. */
const tablesToImitate = 20;

/** One server under one load. */
export interface LoadFigure {
  readonly name: string;
  readonly tables: number;
  /** Moves that were offered in a second; null for as many as could be made. */
  readonly offered: number | null;
  readonly movesPerSecond: number;
  /** Moves for each second of processor time that the server used. */
  readonly movesPerCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Kilobytes of the server's memory for each table, beyond what it had without any. */
  readonly kilobytesPerTable: number;
}

/** Whether one goal was reached. */
export interface LoadGoal {
  readonly name: string;
  readonly value: number;
  readonly goal: string;
  readonly broken: boolean;
}

/** What a whole measurement found. */
export interface LoadFigures {
  /** Processes that waited for a core when it began: other work on the machine makes all figures worse. */
  readonly loadBefore: number;
  readonly fsyncMs: number;
  readonly servers: readonly LoadFigure[];
  readonly goals: readonly LoadGoal[];
}

/** What servers do under one load, in turns. */
interface Contest {
  readonly figures: readonly LoadFigure[];
  readonly fsyncMs: number;
}

/**
 * How many moves the server makes under load, beside a bare server that sends the same and does nothing else, and one that
 * keeps moves too but knows no rules: told as they are found, with the goals that hold for them.
 */
export async function benchLoad(): Promise<{ readonly figures: LoadFigures; readonly broken: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'nain-load-'));
  const loadBefore = loadavg()[0] ?? 0;
  console.log(`\nload of the machine ${loadBefore.toFixed(1)}`);
  console.log(heading);
  const fans = await imitate(folder);
  const many = await startAll(folder, fans, 1000);
  const full = await contest(many, 1000, null, folder);
  const calm = await contest(many, 1000, offeredRate, folder);
  await endAll(many);
  const few = await startAll(folder, fans, 100);
  const fullOfFew = await contest(few, 100, null, folder);
  await endAll(few);
  rmSync(folder, { recursive: true });
  const servers = [full, calm, fullOfFew].flatMap(({ figures }) => figures);
  const goals = goalsFor(servers, calm.fsyncMs);
  console.log(`one fsync ${calm.fsyncMs.toFixed(2)} ms`);
  for (const { name, value, goal, broken } of goals)
    console.log(`${name.padEnd(66)}${value.toFixed(2).padStart(8)}  ${goal}${broken ? '  broken' : ''}`);
  const figures = { loadBefore, fsyncMs: calm.fsyncMs, servers, goals };
  return { figures, broken: goals.some(({ broken }) => broken) };
}

/** Lets few play at the real server, and writes down what they were told for the others. */
async function imitate(folder: string): Promise<string> {
  const server = await Contender.real(folder, tablesToImitate);
  const { fans } = await server.play({ rate: null, warmSeconds: 1, seconds: 3 });
  await server.end();
  if (fans.length === 0) throw new Error('nothing was heard that a bare server could send');
  const file = join(folder, 'fans.json');
  writeFileSync(file, JSON.stringify(fans));
  return file;
}

async function startAll(folder: string, fans: string, tables: number): Promise<readonly Contender[]> {
  const server = await Contender.real(folder, tables);
  const unruled = await Contender.unruled(fans, folder, tables);
  const bare = await Contender.bare(fans, tables);
  return [server, unruled, bare];
}

async function endAll(contenders: readonly Contender[]): Promise<void> {
  await Promise.all(contenders.map((contender) => contender.end()));
}

/** Lets servers make moves in turns, as many as are offered or, for null, as they can. */
async function contest(
  contenders: readonly Contender[],
  tables: number,
  rate: number | null,
  folder: string,
): Promise<Contest> {
  const played = contenders.map((): Turn[] => []);
  const waits: number[] = [];
  for (const contender of contenders) await warmUp(contender);
  for (let turn = 0; turn < turns; turn += 1) {
    const phase = { rate, warmSeconds, seconds: turnSeconds };
    for (const [place, contender] of contenders.entries()) played[place]?.push(await contender.play(phase));
    waits.push(timeFsync(folder));
  }
  const figures = contenders.map(({ name }, place) => figureOf(name, tables, rate, played[place] ?? []));
  for (const figure of figures) console.log(line(figure));
  return { figures, fsyncMs: middle(waits) };
}

/** Lets a server work until V8 has compiled what it will. */
async function warmUp(contender: Contender): Promise<void> {
  let before = 0;
  for (let turn = 0; turn < maxWarmTurns; turn += 1) {
    const { heard, cpu } = await contender.play({ rate: null, warmSeconds: 0, seconds: warmTurnSeconds });
    const efficiency = heard.moves / cpu;
    if (Math.abs(efficiency - before) < settledWithin * efficiency) return;
    before = efficiency;
  }
}

function figureOf(name: string, tables: number, rate: number | null, played: readonly Turn[]): LoadFigure {
  const moves = sum(played.map(({ heard }) => heard.moves));
  return {
    name,
    tables,
    offered: rate,
    movesPerSecond: moves / sum(played.map(({ heard }) => heard.seconds)),
    movesPerCpuSecond: moves / sum(played.map(({ cpu }) => cpu)),
    p50: middle(played.map(({ heard }) => heard.p50)),
    p99: middle(played.map(({ heard }) => heard.p99)),
    kilobytesPerTable: (played.at(-1)?.memory ?? Number.NaN) / 1024 / tables,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

/** The middle time of writing one page to the disk and waiting until it is there. */
function timeFsync(folder: string): number {
  const file = openSync(join(folder, 'fsync'), 'w');
  const page = Buffer.alloc(pageBytes, 1);
  const times = Array.from({ length: fsyncs }, () => {
    writeSync(file, page);
    const began = performance.now();
    fdatasyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  return middle(times);
}

const least = (value: number, goal: number, name: string): LoadGoal => ({
  name,
  value,
  goal: `at least ${goal}`,
  broken: !(value >= goal),
});
const most = (value: number, goal: number, name: string): LoadGoal => ({
  name,
  value,
  goal: `at most ${goal.toFixed(2)}`,
  broken: !(value <= goal),
});

function goalsFor(servers: readonly LoadFigure[], fsyncMs: number): readonly LoadGoal[] {
  const found = (name: string, tables: number, rate: number | null): LoadFigure => {
    const figure = servers.find((one) => one.name === name && one.tables === tables && one.offered === rate);
    if (figure === undefined) throw new Error(`${name} with ${tables} tables was not measured`);
    return figure;
  };
  const ratio = (tables: number, key: 'movesPerCpuSecond' | 'kilobytesPerTable'): number =>
    found('server', tables, null)[key] / found('bare', tables, null)[key];
  const [atRate, bareAtRate] = [found('server', 1000, offeredRate), found('bare', 1000, offeredRate)];
  return [
    least(ratio(1000, 'movesPerCpuSecond'), 0.5, 'moves a processor second beside bare, 1,000 tables'),
    least(ratio(100, 'movesPerCpuSecond'), 0.35, 'moves a processor second beside bare, 100 tables'),
    most(ratio(1000, 'kilobytesPerTable'), 1.5, 'memory a table beside bare, 1,000 tables'),
    most(atRate.p50, bareAtRate.p50 + 2 * fsyncMs, 'p50 at 1,000 moves a second, in ms; bare and two fsyncs'),
    least(atRate.movesPerSecond / offeredRate, 0.97, 'served of 1,000 moves a second'),
  ];
}

const columns = ['tables', 'offered/s', 'moves/s', 'moves/cpu s', 'p50 ms', 'p99 ms', 'KB/table'];
const heading = `${'load'.padEnd(20)}${columns.map((name) => name.padStart(12)).join('')}`;

function line({
  name,
  tables,
  offered,
  movesPerSecond,
  movesPerCpuSecond,
  p50,
  p99,
  kilobytesPerTable,
}: LoadFigure): string {
  const cells = [
    String(tables),
    offered === null ? 'all' : String(offered),
    movesPerSecond.toFixed(0),
    movesPerCpuSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    kilobytesPerTable.toFixed(1),
  ];
  return `${name.padEnd(20)}${cells.map((cell) => cell.padStart(12)).join('')}`;
}
