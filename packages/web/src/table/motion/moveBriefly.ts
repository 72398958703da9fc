import type { DealView } from '@nain-jaune/engine';
import { untrack } from 'svelte';
import { watchMedia } from '../../app/browser/browser.ts';
import { preferences } from '../../app/settings/preferences.svelte.ts';

/** The last keyframe must have the element's own style. */
type Keyframes = readonly [Keyframe, ...Keyframe[], Keyframe];

interface Course {
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

/** Duration of the animation as a multiple of the movement. A timer cancels it earlier. */
const HOLD = 10;
/** Whether reduced motion is preferred. */
export const calm = watchMedia('(prefers-reduced-motion: reduce)');

/**
 * Returns whether a new deal is being dealt, until its first card is laid. Not a deal that was there before, that begins out of sight or
 * is to show no motion. A change of the pace does not deal it again.
 */
export function dealing(deal: () => DealView | null | undefined): () => boolean {
  let begun = untrack(deal)?.number;
  return () => {
    const { number, laid } = deal() ?? {};
    const isFelt = !calm.current && 'slow normal'.includes(preferences.pace);
    if (laid?.[0] !== undefined || document.hidden || !isFelt) begun = number;
    return number !== begun;
  };
}

/**
 * Moves an element once through evenly spaced keyframes, unless reduced motion is preferred. A timer cancels the animation: at a
 * natural end the browser draws up to three extra frames, which a slow device notices.
 */
export async function moveBriefly(
  element: Element,
  keyframes: Keyframes,
  { duration, easing }: Course,
): Promise<void> {
  if (calm.current) return;
  const steps = keyframes.length - 1;
  const moved = keyframes.map((keyframe, step) => ({ ...keyframe, easing, offset: step / steps / HOLD }));
  const held = { ...keyframes[steps], offset: 1 };
  const animation = element.animate([...moved, held], { duration: duration * HOLD });
  await animation.ready;
  setTimeout(() => animation.cancel(), duration);
}

/** Shakes an element sideways. */
export function shake(element: Element): void {
  const [start, ...others] = [0, -7, 6, -4, 2, 0].map((x) => ({ translate: `${x}px 0` }));
  void moveBriefly(element, [start!, ...others, { translate: '0 0' }], { duration: 320, easing: 'ease-out' });
}

/** Lets a face jump twice for joy. */
export function hop(face: Element): void {
  const [start, ...others] = [0, -16, 0, -9].map((y) => ({
    translate: `0 ${y}px`,
    scale: y === 0 ? 1 : 1.12,
  }));
  const end = { translate: '0 0', scale: 1 };
  void moveBriefly(face, [start!, ...others, end], { duration: 1000, easing: 'ease-in-out' });
}

/** Grows a speech bubble from its `transform-origin`. */
export function popUp(bubble: Element): void {
  const small = { opacity: 0.2, scale: 0.85 };
  void moveBriefly(bubble, [small, { opacity: 1, scale: 1 }], { duration: 180, easing: 'ease-out' });
}
