import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, isBroken, median, printFigure } from './figure.ts';
import { MeasuredServer, type Turn } from './loadServers.ts';

const fsyncs = 100;
const pageBytes = 4096;
const offeredRate = 1000;
/** Turns per server. Short turns in alternation give all servers the same share of a machine whose speed varies. */
const turns = 5;
const turnSeconds = 5;
/** Before each turn, in seconds. */
const warmSeconds = 0.5;
/** V8 has settled if two turns differ by less than this share in moves per processor second. */
const settledWithin = 0.03;
const warmTurnSeconds = 3;
const maxWarmTurns = 12;
/** Tables of the real server whose broadcasts the bare one sends. */
const recordedTables = 20;

export interface LoadFigure {
  readonly name: string;
  readonly tables: number;
  /** The wanted moves per second; null for as many as possible. */
  readonly offered: number | null;
  readonly movesPerSecond: number;
  /** Moves per second of processor time of the server. */
  readonly movesPerCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Memory per table in kilobytes, beyond that of an idle server. */
  readonly kilobytesPerTable: number;
  /** Kilobytes that the main thread allocates for a move; 0 if they are not counted. */
  readonly kilobytesPerMove: number;
}

/** The result of a measurement. */
export interface LoadFigures {
  /** The load average at the start. Other work on the machine makes all figures worse. */
  readonly loadBefore: number;
  readonly fsyncMs: number;
  readonly servers: readonly LoadFigure[];
  readonly goals: readonly Figure[];
}

interface Comparison {
  readonly figures: readonly LoadFigure[];
  readonly fsyncMs: number;
}

/**
 * Measures the moves per second of the server under load, compared with a server that only sends the same messages. Prints the
 * figures and the goals.
 */
export async function benchLoad(): Promise<{ readonly figures: LoadFigures; readonly broken: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'nain-load-'));
  const loadBefore = loadavg()[0] ?? 0;
  console.log(`\nload of the machine ${loadBefore.toFixed(1)}`);
  console.log(heading);
  const broadcasts = await recordBroadcasts(folder);
  const many = await startAll(folder, broadcasts, 1000);
  const full = await compare(many, 1000, null, folder);
  const calm = await compare(many, 1000, offeredRate, folder);
  await endAll(many);
  const few = await startAll(folder, broadcasts, 100);
  const fullOfFew = await compare(few, 100, null, folder);
  await endAll(few);
  rmSync(folder, { recursive: true });
  const servers = [full, calm, fullOfFew].flatMap(({ figures }) => figures);
  const goals = goalsFor(servers, calm.fsyncMs);
  console.log(`one fsync ${calm.fsyncMs.toFixed(2)} ms`);
  for (const goal of goals) printFigure(goal);
  const figures = { loadBefore, fsyncMs: calm.fsyncMs, servers, goals };
  return { figures, broken: goals.some(isBroken) };
}

/** Plays at the real server and stores its broadcasts in a file for the bare one. */
async function recordBroadcasts(folder: string): Promise<string> {
  const server = await MeasuredServer.real(folder, recordedTables);
  const { broadcasts } = await server.play({ rate: null, warmSeconds: 1, seconds: 3 });
  await server.end();
  if (broadcasts.length === 0) throw new Error('the server sent no broadcasts');
  const file = join(folder, 'broadcasts.json');
  writeFileSync(file, JSON.stringify(broadcasts));
  return file;
}

async function startAll(
  folder: string,
  broadcasts: string,
  tables: number,
): Promise<readonly MeasuredServer[]> {
  return [await MeasuredServer.real(folder, tables), await MeasuredServer.bare(broadcasts, tables)];
}

async function endAll(servers: readonly MeasuredServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.end()));
}

