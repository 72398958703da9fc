import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, vi } from 'vitest';
import { languageOf } from '../language.ts';
import { run } from '../run.ts';
import { quietShell } from './quietShell.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const BIN: string = fileURLToPath(new URL('../../bin/nain.mjs', import.meta.url));

export interface RunResult {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  /** Standard input. Default: empty. */
  readonly input?: string | Buffer;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: readonly string[];
}

/** Starts `nain`, by default in English and without colours. */
export function start(args: readonly string[], { cwd, env, node = [] }: RunOptions = {}): ChildProcess {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return spawn(process.execPath, [...node, BIN, ...args], {
    cwd,
    env: { ...inherited, LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1', USER: 'Anne', ...env },
  });
}

/** Runs `nain` in a process, which shows its threads, streams and colours. */
export function nainProcess(args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const child = start(args, options);
  child.stdin?.on('error', () => {});
  child.stdin?.end(options.input ?? '');
  return ending(child);
}

/** Runs `nain` in this process, by default in English and without colours. */
export async function nain(
  args: readonly string[],
  { input = '', env = {} }: Pick<RunOptions, 'input' | 'env'> = {},
): Promise<RunResult> {
  const out: string[] = [];
  const err: string[] = [];
  const output = {
    out: async (text: string) => void out.push(text),
    note: (text: string) => void err.push(text),
  };
  const shell = await quietShell(languageOf(args, { LC_ALL: 'en_GB.UTF-8', ...env }), output);
  const status = await withProcess(Readable.from(input.length > 0 ? [Buffer.from(input)] : []), () =>
    run(args, shell),
  );
  return { status, signal: null, out: out.join(''), err: err.join('') };
}

/** Does work with another standard input and user, and returns the exit status that it sets. */
async function withProcess(stdin: Readable, work: () => Promise<void>): Promise<number> {
  const before = Object.getOwnPropertyDescriptor(process, 'stdin');
  const { exitCode, env } = process;
  Object.defineProperty(process, 'stdin', { configurable: true, value: stdin });
  process.exitCode = 0;
  process.env = { ...env, USER: 'Anne' };
  try {
    await work();
    return Number(process.exitCode);
  } finally {
    if (before) Object.defineProperty(process, 'stdin', before);
    process.exitCode = exitCode;
    process.env = env;
  }
}

export function ending(child: ChildProcess): Promise<RunResult> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      resolve({ status, signal, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() });
    });
  });
}

/** Creates a temporary folder for the tests of a file. Returns a function that gives the path of a file in it. */
export function testFolder(): (file?: string) => string {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nain-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (file = '') => join(folder, file);
}

/** Waits until a file with this prefix has content. Records are written before the file has its final name. */
export async function waitForRecords(folder: string, prefix: string): Promise<void> {
  const hasRecords = () =>
    readdirSync(folder).some((name) => name.startsWith(prefix) && statSync(join(folder, name)).size > 0);
  while (!hasRecords()) await setTimeout(20);
}

export function linesOf(text: string): string[] {
  return text.trimEnd().split('\n');
}

/** Runs `work` as in a terminal of a number of columns. */
export async function inColumns<Result>(columns: number, work: () => Promise<Result>): Promise<Result> {
  const before = { isTTY: process.stdout.isTTY, columns: process.stdout.columns };
  Object.assign(process.stdout, { isTTY: true, columns });
  try {
    return await work();
  } finally {
    Object.assign(process.stdout, before);
  }
}
