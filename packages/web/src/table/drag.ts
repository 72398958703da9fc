/** A point on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a pointer goes before it drags: less is a tap with an unsteady hand. */
const LEAST = 8;

/** Whether a pointer that went so far drags a card: upwards rather than sideways, which is how one scrolls. */
export function isDrag(from: Point, to: Point): boolean {
  const up = from.y - to.y;
  return up > LEAST && up > Math.abs(to.x - from.x) * 0.7;
}

/** Whether a card that was dragged so far is laid when it is let go: well out of the hand; else it goes back. */
export function isLaid(from: Point, to: Point, cardHeight: number): boolean {
  return from.y - to.y > cardHeight * 0.6;
}
