import type { Judged } from '../store/types.ts';
import type { DaySecret, Referee, Verdict } from './referee.ts';
import { TaskThread } from './taskThread.ts';

const mostChecks = 20;
const checkMs = 20_000;
const judgeMs = 5 * 60_000;

/** A referee whose bots think in threads of their own, so that they delay no table. */
export class ThreadReferee implements Referee {
  readonly #checks = new TaskThread(checkMs);
  readonly #judgings = new TaskThread(judgeMs);
  #isStopped = false;

  async check(day: DaySecret, record: object): Promise<Verdict | 'busy'> {
    if (this.#isStopped || this.#checks.size >= mostChecks) return 'busy';
    try {
      return (await this.#checks.run({ type: 'check', day: secretOf(day), record })) as Verdict;
    } catch (error) {
      if (this.#isStopped) return 'busy';
      throw error;
    }
  }

  async judge(day: DaySecret): Promise<Judged> {
    return (await this.#judgings.run({ type: 'judge', day: secretOf(day) })) as Judged;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([this.#checks.stop(), this.#judgings.stop()]);
  }
}

function secretOf({ date, secret }: DaySecret): DaySecret {
  return { date, secret };
}
