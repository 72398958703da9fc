import type { GameView } from '@nain-jaune/engine';
import type { Hint } from '@nain-jaune/review';
import { Analyst, type Stop } from './analyst.ts';

/** The hint for the present choice: computed once, shown as a note and, on request, as a sheet with reasons. */
export class OwnHint {
  /** Whether it was asked for. */
  isAsked = $state(false);
  /** Null while it is being thought about. */
  found: Hint | null = $state.raw(null);
  readonly #analyst = new Analyst();
  #stop: Stop = () => undefined;

  /** Asks for a hint for a choice, once. */
  ask(view: GameView, legal: readonly string[]): void {
    if (this.isAsked) return;
    this.isAsked = true;
    this.#stop = this.#analyst.hint(view, legal, (hint) => {
      this.found = hint;
      this.isAsked = hint !== null;
    });
  }

  /** Takes the hint away: the choice was made, or nobody wants it any more. */
  forget(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.isAsked = false;
    this.found = null;
  }

  /** Ends the thinking for good. */
  close(): void {
    this.#analyst.close();
  }
}
