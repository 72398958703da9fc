import type { PaceName } from '../settings/preferences.svelte.ts';

/** How long the last card and what is paid stay in sight before the settlement covers them, in milliseconds. */
export const LAST_CARD: Readonly<Record<PaceName, number>> = {
  slow: 2200,
  normal: 1500,
  fast: 900,
  instant: 0,
};
