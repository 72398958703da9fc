import type { OpenDeal } from './openDeal.ts';
import { markedSteps } from './replayViews.ts';

/** Steps of which one is shown. Step 0 is the first. */
export interface Steps {
  readonly at: number;
  readonly end: number;
  /** Shows a step between 0 and `end`. */
  show(step: number): void;
}

/** Walks through steps: one by one, by marks, or by itself. */
export class Walk implements Steps {
  /** Whether playback is running. */
  playing = $state(false);
  readonly #steps: Steps;
  readonly #marks: readonly number[];

  /** @param marks steps worth jumping to, in ascending order */
  constructor(steps: Steps, marks: readonly number[] = []) {
    this.#steps = steps;
    this.#marks = marks;
  }

  /** Walks through a deal. Step 0 is the dealt cards. */
  static ofDeal(deal: OpenDeal): Walk {
    let at = $state(0);
    const steps = {
      get at() {
        return at;
      },
      end: deal.steps.length - 1,
      show: (step: number) => (at = step),
    };
    return new Walk(steps, markedSteps(deal));
  }

  get at(): number {
    return this.#steps.at;
  }

  get end(): number {
    return this.#steps.end;
  }

  get hasMarks(): boolean {
    return this.#marks.length > 0;
  }

  /** The previous marked step, or the first step. */
  get markBefore(): number {
    return this.#marks.findLast((step) => step < this.at) ?? 0;
  }

  /** The next marked step, or the last step. */
  get markAfter(): number {
    return this.#marks.find((step) => step > this.at) ?? this.end;
  }

  show(step: number): void {
    this.#steps.show(Math.min(this.end, Math.max(0, step)));
  }

  /** Goes to a step and stops playback. */
  goTo(step: number): void {
    this.playing = false;
    this.show(step);
  }

  /** Toggles playback, from the beginning if it is at the end. */
  playOrStop(): void {
    if (this.at === this.end) this.show(0);
    this.playing = !this.playing;
  }

  /** Advances playback by one step, and stops at the end. */
  tick(): void {
    this.show(this.at + 1);
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
