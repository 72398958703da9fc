import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../listen.ts';
import { builtServer } from '../built.ts';

/** Limits that let many players come from one address: tests and measurements are one. */
export const ONE_ADDRESS: Readonly<Record<string, string>> = {
  TABLES_PER_HOUR: '1000000',
  JOINS_PER_MINUTE: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
};

/** A server as a process of its own, as it was last built, as `npm start` would run it but for the environment. */
export class ServerChild {
  readonly #child: ChildProcess;
  readonly #metrics: string;
  /** Its port. */
  readonly port: number;
  /** Milliseconds from the start of the process until it listened. */
  readonly startedIn: number;
  /** Everything that it said: its log, line by line. */
  readonly said: readonly string[];

  private constructor(
    child: ChildProcess,
    metrics: string,
    port: number,
    startedIn: number,
    said: readonly string[],
  ) {
    this.#child = child;
    this.#metrics = metrics;
    this.port = port;
    this.startedIn = startedIn;
    this.said = said;
  }

  /** Starts a server and waits until it listens. Rejects with its own words where it ends instead. */
  static async start(environment: Readonly<Record<string, string>>): Promise<ServerChild> {
    // Others that share its database are told where it is, so the port is known beforehand.
    const free = await freePort('127.0.0.1');
    const metrics = `127.0.0.1:${await freePort('127.0.0.1')}`;
    const began = performance.now();
    const child = spawn(process.execPath, [builtServer], {
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
    const said: string[] = [];
    const port = await listening(child, said);
    return new ServerChild(child, metrics, port, performance.now() - began, said);
  }

  /** Where pages and requests find it. */
  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Where sockets find it. */
  get socket(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  /** Its exit status, or null while it runs or where a signal ended it. */
  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  /** Whether the process still runs. */
  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends the process with a signal; resolves when it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }

  /** Returns a number from `/metrics`. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`http://${this.#metrics}/metrics`)).text();
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`the metrics have no ${name}`);
    return Number(found);
  }
}

async function listening(child: ChildProcess, said: string[]): Promise<number> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('child process has no stdout or stderr');
  return new Promise<number>((resolve, reject) => {
    const hear = (line: string) => {
      said.push(line);
      const port = /^Nain Jaune is served at .*:(\d+)$/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    createInterface({ input: stdout }).on('line', hear);
    createInterface({ input: stderr }).on('line', hear);
    child.once('close', (code) => reject(new ServerEnded(code, said.join('\n'))));
  });
}

/** A server ended instead of listening. */
export class ServerEnded extends Error {
  override readonly name = 'ServerEnded';
  readonly code: number | null;
  readonly words: string;

  constructor(code: number | null, words: string) {
    super(`the server ended with ${code}: ${words}`);
    this.code = code;
    this.words = words;
  }
}