/** Measures servers in turns. `rate` is the wanted moves per second; null for as many as possible. */
async function compare(
  servers: readonly MeasuredServer[],
  tables: number,
  rate: number | null,
  folder: string,
): Promise<Comparison> {
  const played = servers.map((): Turn[] => []);
  const waits: number[] = [];
  for (const server of servers) await warmUp(server);
  for (let turn = 0; turn < turns; turn += 1) {
    const phase = { rate, warmSeconds, seconds: turnSeconds };
    for (const [place, server] of servers.entries()) played[place]?.push(await server.play(phase));
    waits.push(timeFsync(folder));
  }
  const figures = servers.map(({ name }, place) => figureOf(name, tables, rate, played[place] ?? []));
  for (const figure of figures) console.log(line(figure));
  return { figures, fsyncMs: median(waits) };
}

/** Plays until V8 has compiled the server. */
async function warmUp(server: MeasuredServer): Promise<void> {
  let before = 0;
  for (let turn = 0; turn < maxWarmTurns; turn += 1) {
    const { figures, cpu } = await server.play({ rate: null, warmSeconds: 0, seconds: warmTurnSeconds });
    const efficiency = figures.moves / cpu;
    if (Math.abs(efficiency - before) < settledWithin * efficiency) return;
    before = efficiency;
  }
}

function figureOf(name: string, tables: number, rate: number | null, played: readonly Turn[]): LoadFigure {
  const moves = sum(played.map(({ figures }) => figures.moves));
  return {
    name,
    tables,
    offered: rate,
    movesPerSecond: moves / sum(played.map(({ figures }) => figures.seconds)),
    movesPerCpuSecond: moves / sum(played.map(({ cpu }) => cpu)),
    p50: median(played.map(({ figures }) => figures.p50)),
    p99: median(played.map(({ figures }) => figures.p99)),
    kilobytesPerTable: (played.at(-1)?.memory ?? Number.NaN) / 1024 / tables,
    kilobytesPerMove: (1024 * sum(played.map(({ allocated }) => allocated))) / moves,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

/** The median time of writing and syncing one page. */
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
  return median(times);
}

const most = (value: number, budget: number, name: string, unit = ''): Figure => ({
  name,
  value,
  unit,
  budget,
});
const least = (value: number, budget: number, name: string): Figure => ({
  ...most(value, budget, name),
  isLeast: true,
});

function goalsFor(servers: readonly LoadFigure[], fsyncMs: number): readonly Figure[] {
  const found = (name: string, tables: number, rate: number | null): LoadFigure => {
    const figure = servers.find((one) => one.name === name && one.tables === tables && one.offered === rate);
    if (figure === undefined) throw new Error(`${name} with ${tables} tables was not measured`);
    return figure;
  };
  const ratio = (tables: number, key: 'movesPerCpuSecond' | 'kilobytesPerTable'): number =>
    found('server', tables, null)[key] / found('bare', tables, null)[key];
  const [atRate, bareAtRate] = [found('server', 1000, offeredRate), found('bare', 1000, offeredRate)];
  return [
    least(ratio(1000, 'movesPerCpuSecond'), 0.42, 'moves a processor second beside bare, 1,000 tables'),
    least(ratio(100, 'movesPerCpuSecond'), 0.35, 'moves a processor second beside bare, 100 tables'),
    most(ratio(1000, 'kilobytesPerTable'), 1.5, 'memory a table beside bare, 1,000 tables'),
    most(found('server', 1000, null).kilobytesPerMove, 20, 'allocated for a move, 1,000 tables', 'kB'),
    most(atRate.p50, bareAtRate.p50 + 2 * fsyncMs, 'p50 at 1,000 moves a second; bare and two fsyncs', 'ms'),
    least(atRate.movesPerSecond / offeredRate, 0.97, 'served of 1,000 moves a second'),
  ];
}

const columns = ['tables', 'offered/s', 'moves/s', 'moves/cpu s', 'p50 ms', 'p99 ms', 'KB/table', 'KB/move'];
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
  kilobytesPerMove,
}: LoadFigure): string {
  const cells = [
    String(tables),
    offered === null ? 'all' : String(offered),
    movesPerSecond.toFixed(0),
    movesPerCpuSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    kilobytesPerTable.toFixed(1),
    kilobytesPerMove.toFixed(1),
  ];
  return `${name.padEnd(20)}${cells.map((cell) => cell.padStart(12)).join('')}`;
}
