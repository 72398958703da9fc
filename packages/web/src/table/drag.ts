/** A point on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum distance of a drag, in pixels. Less is an unsteady tap. */
const LEAST = 8;

/** Whether a movement drags a card: more upwards than sideways, which scrolls. */
export function isDrag(from: Point, to: Point): boolean {
  const up = from.y - to.y;
  return up > LEAST && up > Math.abs(to.x - from.x) * 0.7;
}

/** Whether a card released here is laid: far enough above its place. */
export function isLaid(from: Point, to: Point, cardHeight: number): boolean {
  return from.y - to.y > cardHeight * 0.6;
}
