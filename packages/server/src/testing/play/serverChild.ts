import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testPort } from '../testPort.ts';

/** Limits that let many players come from one address. */
export const ONE_ADDRESS: Readonly<Record<string, string>> = {
  TABLES_PER_HOUR: '1000000',
  LISTED_PER_ADDRESS: '1000000',
  JOINS_PER_MINUTE: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  CHANGES_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
};

/** The options of Node with which the server is started everywhere. docs/running.md has the reason. */
export const NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=16'];

/** The built server in its own process, as `npm start` runs it. */
export class ServerChild {
  readonly #child: ChildProcess;
  readonly #metrics: string;
  readonly port: number;
  readonly startedIn: number;
  readonly output: readonly string[];

  private constructor(
    child: ChildProcess,
    metrics: string,
    port: number,
    startedIn: number,
    output: readonly string[],
  ) {
    this.#child = child;
    this.#metrics = metrics;
    this.port = port;
    this.startedIn = startedIn;
    this.output = output;
  }

  /** Starts a server and waits until it listens. Rejects if it ends instead. */
  static async start(
    environment: Readonly<Record<string, string>>,
    nodeOptions: readonly string[] = [],
  ): Promise<ServerChild> {
    // Servers that share the database learn the port at the start.
    const free = await testPort();
    const metrics = `127.0.0.1:${await testPort()}`;
    const began = performance.now();
    const child = spawn(process.execPath, [...NODE_OPTIONS, ...nodeOptions, serverProgram], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(free),
        NODE_ADDRESS: `http://127.0.0.1:${free}`,
        METRICS_ADDRESS: metrics,
        LOG_LEVEL: 'silent',
        BOT_PACE: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    const port = await listening(child, output);
    return new ServerChild(child, metrics, port, performance.now() - began, output);
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socket(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  /** The exit status; null while the process runs or if a signal ended it. */
  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`http://${this.#metrics}/metrics`)).text();
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`the metrics have no ${name}`);
    return Number(found);
  }
}

async function listening(child: ChildProcess, output: string[]): Promise<number> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('child process has no stdout or stderr');
  return new Promise<number>((resolve, reject) => {
    const hear = (line: string) => {
      output.push(line);
      const port = /^Nain Jaune is served at .*:(\d+)$/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    createInterface({ input: stdout }).on('line', hear);
    createInterface({ input: stderr }).on('line', hear);
    child.once('close', (code) => reject(new Error(`the server ended with ${code}: ${output.join('\n')}`)));
  });
}

/** The server as `npm run build` has built it, or what the tests name. */
export const serverProgram: string =
  process.env['SERVER_PROGRAM'] ?? join(import.meta.dirname, '../../../dist/main.js');
