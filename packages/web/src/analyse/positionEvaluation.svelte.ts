import type { Evaluation } from '@nain-jaune/review';
import type { PositionFacts } from '../review/analysisMessages.ts';
import { Analyst, type Stop } from '../review/analyst.ts';

/** What the worker finds out about the shown position. */
export class PositionEvaluation {
  /** Null until they are known. */
  facts: PositionFacts | null = $state.raw(null);
  /** The best evaluation so far. */
  evaluation: Evaluation | null = $state.raw(null);
  /** Whether nothing better follows. */
  isFinal = $state(false);
  failed = $state(false);
  /** Milliseconds from the question to the first evaluation. */
  firstAnswer: number | null = $state(null);
  readonly #analyst = new Analyst();
  #stop: Stop = () => undefined;

  /** Asks about a position in one line; about none if the deal is over. */
  ask(position: string | null): void {
    this.#stop();
    this.#stop = () => undefined;
    this.facts = null;
    this.evaluation = null;
    this.firstAnswer = null;
    this.failed = false;
    this.isFinal = position === null;
    if (position === null) return;
    const from = performance.now();
    this.#stop = this.#analyst.evaluate(position, {
      facts: (facts) => {
        this.facts = facts;
      },
      evaluation: (evaluation) => {
        this.evaluation = evaluation;
        this.firstAnswer ??= performance.now() - from;
      },
      end: (failed) => {
        this.failed = failed;
        this.isFinal = true;
      },
    });
  }

  /** Loads the worker, so that the first answer does not wait for it. */
  prepare(): void {
    this.#analyst.prepare();
  }

  close(): void {
    this.#analyst.close();
  }
}
