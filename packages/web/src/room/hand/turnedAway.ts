import type { Tilt } from '../../app/browser/tilt.ts';

/**
 * How far the screen faces up: 1 for a phone on its back, 0 for one that is held upright, −1 for one that lies face down. A phone
 * that is shown to others is tilted over the upright, and its value is negative too.
 */
export function facingUp({ beta, gamma }: Tilt): number {
  return Math.cos((beta * Math.PI) / 180) * Math.cos((gamma * Math.PI) / 180);
}

/** About 20° over the upright, and back to about 5°. */
const AWAY = -0.35;
const BACK = -0.1;
/** How long the screen must face the player again, in milliseconds. */
const STEADY_MS = 300;

/** Whether a phone is turned away from its player. */
export interface Turned {
  readonly isAway: boolean;
  /** Since when the screen faces the player again, in milliseconds; null if it does not. */
  readonly backSince: number | null;
}

export const FACING: Turned = { isAway: false, backSince: null };

/** The state after a report of the sensor. A phone counts as turned away at once, and as turned back when it is held steadily. */
export function afterTilt({ isAway, backSince }: Turned, facing: number, nowMs: number): Turned {
  if (facing < AWAY) return { isAway: true, backSince: null };
  if (!isAway) return FACING;
  if (facing < BACK) return { isAway, backSince: null };
  const since = backSince ?? nowMs;
  return nowMs - since >= STEADY_MS ? FACING : { isAway, backSince: since };
}
