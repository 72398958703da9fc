import { untrack } from 'svelte';
import { requestTilt, tiltAccess, watchTilt } from '../../app/browser/tilt.ts';
import { handSettings } from './handSettings.svelte.ts';
import { afterTilt, FACING, facingUp, type Turned } from './turnedAway.ts';

/** Covers the cards: by a button, while the page is hidden, and while the phone is turned away. */
export class PhoneCover {
  /** Whether only a tap uncovers the cards. */
  isClosed = $state(false);
  /** Whether the sensor of the phone reports anything. */
  isSensed = $state(false);
  readonly access = tiltAccess();
  /** Whether the permission has been asked for. */
  isAsked = $state(false);
  #turned: Turned = $state.raw(FACING);
  /** Whether the player has uncovered the cards though the phone counts as turned away, for example lying on a sofa. */
  #isOverruled = $state(false);

  /** Call it while a component is initialised. */
  constructor() {
    $effect(() => {
      const onHidden = () => {
        if (document.visibilityState === 'hidden') this.close();
      };
      document.addEventListener('visibilitychange', onHidden);
      return () => document.removeEventListener('visibilitychange', onHidden);
    });
    $effect(() => (handSettings.covers ? this.#watch() : undefined));
    $effect(() => (handSettings.covers && handSettings.asksTilt ? this.#askOnClick() : undefined));
  }

  get isAway(): boolean {
    return this.#turned.isAway && !this.#isOverruled;
  }

  get isCovered(): boolean {
    return this.isClosed || this.isAway;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Uncovers the cards until the phone is turned away the next time. */
  open(): void {
    this.isClosed = false;
    this.#isOverruled = this.#turned.isAway;
  }

  /** Asks for the permission. Call it in a click handler. */
  async ask(): Promise<void> {
    handSettings.asksTilt = await requestTilt();
    this.isAsked = true;
  }

  #watch(): () => void {
    const cancel = watchTilt((tilt) => untrack(() => this.#take(facingUp(tilt))));
    return () => {
      cancel();
      this.#turned = FACING;
    };
  }

  #take(facing: number): void {
    this.isSensed = true;
    this.#turned = afterTilt(this.#turned, facing, performance.now());
    if (!this.#turned.isAway) this.#isOverruled = false;
  }

  /** The permission ends with the page, and is given again without a question, but only in a click. */
  #askOnClick(): (() => void) | undefined {
    if (this.access !== 'ask') return undefined;
    const ask = () => void requestTilt();
    addEventListener('click', ask, { once: true });
    return () => removeEventListener('click', ask);
  }
}
