import type { OpenDeal } from './openDeal.ts';
import { markedSteps } from './replayViews.ts';

/** A walk through one deal, step by step. */
export class DealWalk {
  /** The step that is shown; 0 is the deal itself. */
  at = $state(0);
  /** Whether it goes on by itself. */
  playing = $state(false);
  /** The last step. */
  readonly end: number;
  readonly #marks: readonly number[];

  constructor(deal: OpenDeal) {
    this.end = deal.steps.length - 1;
    this.#marks = markedSteps(deal);
  }

  /** The marked step before this one, or the beginning. */
  get markBefore(): number {
    return this.#marks.findLast((step) => step < this.at) ?? 0;
  }

  /** The marked step after this one, or the end. */
  get markAfter(): number {
    return this.#marks.find((step) => step > this.at) ?? this.end;
  }

  /** Goes to a step; who goes by hand stops the play. */
  goTo(step: number): void {
    this.playing = false;
    this.at = Math.min(this.end, Math.max(0, step));
  }

  /** Plays, from the beginning where it is at the end; or stops. */
  playOrStop(): void {
    if (this.at === this.end) this.at = 0;
    this.playing = !this.playing;
  }

  /** Goes one step on by itself, and stops at the end. */
  tick(): void {
    this.at = Math.min(this.end, this.at + 1);
    if (this.at === this.end) this.playing = false;
  }

  /** Does what a key asks for; false where it asks for nothing. */
  takeKey(key: string): boolean {
    switch (key) {
      case 'ArrowLeft':
        this.goTo(this.at - 1);
        return true;
      case 'ArrowRight':
        this.goTo(this.at + 1);
        return true;
      case 'Home':
        this.goTo(0);
        return true;
      case 'End':
        this.goTo(this.end);
        return true;
      case ' ':
        this.playOrStop();
        return true;
      default:
        return false;
    }
  }
}
