import { neighbour, type Seat } from '@nain-jaune/engine';
import { charactersOf } from '@nain-jaune/protocol';

/** A point in picture units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the size of a plate. */
export interface Plate {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export const FLOW_WIDTH = 360;
/** Maximum lines on a plate (name, change, ante, hocs), and their height. */
const MOST_LINES = 4;
export const LINE = 14;
/** Returns the plate of a player with this number of lines. */
export function plateOf(lines: number, isWinner: boolean): Plate {
  const halfHeight = 4 + (LINE * Math.min(lines, MOST_LINES)) / 2;
  return isWinner ? { halfWidth: 48, halfHeight: halfHeight + 2 } : { halfWidth: 44, halfHeight };
}
/** The centre of the winner's plate. */
export const MIDDLE: Point = { x: FLOW_WIDTH / 2, y: 128 };
const RADIUS: Point = { x: 134, y: 185 };

/** Returns the places of the losers around the winner, clockwise, starting with the winner's left neighbour. */
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

/** Returns the arrow from a loser's plate to the winner's, from edge to edge. */
export function arrowTo(
  from: Point,
  lines: number,
): { readonly start: Point; readonly end: Point; readonly middle: Point } {
  const start = edge(from, MIDDLE, plateOf(lines, false));
  const end = edge(MIDDLE, from, plateOf(lines, true));
  return { start, end, middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } };
}

/** Returns the point just outside a plate on the line from its centre to `to`. */
function edge(middle: Point, to: Point, { halfWidth, halfHeight }: Plate): Point {
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const part = Math.min(
    dx === 0 ? 1 : (halfWidth + 3) / Math.abs(dx),
    dy === 0 ? 1 : (halfHeight + 3) / Math.abs(dy),
  );
  return { x: middle.x + dx * part, y: middle.y + dy * part };
}

/** Truncates a name. */
export function shortened(name: string, letters: number): string {
  const characters = charactersOf(name);
  return characters.length > letters ? `${characters.slice(0, letters - 1).join('')}…` : name;
}
