import { watchMedia } from '../browser/browser.ts';

/** What an element is moved through; the properties of the last keyframe are those that it has by itself. */
type Keyframes = readonly [Keyframe, ...Keyframe[], Keyframe];

/** How an element is moved: for so many milliseconds, and how it gains and loses speed. */
interface Course {
  readonly duration: number;
  readonly easing: string;
}

/** How many times as long as it moves an animation would last if nothing ended it. */
const HOLD = 10;
const calm = watchMedia('(prefers-reduced-motion: reduce)');

/**
 * Moves an element once through keyframes, evenly in time; not for whoever wishes less motion. A timer ends it: where an
 * animation runs out by itself, the browser draws the page again and again in its last 40 ms to see it end, on a slow
 * device three frames for each.
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

/** Lets a bubble with something said come out of where its style has its origin. */
export function popUp(bubble: Element): void {
  const small = { opacity: 0.2, scale: 0.85 };
  void moveBriefly(bubble, [small, { opacity: 1, scale: 1 }], { duration: 180, easing: 'ease-out' });
}
