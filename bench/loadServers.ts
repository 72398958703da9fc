import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import {
  bareProgram,
  type ClientPlan,
  clientProgram,
  type FromClient,
  type Heard,
  ONE_ADDRESS,
  type Phase,
  REST,
  ServerChild,
  type Usage,
  unruledProgram,
} from '../packages/server/src/testing/index.ts';

/** What became of a phase: what the clients found, what they were told, and what the server used for it. */
export interface Turn {
  readonly heard: Heard;
  /** What four were told after a move, as text. */
  readonly fans: readonly (readonly string[])[];
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Bytes of memory at the end, beyond what the server had before anybody came. */
  readonly memory: number;
}

/** A server that is measured, in a process of its own. */
interface Server {
  readonly http: string;
  readonly socket: string;
  usage(): Promise<Usage>;
  end(): Promise<unknown>;
}

/** A server that is measured, with its clients in a process of their own. */
export class Contender {
  readonly name: string;
  readonly #server: Server;
  readonly #client: ChildProcess;
  readonly #memoryBefore: number;

  private constructor(name: string, server: Server, client: ChildProcess, memoryBefore: number) {
    this.name = name;
    this.#server = server;
    this.#client = client;
    this.#memoryBefore = memoryBefore;
  }

  /** The real server, as `npm start` runs it, with its store in a folder of its own within this one. */
  static async real(folder: string, tables: number): Promise<Contender> {
    return Contender.#start('server', await startReal(folder), tables);
  }

  /** The real server's frames and store, without rules. `fans` is a file of what it tells. */
  static async unruled(fans: string, folder: string, tables: number): Promise<Contender> {
    const place = mkdtempSync(join(folder, 'data-'));
    const server = await startProgram(unruledProgram, [fans, place, String(tables)]);
    return Contender.#start('without rules', server, tables);
  }

  /** The bare server: neither rules nor a store. `fans` is a file of what it tells. */
  static async bare(fans: string, tables: number): Promise<Contender> {
    return Contender.#start('bare', await startProgram(bareProgram, [fans]), tables);
  }

  static async #start(name: string, server: Server, tables: number): Promise<Contender> {
    const { memory } = await server.usage();
    const { http, socket } = server;
    const client = await startClient({ isBare: http === '', http, socket, tables });
    return new Contender(name, server, client, memory);
  }

  /** Lets the clients play for a phase, and rest then. */
  async play(phase: Phase): Promise<Turn> {
    this.#client.send(phase);
    await said(this.#client, 'begun');
    const begun = await this.#server.usage();
    const { heard, fans } = await said(this.#client, 'ended');
    const after = await this.#server.usage();
    this.#client.send(REST);
    return { heard, fans, cpu: after.cpu - begun.cpu, memory: after.memory - this.#memoryBefore };
  }

  /** Ends the clients and the server. */
  async end(): Promise<void> {
    await ended(this.#client);
    await this.#server.end();
  }
}

async function startReal(folder: string): Promise<Server> {
  const server = await ServerChild.start({ ...ONE_ADDRESS, DATA_FOLDER: mkdtempSync(join(folder, 'data-')) });
  const usage = async (): Promise<Usage> => ({
    cpu: await server.metric('process_cpu_seconds_total'),
    memory: await server.metric('process_resident_memory_bytes'),
  });
  return { http: server.http, socket: server.socket, usage, end: () => server.end('SIGTERM') };
}

async function startProgram(program: string, words: readonly string[]): Promise<Server> {
  const child = fork(program, words, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const usage = async (): Promise<Usage> => {
    child.send('usage');
    const [found] = (await once(child, 'message')) as [Usage];
    return found;
  };
  return { http: '', socket: `ws://127.0.0.1:${port}`, usage, end: () => ended(child) };
}

async function startClient(plan: ClientPlan): Promise<ChildProcess> {
  const client = fork(clientProgram, [JSON.stringify(plan)]);
  client.on('message', (message: FromClient) => {
    if (message.type === 'wrong') console.error(`WRONG: ${message.complaint}`);
  });
  await said(client, 'come');
  return client;
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
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
