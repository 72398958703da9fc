import type { Evaluation } from '@nain-jaune/review';
import type { Found, PositionFacts } from '../review/analysisService.ts';
import { makeAnalyst } from '../review/analyst.ts';

/** The most positions whose final evaluation is remembered. */
const MOST_REMEMBERED = 100;

interface Remembered {
  readonly facts: PositionFacts | null;
  readonly evaluation: Evaluation | null;
}

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
  readonly #analyst = makeAnalyst();
  #stopping = new AbortController();
  /** By position, the oldest first. */
  readonly #remembered = new Map<string, Remembered>();

  /** Asks about a position in one line; about none if the deal is over. */
  ask(position: string | null): void {
    this.#stopping.abort();
    this.#stopping = new AbortController();
    const known = position === null ? undefined : this.#remembered.get(position);
    this.facts = known?.facts ?? null;
    this.evaluation = known?.evaluation ?? null;
    this.firstAnswer = null;
    this.failed = false;
    this.isFinal = position === null || known !== undefined;
    if (position !== null && known === undefined) this.#request(position);
  }

  #request(position: string): void {
    const from = performance.now();
    const progress = (found: Found) => {
      if (found.type === 'facts') this.facts = found.facts;
      else {
        this.evaluation = found.evaluation;
        this.firstAnswer ??= performance.now() - from;
      }
    };
    const end = (failed: boolean) => {
      this.failed = failed;
      this.isFinal = true;
      if (!failed) this.#remember(position);
    };
    this.#analyst.evaluate(position, { signal: this.#stopping.signal, progress }).then(
      () => end(false),
      () => end(true),
    );
  }

  #remember(position: string): void {
    this.#remembered.set(position, { facts: this.facts, evaluation: this.evaluation });
    const [oldest] = this.#remembered.keys();
    if (oldest !== undefined && this.#remembered.size > MOST_REMEMBERED) this.#remembered.delete(oldest);
  }

  /** Loads the worker, so that the first answer does not wait for it. */
  prepare(): void {
    this.#analyst.prepare();
  }

  close(): void {
    this.#analyst.close();
  }
}
