/** An edge of the screen. */
export type Edge = 'bottom' | 'left' | 'top' | 'right';

/** The place of a seat: its edge, and its columns of {@link COLUMNS} at the top and bottom. */
export interface SeatPlace {
  readonly edge: Edge;
  /** First column from the left, from 0. */
  readonly from: number;
  /** Number of columns. */
  readonly span: number;
}

/** The columns of the top and bottom edges. Rows of one to four seats divide them evenly. */
export const COLUMNS = 12;

/** Seats at the bottom, left, top and right of a wide screen, by the number of players. */
const WIDE: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2: [1, 0, 1, 0],
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [1, 1, 2, 1],
  6: [2, 1, 2, 1],
  7: [2, 1, 3, 1],
  8: [3, 1, 3, 1],
};
const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];

/** Places the seats clockwise from the bottom right corner. An upright screen has seats at the top and bottom only. */
export function seatPlaces(players: number, isWide: boolean): readonly SeatPlace[] {
  const counts = (isWide ? WIDE[players] : undefined) ?? [
    Math.floor(players / 2),
    0,
    Math.ceil(players / 2),
    0,
  ];
  return EDGES.flatMap((edge, at) => {
    const count = counts[at] ?? 0;
    const span = COLUMNS / Math.max(1, count);
    return Array.from({ length: count }, (_, place) => ({
      edge,
      // The bottom runs from right to left.
      from: span * (edge === 'bottom' ? count - 1 - place : place),
      span,
    }));
  });
}

/** Rotation of what a person at an edge reads from a screen that lies flat, in degrees. */
export const TURNS: Readonly<Record<Edge, number>> = { bottom: 0, left: 90, top: 180, right: 270 };
