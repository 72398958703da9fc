import type { Card } from '@nain-jaune/engine';

/** A point on the screen, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum distance of a drag, in pixels. Less is an unsteady tap. */
const LEAST_DRAG = 8;

/** Whether a movement drags a card: more upwards than sideways, which scrolls. */
export function isDrag(from: Point, to: Point): boolean {
  const up = from.y - to.y;
  return up > LEAST_DRAG && up > Math.abs(to.x - from.x) * 0.7;
}

/** Whether a card released here is laid: far enough above its place. */
export function isLaid(from: Point, to: Point, cardHeight: number): boolean {
  return from.y - to.y > cardHeight * 0.6;
}

/** Duration of a long press, in milliseconds. */
const LONG_PRESS = 550;

/** Results of a gesture on a card. */
export interface GestureOutcomes {
  /** The card was dragged out of the hand. */
  onlay(): void;
  /** Called after a long press. Null if that has no effect. */
  readonly onhold: (() => void) | null;
  /** Whether the card stays where it was released until the table answers. */
  staysThere(): boolean;
}

/** The longest time between the taps of a double tap, in milliseconds, and how far apart they are at most, in pixels. */
const DOUBLE_TAP_MS = 250;
const DOUBLE_TAP_PX = 16;

/** A click, by a pointer or by a key. */
type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

/** Drag and long press on a card. */
export class CardGesture {
  #held: {
    readonly element: HTMLElement;
    readonly from: Point;
    /** Time of the pointer down, in milliseconds. */
    readonly since: number;
    carried: boolean;
  } | null = null;
  /** Whether the next click belongs to a finished gesture. */
  #isOver = false;
  /** The last click on a card. */
  #clicked: { readonly click: Click; readonly card: Card } | null = null;

  /** Starts a gesture on a card that may be laid. */
  take(event: PointerEvent): void {
    this.#isOver = false;
    if (event.button !== 0) return;
    this.#held = {
      element: event.currentTarget as HTMLElement,
      from: { x: event.clientX, y: event.clientY },
      since: event.timeStamp,
      carried: false,
    };
  }

  /** Moves the card with the pointer. */
  carry(event: PointerEvent): void {
    if (this.#held === null) return;
    const { element, from } = this.#held;
    const to = { x: event.clientX, y: event.clientY };
    if (!this.#held.carried && !isDrag(from, to)) return;
    if (!this.#held.carried) {
      this.#held.carried = true;
      element.setPointerCapture(event.pointerId);
      element.classList.add('carried');
      document.body.dataset['carrying'] = '';
    }
    element.style.translate = `${to.x - from.x}px ${to.y - from.y}px`;
  }

  /** Ends the gesture: lays a card dragged far enough, or returns it to the hand. */
  letGo(event: PointerEvent, cardHeight: number, outcomes: GestureOutcomes): void {
    if (this.#held === null) return;
    const { carried, from, since } = this.#held;
    const isUp = event.type === 'pointerup';
    const isLong = isUp && !carried && event.timeStamp - since > LONG_PRESS;
    const isHeld = isLong && outcomes.onhold !== null;
    this.#isOver = carried || isHeld;
    const to = { x: event.clientX, y: event.clientY };
    if (carried && isUp && isLaid(from, to, cardHeight)) outcomes.onlay();
    // After the pointer up event, because a click outside closes what opens.
    if (isHeld) setTimeout(() => outcomes.onhold?.());
    this.#putBack(outcomes);
  }

  /** Whether a click belongs to a gesture. Call it once for each click. */
  takesClick(): boolean {
    const isOver = this.#isOver;
    this.#isOver = false;
    return isOver;
  }

  /** Whether a click is the second tap of a double tap under which another card has moved. Call it once for each click. */
  isStray(click: Click, card: Card): boolean {
    const last = this.#clicked;
    this.#clicked = { click, card };
    // A key has no place and no count.
    if (last === null || last.card === card || click.detail * last.click.detail === 0) return false;
    const { clientX, clientY, timeStamp } = last.click;
    const distance = Math.hypot(click.clientX - clientX, click.clientY - clientY);
    return distance <= DOUBLE_TAP_PX && click.timeStamp - timeStamp <= DOUBLE_TAP_MS;
  }

  #putBack(outcomes: GestureOutcomes): void {
    if (this.#held === null) return;
    const { element } = this.#held;
    this.#held = null;
    element.classList.remove('carried');
    delete document.body.dataset['carrying'];
    if (!outcomes.staysThere()) element.style.translate = '';
  }
}
