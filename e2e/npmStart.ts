import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { testPort } from '../packages/server/src/testing/testPort.ts';
import { root } from '../scripts/workspace.ts';

export interface Started {
  readonly child: ChildProcess;
  /** What it has printed. */
  readonly text: () => string;
  /** The printed addresses, its own first. */
  readonly addresses: readonly string[];
}

const running = new Set<ChildProcess>();

/** Runs `npm start` until it has printed everything. */
export async function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const PORT = String(await testPort('0.0.0.0'));
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...process.env, NO_OPEN: '1', PORT, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const text = () => stripVTControlCharacters(printed.join(''));
  await expect.poll(text).toContain('Ctrl-C stops the server.');
  return { child, text, addresses: text().match(/https?:\/\/\S+(?=[\s,])/g) ?? [] };
}

/** Kills what a failed test has left running. */
export async function killStarted(): Promise<void> {
  await Promise.all([...running].map((child) => ended(child, 'SIGKILL')));
}

/** Stops it as Ctrl-C does. Returns the exit status. */
export function stop(child: ChildProcess): Promise<unknown> {
  return ended(child, 'SIGINT');
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const exit = once(child, 'exit');
  child.kill(signal);
  const [status] = await exit;
  return status;
}
