import type { Anchor } from './motionPlan.ts';

/** The middle of something on the screen, and its width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The card of the run, or of one's own hand, that lies on the page. */
export function cardElement(place: 'run' | 'hand', card: string): HTMLElement | null {
  return document.querySelector(`[data-${place}] [data-card="${card}"]`);
}

/**
 * Where a card of one's own hand is, by what its style says: to ask the page, which has just changed, would lay it out once
 * more. `hand`: the left top corner of the hand.
 */
export function spotOfHandCard(card: HTMLElement, hand: DOMPoint): Spot {
  const { m41: left, m42: top } = new DOMMatrix(card.style.transform);
  const [right = 0, down = 0] = card.style.translate
    .split(' ')
    .map(Number.parseFloat)
    .filter(Number.isFinite);
  const width = Number.parseFloat(card.style.width);
  const height = Number.parseFloat(card.style.height);
  return { x: hand.x + left + right + width / 2, y: hand.y + top + down + height / 2, width };
}

/** One's own hand; null where there is none. */
function handElement(): HTMLElement | null {
  return document.querySelector('[data-hand]');
}

/** The left top corner of one's own hand; null where there is none. */
export function handCorner(): DOMPoint | null {
  const hand = handElement();
  if (hand === null) return null;
  const { left, top } = hand.getBoundingClientRect();
  return new DOMPoint(left, top);
}

/** The box or seat that lies on the page. */
export function anchorElement(anchor: Anchor): HTMLElement | null {
  const name = anchor.type === 'seat' ? `[data-seat="${anchor.seat}"]` : `[data-box="${anchor.box}"]`;
  return document.querySelector(name);
}

/** Where an element is. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}
