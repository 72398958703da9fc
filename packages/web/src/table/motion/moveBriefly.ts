import { watchMedia } from '../../app/browser/browser.ts';

/** The last keyframe must have the element's own style. */
type Keyframes = readonly [Keyframe, ...Keyframe[], Keyframe];

interface Course {
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

/** Duration of the animation as a multiple of the movement. A timer cancels it earlier. */
const HOLD = 10;
const calm = watchMedia('(prefers-reduced-motion: reduce)');

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

/** Grows a speech bubble from its `transform-origin`. */
export function popUp(bubble: Element): void {
  const small = { opacity: 0.2, scale: 0.85 };
  void moveBriefly(bubble, [small, { opacity: 1, scale: 1 }], { duration: 180, easing: 'ease-out' });
}
