import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { languageOf } from '../language.ts';
import { run } from '../run.ts';
import { quietShell } from './quietShell.ts';

// A process takes its time to start where many start at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The program that the tests start: the one that users start. */
const BIN = fileURLToPath(new URL('../../bin/nain.mjs', import.meta.url));

/** What a run of `nain` left behind. */
export interface RunResult {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** How `nain` is run. */
export interface RunOptions {
  /** What it reads from standard input; nothing unless given. */
  readonly input?: string | Buffer;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node's own. */
  readonly node?: readonly string[];
}

/** Starts `nain`, in English and without colours unless the environment says otherwise. */
export function start(args: readonly string[], { cwd, env, node = [] }: RunOptions = {}): ChildProcess {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return spawn(process.execPath, [...node, BIN, ...args], {
    cwd,
    env: { ...inherited, LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1', USER: 'Anne', ...env },
  });
}

/** Runs `nain` to its end. */
export function nain(args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const child = start(args, options);
  child.stdin?.on('error', () => {});
  child.stdin?.end(options.input ?? '');
  return ending(child);
}

/**
 * Runs a command in this process, in English: what it says and the status it would end with. A process of its own is only
 * wanted where threads, streams or colours are looked at, and takes longer than most commands.
 */
export async function nainHere(args: readonly string[]): Promise<RunResult> {
  const out: string[] = [];
  const err: string[] = [];
  const output = {
    out: async (text: string) => void out.push(text),
    note: (text: string) => void err.push(text),
  };
  const before = process.exitCode;
  process.exitCode = 0;
  await run(args, await quietShell(languageOf(args, { LC_ALL: 'en_GB.UTF-8' }), output));
  const status = Number(process.exitCode);
  process.exitCode = before;
  return { status, signal: null, out: out.join(''), err: err.join('') };
}

/** What a process leaves behind when it ends. */
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
