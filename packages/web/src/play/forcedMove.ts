import type { ChoiceOf, PaceName } from '../settings/preferences.svelte.ts';

/** How long a forced move is waited for where only bots see it, in milliseconds. */
export const FORCED_WAIT: Readonly<Record<PaceName, number>> = {
  slow: 800,
  normal: 400,
  fast: 200,
  instant: 0,
};

/** How long a forced act takes in the middle, in milliseconds: about as long as a glance at the hand and a click. */
const USUAL_WAIT: Readonly<Record<PaceName, number>> = { slow: 1600, normal: 1000, fast: 400, instant: 0 };

/** What is played for a player who so chose: the only move there is, or only a pass; null where it is his to make. */
export function forcedMove(legal: readonly string[], wish: ChoiceOf<'forced'>): string | null {
  const [only, ...others] = legal;
  if (only === undefined || others.length > 0) return null;
  return wish === 'all' || (wish === 'pass' && only === '-') ? only : null;
}

/**
 * How long a forced act waits where people see it: at least half the usual wait, at most one and a half times as long, drawn evenly. It is
 * not told what the act is and knows no hand, so that its length tells nobody whether a card or a pass was forced.
 */
export function forcedDelay(pace: PaceName, chance: number): number {
  return USUAL_WAIT[pace] * (0.5 + chance);
}
