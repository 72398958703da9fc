import { neighbour, type Seat } from '@nain-jaune/engine';

/** A point of the picture, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the size of a plate. */
export interface Plate {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** The width of the picture, the same for any table. */
export const FLOW_WIDTH = 360;
/** The most lines on a plate: name, change, ante, hocs; and how high each is. */
const MOST_LINES = 4;
export const LINE = 14;
/** The plate of a loser, and the winner's in the middle, that has so many lines. */
export function plateOf(lines: number, isWinner: boolean): Plate {
  const halfHeight = 4 + (LINE * Math.min(lines, MOST_LINES)) / 2;
  return isWinner ? { halfWidth: 48, halfHeight: halfHeight + 2 } : { halfWidth: 44, halfHeight };
}
/** Where the winner is. */
export const MIDDLE: Point = { x: FLOW_WIDTH / 2, y: 128 };
const RADIUS: Point = { x: 134, y: 185 };

/** The losers' places round the winner, clockwise as they sit, the winner's neighbour first. */
export function losersRound(
  winner: Seat,
  players: number,
): readonly { readonly seat: Seat; readonly at: Point }[] {
  const losers = players - 1;
  let seat = winner;
  return Array.from({ length: losers }, (_, index) => {
    seat = neighbour(seat, 'clockwise', players);
    const angle = Math.PI * ((2 * index + 1) / losers - 0.5);
    const at = { x: MIDDLE.x + RADIUS.x * Math.cos(angle), y: MIDDLE.y + RADIUS.y * Math.sin(angle) };
    return { seat, at };
  });
}

/** The arrow from a loser's plate to the winner's, from edge to edge, and its middle. */
export function arrowTo(
  from: Point,
  lines: number,
): { readonly start: Point; readonly end: Point; readonly middle: Point } {
  const start = edge(from, MIDDLE, plateOf(lines, false));
  const end = edge(MIDDLE, from, plateOf(lines, true));
  return { start, end, middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } };
}

/** Where the way from the middle of a plate to a point leaves the plate, and a little further. */
function edge(middle: Point, to: Point, { halfWidth, halfHeight }: Plate): Point {
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const part = Math.min(
    dx === 0 ? 1 : (halfWidth + 3) / Math.abs(dx),
    dy === 0 ? 1 : (halfHeight + 3) / Math.abs(dy),
  );
  return { x: middle.x + dx * part, y: middle.y + dy * part };
}

/** A name that has no more than so many letters. */
export function shortened(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}
