import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bareProgram,
  type ClientPlan,
  clientProgram,
  type FromClient,
  type Heard,
  ONE_ADDRESS,
  type Phase,
  ServerChild,
  type Usage,
} from '../packages/server/src/testing/index.ts';

const fsyncs = 300;
const pageBytes = 4096;
const offeredRate = 1000;
const warmSeconds = 3;
const measuredSeconds = 8;
/** Moves of the real server that the bare one imitates are taken from so many tables. */
const tablesToImitate = 20;

const asManyAsPossible: Phase = { rate: null, warmSeconds, seconds: measuredSeconds };
const offered: Phase = { rate: offeredRate, warmSeconds, seconds: measuredSeconds };

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

/** A server that is measured, the real one or the bare one. */
interface Measured {
  readonly name: string;
  readonly http: string;
  readonly socket: string;
  usage(): Promise<Usage>;
  end(): Promise<void>;
}

/**
 * How many moves the server makes under load, beside a bare server that sends the same and does nothing else: told as they
 * are found, with the goals that hold for them.
 */
export async function benchLoad(): Promise<{ readonly figures: LoadFigures; readonly broken: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'nain-load-'));
  const loadBefore = loadavg()[0] ?? 0;
  const fsyncMs = timeFsync(folder);
  console.log(`\nload of the machine ${loadBefore.toFixed(1)}, one fsync ${fsyncMs.toFixed(2)} ms`);
  console.log(heading);
  const fans = await imitate(folder);
  const servers: LoadFigure[] = [];
  for (const tables of [1000, 100]) {
    const phases = tables === 1000 ? [asManyAsPossible, offered] : [asManyAsPossible];
    servers.push(...(await measure(await startReal(folder), tables, phases)).figures);
    servers.push(...(await measure(await startBare(fans, false), tables, phases)).figures);
    servers.push(...(await measure(await startBare(fans, true), tables, phases)).figures);
  }
  rmSync(folder, { recursive: true });
  const goals = goalsFor(servers, fsyncMs);
  for (const { name, value, goal, broken } of goals)
    console.log(`${name.padEnd(66)}${value.toFixed(2).padStart(8)}  ${goal}${broken ? '  broken' : ''}`);
  return { figures: { loadBefore, fsyncMs, servers, goals }, broken: goals.some(({ broken }) => broken) };
}

/** Lets few play at the real server, and writes down what they were told for the bare one. */
async function imitate(folder: string): Promise<string> {
  const phase = { rate: null, warmSeconds: 1, seconds: 3 };
  const { fans } = await measure(await startReal(folder), tablesToImitate, [phase], false);
  if (fans.length === 0) throw new Error('nothing was heard that a bare server could send');
  const file = join(folder, 'fans.json');
  writeFileSync(file, JSON.stringify(fans));
  return file;
}

async function measure(
  server: Measured,
  tables: number,
  phases: readonly Phase[],
  isTold = true,
): Promise<{ figures: readonly LoadFigure[]; fans: readonly (readonly string[])[] }> {
  const before = await server.usage();
  const { http, socket, name } = server;
  const client = await startClient({ isBare: name !== 'server', http, socket, tables });
  const figures: LoadFigure[] = [];
  let fans: readonly (readonly string[])[] = [];
  for (const phase of phases) {
    client.send(phase);
    await said(client, 'begun');
    const begun = await server.usage();
    const ended = await said(client, 'ended');
    const after = await server.usage();
    fans = ended.fans;
    figures.push(figureOf(name, tables, phase, ended.heard, begun, after, before.memory));
    if (isTold) console.log(line(figures.at(-1) as LoadFigure));
  }
  client.kill();
  await once(client, 'exit');
  await server.end();
  return { figures, fans };
}

function figureOf(
  name: string,
  tables: number,
  { rate }: Phase,
  { moves, seconds, p50, p99 }: Heard,
  begun: Usage,
  after: Usage,
  memoryBefore: number,
): LoadFigure {
  return {
    name,
    tables,
    offered: rate,
    movesPerSecond: moves / seconds,
    movesPerCpuSecond: moves / (after.cpu - begun.cpu),
    p50,
    p99,
    kilobytesPerTable: (after.memory - memoryBefore) / 1024 / tables,
  };
}

async function startClient(plan: ClientPlan): Promise<ChildProcess> {
  const client = fork(clientProgram, [JSON.stringify(plan)]);
  client.on('message', (message: FromClient) => {
    if (message.type === 'wrong') console.error(`WRONG: ${message.complaint}`);
  });
  await said(client, 'come');
  return client;
}

/** Waits for a message of one type. Rejects where the process ends instead. */
function said<Type extends FromClient['type']>(
  client: ChildProcess,
  type: Type,
): Promise<Extract<FromClient, { type: Type }>> {
  return new Promise((resolve, reject) => {
    const hear = (message: FromClient): void => {
      if (message.type !== type) return;
      client.off('message', hear);
      client.off('exit', fail);
      resolve(message as Extract<FromClient, { type: Type }>);
    };
    const fail = (): void => reject(new Error('the clients have ended'));
    client.on('message', hear);
    client.once('exit', fail);
  });
}

async function startReal(folder: string): Promise<Measured> {
  const server = await ServerChild.start({ ...ONE_ADDRESS, DATA_FOLDER: mkdtempSync(join(folder, 'data-')) });
  const usage = async (): Promise<Usage> => ({
    cpu: await server.metric('process_cpu_seconds_total'),
    memory: await server.metric('process_resident_memory_bytes'),
  });
  return {
    name: 'server',
    http: server.http,
    socket: server.socket,
    usage,
    end: () => server.end('SIGTERM'),
  };
}

async function startBare(fans: string, isReady: boolean): Promise<Measured> {
  const child = fork(bareProgram, [fans, ...(isReady ? ['ready'] : [])]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const usage = async (): Promise<Usage> => {
    child.send('usage');
    const [found] = (await once(child, 'message')) as [Usage];
    return found;
  };
  const end = async (): Promise<void> => {
    child.kill();
    await once(child, 'exit');
  };
  const socket = `ws://127.0.0.1:${port}`;
  return { name: isReady ? 'bare, texts ready' : 'bare', http: '', socket, usage, end };
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
  return times.sort((a, b) => a - b)[fsyncs >> 1] as number;
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
    least(ratio(1000, 'movesPerCpuSecond'), 0.9, 'moves a processor second beside bare, 1,000 tables'),
    least(ratio(100, 'movesPerCpuSecond'), 0.7, 'moves a processor second beside bare, 100 tables'),
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
