import type { Spot } from './lessonSteps.ts';

/** The selector of a spot. */
function selectorOf(spot: Spot): string {
  const [kind, which] = spot.split(' ');
  switch (kind) {
    case 'board':
      return ':has(> [data-box])';
    case 'hand':
      return '[data-hand] [data-card]';
    case 'run':
      return '[data-run]';
    case 'pass':
      return '[data-pass]';
    case 'me':
      return '[data-me]';
    case 'seats':
      return '[data-seat]:not([data-me])';
    case 'box':
      return `[data-box="${which}"]`;
    case 'seat':
      return `[data-seat="${which}"]`;
    case 'held':
      return `[data-held="${which}"]`;
    default:
      return `[data-hand] [data-card="${which}"]`;
  }
}

/** The areas of a spot. Around the cloth each seat has its own, without the empty room of its plate. */
export function areasOf(spot: Spot): readonly DOMRect[] {
  const parts = [...document.querySelectorAll(selectorOf(spot))];
  const seats = parts.filter((part) => part.matches('.around [data-seat]:not([data-me])'));
  return (seats.length > 0 ? seats.map(shownOf) : [parts]).flatMap((around) => areaAround(around) ?? []);
}

/** What the plate of a seat shows. */
function shownOf(seat: Element): readonly Element[] {
  return [...seat.querySelectorAll('.face, .name, .holds')];
}

/** The smallest area around all parts; null if there is none. */
function areaAround(parts: readonly Element[]): DOMRect | null {
  if (parts.length === 0) return null;
  const areas = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.max(...areas.map((area) => area.right));
  const bottom = Math.max(...areas.map((area) => area.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
