import type { GameView } from '@nain-jaune/engine';
import type { Hint } from '@nain-jaune/review';
import { inTime } from '../../app/browser/inTime.ts';
import type { Analyst } from './analyst.ts';

/** The hint for the current choice. */
export class OwnHint {
  isAsked = $state(false);
  /** Null while it is being computed. */
  found: Hint | null = $state.raw(null);
  #analyst: Analyst | null = null;
  #stopping = new AbortController();

  /** Requests a hint for a choice, once. Rejects if the analysis cannot be loaded. */
  async ask(view: GameView, legal: readonly string[]): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    const { signal } = this.#stopping;
    try {
      const { makeAnalyst } = await inTime(import('./analyst.ts'));
      this.#analyst ??= makeAnalyst();
    } catch (error) {
      this.isAsked = false;
      throw error;
    }
    this.#analyst.hint(view, legal, { signal }).then(
      (hint) => (this.found = hint),
      () => (this.isAsked = false),
    );
  }

  /** Discards the hint. */
  forget(): void {
    this.#stopping.abort();
    this.#stopping = new AbortController();
    this.isAsked = false;
    this.found = null;
  }

  close(): void {
    this.#stopping.abort();
    this.#analyst?.close();
  }
}
