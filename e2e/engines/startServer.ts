import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The server in its own process. */
export interface StartedServer {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Starts the server of the browser tests on a free port.
 *
 * @throws {Error} when it ends before it listens.
 */
export async function startServer(): Promise<StartedServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../serve.ts')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = `http://localhost:${await portOf(child)}`;
  return {
    address,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the server has no standard output');
  for await (const line of createInterface(stdout)) {
    const [, port] = /^Nain Jaune is served at .*:(\d+)$/.exec(line) ?? [];
    if (port !== undefined) return port;
  }
  throw new Error('the server ended before it listened');
}
