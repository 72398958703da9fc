import type { OpenDeal } from './openDeal.ts';
import { markedSteps } from './replayViews.ts';

/** Navigation through the steps of a deal. */
export class DealWalk {
  /** The shown step. Step 0 is the dealt cards. */
  at = $state(0);
  /** Whether playback is running. */
  playing = $state(false);
  readonly end: number;
  readonly #marks: readonly number[];

  constructor(deal: OpenDeal) {
    this.end = deal.steps.length - 1;
    this.#marks = markedSteps(deal);
  }

  /** The previous marked step, or the first step. */
  get markBefore(): number {
    return this.#marks.findLast((step) => step < this.at) ?? 0;
  }

  /** The next marked step, or the last step. */
  get markAfter(): number {
    return this.#marks.find((step) => step > this.at) ?? this.end;
  }

  /** Goes to a step and stops playback. */
  goTo(step: number): void {
    this.playing = false;
    this.at = Math.min(this.end, Math.max(0, step));
  }

  /** Toggles playback, from the beginning if it is at the end. */
  playOrStop(): void {
    if (this.at === this.end) this.at = 0;
    this.playing = !this.playing;
  }

  /** Advances playback by one step, and stops at the end. */
  tick(): void {
    this.at = Math.min(this.end, this.at + 1);
    if (this.at === this.end) this.playing = false;
  }

  /** Handles a key. Returns whether it did. */
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
