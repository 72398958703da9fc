import type { GameView } from '@nain-jaune/engine';
import type { Hint } from '@nain-jaune/review';
import { Analyst, type Stop } from './analyst.ts';

/** The hint for the current choice. */
export class OwnHint {
  isAsked = $state(false);
  /** Null while it is being computed. */
  found: Hint | null = $state.raw(null);
  readonly #analyst = new Analyst();
  #stop: Stop = () => undefined;

  /** Requests a hint for a choice, once. */
  ask(view: GameView, legal: readonly string[]): void {
    if (this.isAsked) return;
    this.isAsked = true;
    this.#stop = this.#analyst.hint(view, legal, (hint) => {
      this.found = hint;
      this.isAsked = hint !== null;
    });
  }

  /** Discards the hint. */
  forget(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.isAsked = false;
    this.found = null;
  }

  close(): void {
    this.#analyst.close();
  }
}
