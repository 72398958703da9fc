import type { GameView } from '@nain-jaune/engine';
import type { DealReview, Hint } from '@nain-jaune/review';
import type { SharedTexts } from '../after/shared/sharedDeal.ts';
import type { AnalysisAnswer, AnalysisQuestion } from './messages.ts';

/** Who waits for the answer to one question. */
interface Waiting {
  /** Hears how far the work has come, from 0 to 1. */
  progress(part: number): void;
  done(answer: Hint | DealReview | SharedTexts | null): void;
}

/** Ends an ask: its answer is not waited for any more. */
export type Stop = () => void;

/** Thinks about views and finished deals in a worker of its own, so that neither page nor table ever waits for it. */
export class Analyst {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Asks for a hint; null where there is none. */
  hint(view: GameView, legal: readonly string[], done: (hint: Hint | null) => void): Stop {
    const ask = ++this.#asked;
    return this.#ask(
      { type: 'hint', ask, view, legal },
      { progress: () => undefined, done: (answer) => done(answer as Hint | null) },
    );
  }

  /** Asks for the review of a deal of a record; null where it cannot be reviewed. */
  review(
    record: string,
    deal: number,
    progress: (part: number) => void,
    done: (review: DealReview | null) => void,
  ): Stop {
    const ask = ++this.#asked;
    return this.#ask(
      { type: 'review', ask, record, deal },
      { progress, done: (answer) => done(answer as DealReview | null) },
    );
  }

  /** Makes the texts of a deal of a record, for a link; null where the record has no such deal. */
  share(record: string, deal: number, names: readonly string[]): Promise<SharedTexts | null> {
    const ask = ++this.#asked;
    return new Promise((resolve) => {
      this.#ask(
        { type: 'share', ask, record, deal, names },
        { progress: () => undefined, done: (answer) => resolve(answer as SharedTexts | null) },
      );
    });
  }

  /** Ends the worker, and all that it was asked. */
  close(): void {
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(question: AnalysisQuestion, waiting: Waiting): Stop {
    this.#waiting.set(question.ask, waiting);
    this.#worker ??= this.#begin();
    this.#worker.postMessage(question);
    return () => {
      if (this.#waiting.delete(question.ask)) this.#say({ type: 'stop', ask: question.ask });
    };
  }

  #say(question: AnalysisQuestion): void {
    this.#worker?.postMessage(question);
  }

  #begin(): Worker {
    const worker = new Worker(new URL('../worker/analysisWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<AnalysisAnswer>) => this.#hear(event.data);
    worker.onerror = () => this.#fail();
    return worker;
  }

  #hear(answer: AnalysisAnswer): void {
    const waiting = this.#waiting.get(answer.ask);
    if (answer.type === 'progress') {
      waiting?.progress(answer.part);
      return;
    }
    this.#waiting.delete(answer.ask);
    waiting?.done(answerOf(answer));
  }

  #fail(): void {
    const waiting = [...this.#waiting.values()];
    this.close();
    for (const one of waiting) one.done(null);
  }
}

function answerOf(
  answer: Exclude<AnalysisAnswer, { type: 'progress' }>,
): Hint | DealReview | SharedTexts | null {
  switch (answer.type) {
    case 'hint':
      return answer.hint;
    case 'review':
      return answer.review;
    case 'share':
      return answer.texts;
    case 'failed':
      return null;
  }
}
