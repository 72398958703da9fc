import { endCounts } from './counting.ts';

/** Ends everything that moves at its last frame. */
export function endScenes(): void {
  endCounts();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
