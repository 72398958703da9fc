import type { Spot } from './lessonSteps.ts';

/** Part of the screen, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The selector of a spot. */
export function selectorOf(spot: Spot): string {
  const [kind, which] = spot.split(' ');
  switch (kind) {
    case 'board':
      return ':has(> [data-box])';
    case 'hand':
      return '[data-hand]';
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

/** The area around parts in one line, or else that of each. */
export function areasOf(parts: readonly Area[]): readonly Area[] {
  const [first] = parts;
  if (first === undefined) return [];
  const isLine = parts.every(({ top }) => Math.abs(top - first.top) < first.height / 2);
  return isLine ? [areaAround(parts)] : parts;
}

/** The smallest area around all parts. */
function areaAround(parts: readonly Area[]): Area {
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const bottom = Math.max(...parts.map((part) => part.top + part.height));
  return { left, top, width: right - left, height: bottom - top };
}
