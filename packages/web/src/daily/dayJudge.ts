import type { DailyAnswer, DailyCallName, DailyCalls, DailyQuestion } from './dailyMessages.ts';

/** Asks about tables of days and challenges in a worker of its own, which knows the cards and the bots. */
export class DayJudge {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, (answer: unknown) => void>();

  /** Resolves with null if the worker could not answer, for example because it could not be loaded offline. */
  ask<Name extends DailyCallName>(
    type: Name,
    given: DailyCalls[Name]['given'],
  ): Promise<DailyCalls[Name]['answer'] | null> {
    const ask = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(ask, (answer) => resolve(answer as DailyCalls[Name]['answer'] | null));
      this.#worker ??= this.#start();
      this.#worker.postMessage({ type, ask, given } as DailyQuestion);
    });
  }

  /** Ends the worker. Open questions get no answer. */
  close(): void {
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    const worker = new Worker(new URL('../worker/dailyWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<DailyAnswer>) => this.#take(data.ask, data.answer);
    worker.onerror = () => {
      const asked = [...this.#waiting.keys()];
      worker.terminate();
      this.#worker = null;
      for (const ask of asked) this.#take(ask, null);
    };
    return worker;
  }

  #take(ask: number, answer: unknown): void {
    const resolve = this.#waiting.get(ask);
    this.#waiting.delete(ask);
    resolve?.(answer);
  }
}
