import type { GameView } from '@nain-jaune/engine';
import type { DealReview, Evaluation, Hint } from '@nain-jaune/review';
import type { MistakePuzzle } from '@nain-jaune/review/puzzles';
import type { SharedTexts } from '../postgame/shared/sharedDeal.ts';
import type { AnalysisAnswer, AnalysisQuestion, PositionFacts } from './analysisMessages.ts';

/** Handles the answers to one request. It is called with null if the analysis failed. */
type Handler = (answer: AnalysisAnswer | null) => void;

/** Cancels a request. */
export type Stop = () => void;

/** Receives what is found out about a position. */
export interface PositionHandler {
  facts(facts: PositionFacts): void;
  /** Called with better and better evaluations. `milliseconds`: since the worker began. */
  evaluation(evaluation: Evaluation, milliseconds: number): void;
  /** Called once at the end. `failed`: after an unexpected error. */
  end(failed: boolean): void;
}

/** The types of answers that another one follows. */
const INTERIM: readonly AnalysisAnswer['type'][] = ['progress', 'facts', 'evaluation'];

/** Analyses views and finished deals in its own worker. */
export class Analyst {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #handlers = new Map<number, Handler>();

  /** Requests a hint. The result is null if there is none. */
  hint(view: GameView, legal: readonly string[], done: (hint: Hint | null) => void): Stop {
    const ask = ++this.#asked;
    return this.#ask({ type: 'hint', ask, view, legal }, (answer) =>
      done(answer?.type === 'hint' ? answer.hint : null),
    );
  }

  /**
   * Requests the review of a deal, and the puzzles that its mistakes make. The progress is from 0 to 1. The result is null if the
   * deal cannot be reviewed.
   */
  review(
    record: string,
    deal: number,
    progress: (part: number) => void,
    done: (review: DealReview | null, puzzles: readonly MistakePuzzle[]) => void,
  ): Stop {
    const ask = ++this.#asked;
    return this.#ask({ type: 'review', ask, record, deal }, (answer) => {
      if (answer?.type === 'progress') progress(answer.part);
      else if (answer?.type === 'review') done(answer.review, answer.puzzles);
      else done(null, []);
    });
  }

  /** Encodes a deal for a link, or resolves with null if the record has no such deal. */
  share(record: string, deal: number, names: readonly string[]): Promise<SharedTexts | null> {
    const ask = ++this.#asked;
    return new Promise((resolve) => {
      this.#ask({ type: 'share', ask, record, deal, names }, (answer) =>
        resolve(answer?.type === 'share' ? answer.texts : null),
      );
    });
  }

  /** Requests facts and values of a position in one line. */
  evaluate(position: string, handler: PositionHandler): Stop {
    const ask = ++this.#asked;
    return this.#ask({ type: 'evaluate', ask, position }, (answer) => {
      if (answer?.type === 'facts') handler.facts(answer.facts);
      else if (answer?.type === 'evaluation') handler.evaluation(answer.evaluation, answer.milliseconds);
      else handler.end(answer?.type !== 'evaluated');
    });
  }

  /** Loads the worker before the first request. */
  prepare(): void {
    this.#worker ??= this.#begin();
  }

  /** Terminates the worker and cancels all requests. */
  close(): void {
    this.#handlers.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(question: AnalysisQuestion, handler: Handler): Stop {
    const { ask } = question;
    this.#handlers.set(ask, handler);
    this.#worker ??= this.#begin();
    this.#worker.postMessage(question);
    return () => {
      if (!this.#handlers.delete(ask)) return;
      this.#worker?.postMessage({ type: 'stop', ask } satisfies AnalysisQuestion);
    };
  }

  #begin(): Worker {
    const worker = new Worker(new URL('../worker/analysisWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<AnalysisAnswer>) => {
      const handler = this.#handlers.get(data.ask);
      if (!INTERIM.includes(data.type)) this.#handlers.delete(data.ask);
      handler?.(data);
    };
    worker.onerror = () => {
      const handlers = [...this.#handlers.values()];
      this.close();
      for (const handler of handlers) handler(null);
    };
    return worker;
  }
}
