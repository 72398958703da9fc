export type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const MAX_BATCH = 500;

/**
 * Commits jobs in batches, one batch at a time. Jobs that arrive in the same turn of the event loop or during a commit form
 * the next batch, so that a busy store syncs its disk once for many tables.
 */
export class CommitBatcher<Job, Result> {
  readonly #commit: (jobs: readonly Job[]) => Promise<readonly Outcome<Result>[]>;
  readonly #maxBatch: number;
  readonly #waiting: Waiting<Job, Result>[] = [];
  #running: Promise<void> | null = null;

  /** `commit` returns the outcomes in order of the jobs. If it throws, every job of the batch rejects. */
  constructor(commit: (jobs: readonly Job[]) => Promise<readonly Outcome<Result>[]>, maxBatch = MAX_BATCH) {
    this.#commit = commit;
    this.#maxBatch = maxBatch;
  }

  /** Adds a job to the next batch. Urgent jobs go first. */
  add(job: Job, isUrgent = false): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    if (isUrgent) this.#waiting.unshift({ job, resolve, reject });
    else this.#waiting.push({ job, resolve, reject });
    this.#running ??= this.#run();
    return promise;
  }

  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#maxBatch);
      const outcomes = await this.#outcomes(batch.map(({ job }) => job));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index] ?? { error: new Error('a job of a batch has no outcome') };
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.result);
      }
    }
    this.#running = null;
  }

  async #outcomes(jobs: readonly Job[]): Promise<readonly Outcome<Result>[]> {
    try {
      return await this.#commit(jobs);
    } catch (error) {
      return jobs.map(() => ({ error }));
    }
  }
}

export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  run<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const result = before === undefined ? act() : before.then(act, act);
    this.#last.set(key, result);
    const forget = (): void => {
      if (this.#last.get(key) === result) this.#last.delete(key);
    };
    result.then(forget, forget);
    return result;
  }
}
