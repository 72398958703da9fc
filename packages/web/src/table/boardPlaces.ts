/** The places of the board, in the order of {@link placesOnBoard}. */
export const BOARD_PLACES = ['left', 'right', 'left', 'right', 'middle'] as const;

/**
 * Returns the boxes by place: top left, top right, bottom left, bottom right, middle. On old boards these are the king of hearts
 * (stake 4), the queen of spades (3), the jack of clubs (2), the ten of diamonds (1) and the dwarf (5). Equal stakes keep the
 * order of the honours.
 */
export function placesOnBoard(stakes: readonly number[]): number[] {
  const [middle, ...corners] = stakes.map((_, box) => box).sort((a, b) => stakes[b]! - stakes[a]! || a - b);
  return [...corners, middle!];
}
