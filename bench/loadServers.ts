import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import {
  bareProgram,
  type ClientFigures,
  type ClientMessage,
  type ClientPlan,
  clientProgram,
  ONE_ADDRESS,
  type Phase,
  REST,
  ServerChild,
  type Usage,
} from '../packages/server/src/testing/index.ts';

export interface Turn {
  readonly figures: ClientFigures;
  /** The messages to four clients after a move, as text. */
  readonly broadcasts: readonly (readonly string[])[];
  readonly cpu: number;
  /** Bytes of memory at the end, beyond those before the clients connected. */
  readonly memory: number;
  /** Megabytes that the main thread of the real server has allocated, 0 for others. */
  readonly allocated: number;
}

/** A measured server in its own process. */
interface Server {
  readonly http: string;
  readonly socket: string;
  usage(): Promise<Usage>;
  /** Megabytes that the main thread has allocated so far, 0 if they are not counted. */
  allocated(): number;
  end(): Promise<unknown>;
}

/** A measured server and its clients, each in its own process. */
export class MeasuredServer {
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

  /** The real server, with a new data folder in `folder`. */
  static async real(folder: string, tables: number): Promise<MeasuredServer> {
    return MeasuredServer.#start('server', await startReal(folder), tables);
  }

  /** A server without rules and store. `broadcasts` is the file of its messages. */
  static async bare(broadcasts: string, tables: number): Promise<MeasuredServer> {
    return MeasuredServer.#start('bare', await startBare(broadcasts), tables);
  }

  static async #start(name: string, server: Server, tables: number): Promise<MeasuredServer> {
    const { memory } = await server.usage();
    const { http, socket } = server;
    const client = await startClient({ isBare: http === '', http, socket, tables });
    return new MeasuredServer(name, server, client, memory);
  }

  /** Lets the clients play for a phase. */
  async play(phase: Phase): Promise<Turn> {
    this.#client.send(phase);
    await messageOf(this.#client, 'started');
    const begun = await this.#server.usage();
    const allocatedBefore = this.#server.allocated();
    const { figures, broadcasts } = await messageOf(this.#client, 'ended');
    const after = await this.#server.usage();
    this.#client.send(REST);
    return {
      figures,
      broadcasts,
      cpu: after.cpu - begun.cpu,
      memory: after.memory - this.#memoryBefore,
      allocated: this.#server.allocated() - allocatedBefore,
    };
  }

  async end(): Promise<void> {
    await ended(this.#client);
    await this.#server.end();
  }
}

async function startReal(folder: string): Promise<Server> {
  const environment = { ...ONE_ADDRESS, DATA_FOLDER: mkdtempSync(join(folder, 'data-')) };
  const server = await ServerChild.start(environment, ['--trace-gc']);
  const usage = async (): Promise<Usage> => ({
    cpu: await server.metric('process_cpu_seconds_total'),
    memory: await server.metric('process_resident_memory_bytes'),
  });
  const allocated = () => allocatedIn(server.output);
  return { http: server.http, socket: server.socket, usage, allocated, end: () => server.end('SIGTERM') };
}

/** Adds up what was allocated between the garbage collections of the main thread, which is the first to be logged. */
function allocatedIn(log: readonly string[]): number {
  const collections = log.flatMap((line) => {
    const [, thread, before, after] = /:(0x\w+)\] .* ([\d.]+) \([\d.]+\) -> ([\d.]+) \(/.exec(line) ?? [];
    return thread === undefined ? [] : [{ thread, before: Number(before), after: Number(after) }];
  });
  const main = collections.filter(({ thread }) => thread === collections[0]?.thread);
  return main.reduce((sum, { before }, index) => sum + before - (main[index - 1]?.after ?? 0), 0);
}

async function startBare(broadcasts: string): Promise<Server> {
  const child = fork(bareProgram, [broadcasts]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const usage = async (): Promise<Usage> => {
    child.send('usage');
    const [found] = (await once(child, 'message')) as [Usage];
    return found;
  };
  return { http: '', socket: `ws://127.0.0.1:${port}`, usage, allocated: () => 0, end: () => ended(child) };
}

async function startClient(plan: ClientPlan): Promise<ChildProcess> {
  const client = fork(clientProgram, [JSON.stringify(plan)]);
  client.on('message', (message: ClientMessage) => {
    if (message.type === 'complaint') console.error(`WRONG: ${message.complaint}`);
  });
  await messageOf(client, 'ready');
  return client;
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** Resolves with the next message of a type. Rejects if the process ends before. */
function messageOf<Type extends ClientMessage['type']>(
  client: ChildProcess,
  type: Type,
): Promise<Extract<ClientMessage, { type: Type }>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ClientMessage): void => {
      if (message.type !== type) return;
      client.off('message', onMessage);
      client.off('exit', fail);
      resolve(message as Extract<ClientMessage, { type: Type }>);
    };
    const fail = (): void => reject(new Error('the clients have ended'));
    client.on('message', onMessage);
    client.once('exit', fail);
  });
}
