import type { Anchor } from './motionPlan.ts';

/** Centre and width of an element, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The element of a card of the run or of the own hand. */
export function cardElement(place: 'run' | 'hand', card: string): HTMLElement | null {
  return document.querySelector(`[data-${place}] [data-card="${card}"]`);
}

/** Position of a card of the own hand, computed from its style to avoid a layout. `hand`: the top left corner of the hand. */
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

/** The own hand. */
export function handElement(): HTMLElement | null {
  return document.querySelector('[data-hand]');
}

/** The top left corner of the own hand. */
export function handCorner(): DOMPoint | null {
  const hand = handElement();
  if (hand === null) return null;
  const { left, top } = hand.getBoundingClientRect();
  return new DOMPoint(left, top);
}

export function anchorElement(anchor: Anchor): HTMLElement | null {
  const name = anchor.type === 'seat' ? `[data-seat="${anchor.seat}"]` : `[data-box="${anchor.box}"]`;
  return document.querySelector(name);
}

/** The number of counters at an anchor. */
export function countElement(anchor: Anchor): HTMLElement | null {
  return anchorElement(anchor)?.querySelector<HTMLElement>('.count') ?? null;
}

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** A vector of the screen in the coordinates of an element inside a turned one. `data-turn`: its rotation in degrees. */
export function vectorIn(element: Element, x: number, y: number): DOMPoint {
  const turn = Number(element.closest<HTMLElement>('[data-turn]')?.dataset['turn'] ?? 0);
  return new DOMPoint(x, y).matrixTransform(new DOMMatrix(`rotate(${-turn}deg)`));
}
