import type { GameView } from '@nain-jaune/engine';
import type { DealReview, Hint } from '@nain-jaune/review';
import type { SharedTexts } from '../postgame/shared/sharedDeal.ts';
import type { AnalysisAnswer, AnalysisQuestion } from './analysisMessages.ts';

/** Callbacks of one request. */
interface Waiting {
  /** Called with the progress from 0 to 1. */
  progress(part: number): void;
  done(answer: Hint | DealReview | SharedTexts | null): void;
}

/** Cancels a request. */
export type Stop = () => void;

/** Analyses views and finished deals in its own worker. */
export class Analyst {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Requests a hint. The result is null if there is none. */
  hint(view: GameView, legal: readonly string[], done: (hint: Hint | null) => void): Stop {
    const ask = ++this.#asked;
    return this.#ask(
      { type: 'hint', ask, view, legal },
      { progress: () => undefined, done: (answer) => done(answer as Hint | null) },
    );
  }

  /** Requests the review of a deal. The result is null if it cannot be reviewed. */
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

  /** Encodes a deal for a link, or resolves with null if the record has no such deal. */
  share(record: string, deal: number, names: readonly string[]): Promise<SharedTexts | null> {
    const ask = ++this.#asked;
    return new Promise((resolve) => {
      this.#ask(
        { type: 'share', ask, record, deal, names },
        { progress: () => undefined, done: (answer) => resolve(answer as SharedTexts | null) },
      );
    });
  }

  /** Terminates the worker and cancels all requests. */
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
    const worker = new Worker(new URL('../worker/analysis.ts', import.meta.url), { type: 'module' });
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
