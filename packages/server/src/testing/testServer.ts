import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { RULESETS, type RulesetId } from '@nain-jaune/engine';
import type { HttpRefusal, Joined, LobbyTable, RoomSettings } from '@nain-jaune/protocol';
import { afterEach, beforeEach } from 'vitest';
import { ADMIN_FILES, type AdminAnswer } from '../admin/messages.ts';
import { listenOn, type OpenServerOptions, openServer, readConfig } from '../index.ts';
import { fileOf } from './stores.ts';
import { testPort } from './testPort.ts';
import { TestSocket } from './testSocket.ts';

export type TestOptions = Omit<OpenServerOptions, 'page' | 'port' | 'logTo'>;

type Environment = Readonly<Record<string, string>>;

export class TestServer {
  /** What the server that runs, or the last one, has logged. */
  log: string[] = [];
  port = 0;
  folder = '';
  #metricsPort = 0;
  #close = async (): Promise<void> => {};

  /** Starts a server, with the data folder of an earlier one if it is given. */
  static async start(environment?: Environment, options?: TestOptions, folder?: string): Promise<TestServer> {
    const server = new TestServer();
    await server.#start(environment, options, folder);
    return server;
  }

  /** Starts a server with an empty folder before each test of a file, and removes it afterwards. */
  static forEachTest(environment?: Environment, options?: TestOptions): TestServer {
    const server = new TestServer();
    beforeEach(() => server.#start(environment, options));
    afterEach(() => server.remove());
    return server;
  }

  async #start(environment: Environment = {}, options: TestOptions = {}, folder?: string): Promise<void> {
    this.folder = folder ?? (await mkdtemp(join(tmpdir(), 'nain-server-')));
    this.port = await testPort();
    this.#metricsPort = await testPort();
    const config = readConfig({
      LOG_LEVEL: 'trace',
      BOT_PACE: '0',
      DATA_FOLDER: this.folder,
      NODE_ADDRESS: this.origin,
      METRICS_ADDRESS: `127.0.0.1:${this.#metricsPort}`,
      ...environment,
    });
    if (!config.ok) throw new Error(config.error.join('\n'));
    const log: string[] = [];
    this.log = log;
    const logTo = { write: (line: string) => log.push(line) };
    const server = await openServer(config.value, { ...options, page: this.folder, port: this.port, logTo });
    await listenOn(server, this.port, '127.0.0.1');
    this.#close = () => server.close();
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    const close = this.#close;
    this.#close = async () => {};
    await close();
  }

  /** Stops the server, if it runs, and starts it again with its folder. */
  async restart(environment?: Environment): Promise<void> {
    await this.stop();
    await this.#start(environment, {}, this.folder);
  }

  /** Returns the embedded database as text. */
  storedText(): Promise<string> {
    return readFile(fileOf(this), 'latin1');
  }

  /** Replaces the server by one with another environment and an empty folder. */
  async replace(environment: Environment, options?: TestOptions): Promise<void> {
    await this.remove();
    await this.#start(environment, options);
  }

  async remove(): Promise<void> {
    await this.stop();
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

  /** Deletes the name of the member with a token. */
  erase(code: string, token: string): Promise<Response> {
    const authorization = `Bearer ${token}`;
    return this.ask('DELETE', `/api/tables/${code}/members/me`, undefined, { authorization });
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
