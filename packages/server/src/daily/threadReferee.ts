import type { Attempt, Referee, Verdict } from './referee.ts';
import { TaskThread } from './taskThread.ts';

const mostChecks = 20;
const checkMs = 60_000;

/** A referee whose bots think in a thread of their own, so that they delay no table. */
export class ThreadReferee implements Referee {
  readonly #thread = new TaskThread(checkMs);
  #isStopped = false;

  async check(attempt: Attempt): Promise<Verdict | 'busy'> {
    if (this.#isStopped || this.#thread.size >= mostChecks) return 'busy';
    try {
      return (await this.#thread.run(attempt)) as Verdict;
    } catch (error) {
      if (this.#isStopped) return 'busy';
      throw error;
    }
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#thread.stop();
  }
}
