import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StoreTaken, StoreUnreachable } from '../errors.ts';
import { Group, type Outcome } from '../group.ts';
import { Turns } from '../turns.ts';
import { Packer, unpackAnswer } from './packing.ts';
import { type Answer, CLOSE, type Fault, type Report, type Request, type Task } from './talk.ts';

const resultBusy = 5;
/** Read-only, a failing disk, a full one: the primary result codes of what is no fault of the statement. */
const troublesOfTheDisk = [8, 10, 13];

/** The program of the thread lies beside this one, as it was written or as it was built. */
const thread = join(import.meta.dirname, `thread${extname(import.meta.filename)}`);

/** A statement that SQLite refused, with its extended result code. */
export class SqliteFault extends Error {
  override readonly name = 'SqliteFault';
  readonly errcode: number | null;

  constructor({ message, errcode }: Fault) {
    super(message);
    this.errcode = errcode;
  }
}

/** Runs a task within a transaction. */
export type Ask = (request: Request) => Promise<Answer>;

/** The embedded database in its own thread; what is asked in the same moment is one transaction and one sync. */
export class SqliteWorker {
  readonly #worker: Worker;
  readonly #turns = new Turns();
  readonly #packer = new Packer();
  readonly #group = new Group<Request, Answer>((requests) => this.#commit(requests));
  #settle: { resolve(report: Report): void; reject(error: unknown): void } | null = null;
  #lost: StoreUnreachable | null = null;

  private constructor(path: string) {
    this.#worker = new Worker(thread, { workerData: { path } });
    this.#worker.on('message', (report: Report) => this.#settle?.resolve(report));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose());
  }

  /** Opens the database at a path, made where it is missing. Rejects with `StoreTaken` where another server has it. */
  static async open(path: string): Promise<SqliteWorker> {
    const worker = new SqliteWorker(path);
    const report = await worker.#report();
    if (report.type !== 'unopened') return worker;
    // It ends by itself. Nobody ends it meanwhile: a thread that is cut off while it leaves its database may take the process along.
    await once(worker.#worker, 'exit');
    throw report.fault.errcode === resultBusy ? new StoreTaken(path) : new SqliteFault(report.fault);
  }

  /** Runs a request with the next group. */
  run(request: Request): Promise<Answer> {
    return this.#group.add(request);
  }

  /** Begins a transaction that nothing else comes between; what it asks goes through `ask`. */
  async transaction(): Promise<{ ask: Ask; end(): void }> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    void this.#turns.take('', () => {
      begin();
      return ended;
    });
    await begun;
    return { ask: async (request) => answerIn((await this.#send([request], false))[0]), end };
  }

  /** Ends the thread when all that was asked is done. */
  async close(): Promise<void> {
    await this.#group.idle();
    await this.#turns.take('', async () => {
      if (this.#lost !== null) return;
      this.#lost = new StoreUnreachable('it is closed');
      const ended = once(this.#worker, 'exit');
      this.#worker.postMessage(CLOSE);
      await ended;
    });
  }

  async #commit(requests: readonly Request[]): Promise<readonly Outcome<Answer>[]> {
    const answers = await this.#turns.take('', () => this.#send(requests, true));
    return answers.map((answer) => ('message' in answer ? { error: errorOf(answer) } : { result: answer }));
  }

  async #send(requests: readonly Request[], commit: boolean): Promise<readonly (Answer | Fault)[]> {
    if (this.#lost !== null) throw this.#lost;
    const task: Task = { ...this.#packer.pack(requests), commit };
    this.#worker.postMessage(task);
    const report = await this.#report();
    if (report.type !== 'done') throw new Error(`The thread of the store said ${report.type}`);
    return report.answers.map(unpackAnswer);
  }

  #report(): Promise<Report> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  #lose(cause?: unknown): void {
    this.#lost ??= new StoreUnreachable('its thread has ended', cause);
    this.#settle?.reject(this.#lost);
  }
}

function answerIn(answer: Answer | Fault | undefined): Answer {
  if (answer === undefined) throw new Error('The thread of the store gave no answer');
  if ('message' in answer) throw errorOf(answer);
  return answer;
}

function errorOf(fault: Fault): Error {
  const error = new SqliteFault(fault);
  const primary = (fault.errcode ?? 0) & 0xff;
  return troublesOfTheDisk.includes(primary) ? new StoreUnreachable(fault.message, error) : error;
}
