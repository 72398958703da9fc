import type { GameView } from '@nain-jaune/engine';
import type { Hint } from '@nain-jaune/review';
import { inTime } from '../browser/inTime.ts';
import type { Analyst, Stop } from './analyst.ts';

/** The hint for the current choice. */
export class OwnHint {
  isAsked = $state(false);
  /** Null while it is being computed. */
  found: Hint | null = $state.raw(null);
  #analyst: Analyst | null = null;
  #stop: Stop = () => undefined;

  /** Requests a hint for a choice, once. Rejects if the analysis cannot be loaded. */
  async ask(view: GameView, legal: readonly string[]): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    let isWanted = true;
    this.#stop = () => (isWanted = false);
    try {
      const { Analyst } = await inTime(import('./analyst.ts'));
      this.#analyst ??= new Analyst();
    } catch (error) {
      this.isAsked = false;
      throw error;
    }
    if (!isWanted) return;
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
    this.#stop();
    this.#analyst?.close();
  }
}
