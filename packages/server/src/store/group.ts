/** What became of one job of a group. */
export type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does jobs in groups, one group at a time: what comes while a group is being done, or in the same moment, is the next
 * group. So a busy store syncs its disk once for many tables, and an idle one at once for a single one.
 */
export class Group<Job, Result> {
  readonly #commit: (jobs: readonly Job[]) => Promise<readonly Outcome<Result>[]>;
  readonly #most: number;
  readonly #waiting: Waiting<Job, Result>[] = [];
  #running: Promise<void> | null = null;

  /**
   * `commit` gives the outcome of each job in their order; where it throws, every job of the group fails so. A group has
   * at most so many jobs.
   */
  constructor(commit: (jobs: readonly Job[]) => Promise<readonly Outcome<Result>[]>, most = 500) {
    this.#commit = commit;
    this.#most = most;
  }

  /** Does a job with the next group; one that is urgent comes before all that wait. */
  add(job: Job, isUrgent = false): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    if (isUrgent) this.#waiting.unshift({ job, resolve, reject });
    else this.#waiting.push({ job, resolve, reject });
    this.#running ??= this.#run();
    return promise;
  }

  /** Resolves when nothing waits and nothing runs. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    // What the same turn of the event loop brings, all messages read from the sockets, goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, this.#most);
      const outcomes = await this.#outcomes(group.map(({ job }) => job));
      for (const [place, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[place] ?? { error: new Error('A job of a group has no outcome') };
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
