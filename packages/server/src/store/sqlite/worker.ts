import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StoreTaken, StoreUnreachable } from '../errors.ts';
import { CommitBatcher, KeyedMutex, type Outcome } from '../queues.ts';
import { backupTo } from './backup.ts';
import type { Failure, Reply, Request, Rows, Task } from './messages.ts';

const SQLITE_BUSY = 5;
/** Primary result codes of disk failures: read-only, I/O error, full. */
const DISK_ERRORS = [8, 10, 13];
const OPENING = 0;
const DATABASE = 'database';
const BACKUP = 'backup';

/** The program is next to this file, in source and build. */
const thread = join(import.meta.dirname, `thread${extname(import.meta.filename)}`);

export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly errcode: number | null;

  constructor({ message, errcode }: Failure) {
    super(message);
    this.errcode = errcode;
  }
}

export interface Lock {
  run(request: Request): Promise<Rows>;
  release(): void;
}

type Results = readonly (Rows | Failure)[];

/** The embedded database in its own thread. Requests of the same moment share a commit. */
export class SqliteWorker {
  readonly commits = new CommitBatcher<Request, Rows>((requests) => this.#commit(requests));
  readonly #worker: Worker;
  readonly #mutex = new KeyedMutex();
  readonly #pending = new Map<number, PromiseWithResolvers<Results>>();
  #lastId = OPENING;
  #failure: StoreUnreachable | null = null;

  private constructor(path: string) {
    this.#worker = new Worker(thread, { workerData: { path } });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail());
  }

  static async open(path: string): Promise<SqliteWorker> {
    const worker = new SqliteWorker(path);
    const [opened] = await worker.#replyTo(OPENING);
    if (opened === undefined || !('message' in opened)) return worker;
    // Terminating the thread while it closes the database can crash the process.
    if (worker.#failure === null) await once(worker.#worker, 'exit');
    throw opened.errcode === SQLITE_BUSY ? new StoreTaken(path) : new SqliteError(opened);
  }

  /** Waits for exclusive use of the database. */
  async lock(): Promise<Lock> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: enter } = Promise.withResolvers<void>();
    void this.#mutex.run(DATABASE, () => {
      enter();
      return released;
    });
    await locked;
    return { run: (request) => this.#perform({ type: 'run', request }), release };
  }

  backup(file: string): Promise<void> {
    return this.#mutex.run(BACKUP, () => backupTo(file, (partial) => this.#copyTo(partial)));
  }

  async close(): Promise<void> {
    await this.#mutex.run(BACKUP, () => this.commits.idle());
    await this.#mutex.run(DATABASE, async () => {
      if (this.#failure !== null) return;
      this.#failure = new StoreUnreachable('it is closed');
      const exited = once(this.#worker, 'exit');
      this.#worker.postMessage({ id: OPENING, task: { type: 'close' } });
      await exited;
    });
  }

  async #copyTo(file: string): Promise<void> {
    let copied: Promise<Rows> | undefined;
    await this.#mutex.run(DATABASE, async () => {
      copied = this.#perform({ type: 'backup', file });
    });
    await copied;
  }

  async #commit(requests: readonly Request[]): Promise<readonly Outcome<Rows>[]> {
    const results = await this.#mutex.run(DATABASE, () => this.#send({ type: 'commit', requests }));
    return results.map((result) => ('message' in result ? { error: errorOf(result) } : { result }));
  }

  async #perform(task: Task): Promise<Rows> {
    const [result] = await this.#send(task);
    if (result === undefined) throw new Error('The thread of the store sent no result.');
    if ('message' in result) throw errorOf(result);
    return result;
  }

  async #send(task: Task): Promise<Results> {
    if (this.#failure !== null) throw this.#failure;
    this.#lastId += 1;
    const reply = this.#replyTo(this.#lastId);
    this.#worker.postMessage({ id: this.#lastId, task });
    return reply;
  }

  #replyTo(id: number): Promise<Results> {
    const pending = Promise.withResolvers<Results>();
    this.#pending.set(id, pending);
    return pending.promise;
  }

  #settle({ id, results }: Reply): void {
    this.#pending.get(id)?.resolve(results);
    this.#pending.delete(id);
  }

  /** The thread has ended. Pending and later calls reject. */
  #fail(cause?: unknown): void {
    this.#failure ??= new StoreUnreachable('its thread has ended', cause);
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }
}

function errorOf(failure: Failure): Error {
  const error = new SqliteError(failure);
  const primaryCode = (failure.errcode ?? 0) & 0xff;
  return DISK_ERRORS.includes(primaryCode) ? new StoreUnreachable(failure.message, error) : error;
}
