/** Where a speech tab stands over its card. */
export interface TabPlace {
  readonly left: number;
  readonly width: number;
}

/** The width that any call finds room in, over two lines. */
const WIDTH = 148;
const LEAST = 56;
const GAP = 4;

/**
 * The places of speech tabs over the middles of their cards, from left to right, in a hand of that width: each as wide as
 * it may be without coming over its neighbours or out of the hand.
 */
export function placeTabs(middles: readonly number[], width: number): TabPlace[] {
  return middles.map((middle, index) => {
    const before = middle - (middles[index - 1] ?? Number.NEGATIVE_INFINITY);
    const after = (middles[index + 1] ?? Number.POSITIVE_INFINITY) - middle;
    const room = Math.max(LEAST, Math.min(WIDTH, before - GAP, after - GAP));
    return { left: Math.max(0, Math.min(width - room, middle - room / 2)), width: room };
  });
}
