import { isDrag, isLaid, type Point } from './drag.ts';

/** How long a finger rests on a card before that is a long press, in milliseconds. */
const LONG_PRESS = 550;

/** What a gesture on a card may come to. */
export interface GestureOutcomes {
  /** The card was carried out of the hand. */
  onlay(): void;
  /** It was pressed for long; null where that means nothing. */
  readonly onhold: (() => void) | null;
  /** Whether it stays where it was let go, until the table has answered. */
  staysThere(): boolean;
}

/** A card under the pointer, which may be carried out of the hand, or pressed for long. */
export class CardGesture {
  #held: {
    readonly element: HTMLElement;
    readonly from: Point;
    /** When it was taken, in milliseconds. */
    readonly since: number;
    carried: boolean;
  } | null = null;
  /** Whether the click that follows is the end of a gesture, and no choice of the card. */
  #isOver = false;

  /** The pointer went down on a card that may be laid. */
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

  /** The pointer moved. */
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

  /** The card was let go: out of a hand of cards so high it is laid, else it goes back. */
  letGo(event: PointerEvent, cardHeight: number, outcomes: GestureOutcomes): void {
    if (this.#held === null) return;
    const { carried, from, since } = this.#held;
    const isUp = event.type === 'pointerup';
    const isLong = isUp && !carried && event.timeStamp - since > LONG_PRESS;
    const isHeld = isLong && outcomes.onhold !== null;
    this.#isOver = carried || isHeld;
    const to = { x: event.clientX, y: event.clientY };
    if (carried && isUp && isLaid(from, to, cardHeight)) outcomes.onlay();
    // After the pointer is up: a click beside it closes what is opened.
    if (isHeld) setTimeout(() => outcomes.onhold?.());
    this.#putBack(outcomes);
  }

  /** Whether a click ends a gesture; asked once for each click. */
  takesClick(): boolean {
    const isOver = this.#isOver;
    this.#isOver = false;
    return isOver;
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
