import type { Anchor } from './plan.ts';

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
