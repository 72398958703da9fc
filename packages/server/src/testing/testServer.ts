import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { RULESETS, type RulesetId } from '@nain-jaune/engine';
import type { HttpRefusal, Joined, LobbyTable, RoomSettings } from '@nain-jaune/protocol';
import { ADMIN_FILES, type AdminAnswer } from '../admin/messages.ts';
import { listenOn, type OpenServerOptions, openServer, readConfig } from '../index.ts';
import { testPort } from './testPort.ts';
import { TestSocket } from './testSocket.ts';

export type TestOptions = Omit<OpenServerOptions, 'page' | 'port' | 'logTo'>;

export class TestServer {
  readonly log: string[];
  readonly port: number;
  readonly folder: string;
  readonly #metricsPort: number;
  readonly #close: () => Promise<void>;

  private constructor(
    folder: string,
    port: number,
    metricsPort: number,
    log: string[],
    close: () => Promise<void>,
  ) {
    this.folder = folder;
    this.port = port;
    this.#metricsPort = metricsPort;
    this.log = log;
    this.#close = close;
  }

  /** Starts a server, with the data folder of an earlier one if it is given. */
  static async start(
    environment: Readonly<Record<string, string>> = {},
    options: TestOptions = {},
    folder?: string,
  ): Promise<TestServer> {
    const own = folder ?? (await mkdtemp(join(tmpdir(), 'nain-server-')));
    const port = await testPort();
    const metricsPort = await testPort();
    const NODE_ADDRESS = `http://127.0.0.1:${port}`;
    const config = readConfig({
      LOG_LEVEL: 'trace',
      BOT_PACE: '0',
      DATA_FOLDER: own,
      NODE_ADDRESS,
      METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      ...environment,
    });
    if (!config.ok) throw new Error(config.error.join('\n'));
    const log: string[] = [];
    const logTo = { write: (line: string) => log.push(line) };
    const server = await openServer(config.value, { ...options, page: own, port, logTo });
    await listenOn(server, port, '127.0.0.1');
    return new TestServer(own, port, metricsPort, log, () => server.close());
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return this.#close();
  }

  async remove(): Promise<void> {
    await this.#close();
    await rm(this.folder, { recursive: true, force: true });
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${this.origin}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  metrics(headers: Record<string, string> = {}): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const asked = request({ host: '127.0.0.1', port: this.#metricsPort, path: '/metrics', headers });
    asked.on('response', (answer) => resolve(text(answer))).on('error', reject);
    asked.end();
    return promise;
  }

  async admin(command: unknown): Promise<AdminAnswer> {
    const secret = (await readFile(join(this.folder, ADMIN_FILES.secret), 'utf8')).trim();
    return this.adminLine(JSON.stringify({ secret, command }));
  }

  async adminLine(line: string): Promise<AdminAnswer> {
    const socket = createConnection(join(this.folder, ADMIN_FILES.socket));
    await once(socket, 'connect');
    socket.write(`${line}\n`);
    return JSON.parse(await text(socket)) as AdminAnswer;
  }

  async open(name: string, settings: RoomSettings = settingsOf()): Promise<Joined> {
    return this.#joined(await this.ask('POST', '/api/tables', { name, settings }));
  }

  async join(code: string, name: string): Promise<Joined> {
    return this.#joined(await this.ask('POST', `/api/tables/${code}/members`, { name, seat: null }));
  }

  async lobby(): Promise<LobbyTable[]> {
    return (await this.ask('GET', '/api/tables')).json() as Promise<LobbyTable[]>;
  }

  socket(headers: Record<string, string> = {}): Promise<TestSocket> {
    return TestSocket.open(this.port, headers);
  }

  async enter({
    code,
    token,
  }: {
    readonly code: string;
    readonly token: string | null;
  }): Promise<TestSocket> {
    const socket = await this.socket();
    await socket.enter(code, token);
    return socket;
  }

  async #joined(answer: Response): Promise<Joined> {
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Joined;
  }
}

export function settingsOf(
  wish: Partial<RoomSettings> & { readonly ruleset?: RulesetId } = {},
): RoomSettings {
  const { ruleset = 'lindor-1789', ...settings } = wish;
  const rules = { ...RULESETS[ruleset], end: { deals: 1, target: null, minutes: null } };
  return { rules, players: 3, clock: 'none', open: false, freeText: false, spectators: true, ...settings };
}

export async function refusalIn(answer: Response): Promise<readonly [number, HttpRefusal['error']]> {
  return [answer.status, ((await answer.json()) as HttpRefusal).error];
}
