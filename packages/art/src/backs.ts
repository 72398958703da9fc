import { dwarfHead } from './dwarf.ts';
import { CREAM, YELLOW } from './suits.ts';

const EDGE = `<rect x="-123.500" y="-173.500" width="247" height="347" rx="20" fill="${CREAM}" stroke="#a59d8c" stroke-width="3"/>`;

/** Lozenges on every second crossing of a grid. */
function lozenges(columns: number, rows: number, step: number, size: number): string {
  let path = '';
  for (let column = -columns; column <= columns; column++) {
    for (let row = -rows; row <= rows; row++) {
      if ((column + row) % 2 === 0)
        path += `M${column * step} ${row * step - size}l${size} ${size}l-${size} ${size}l-${size}-${size}z`;
    }
  }
  return path;
}

function lattice(step: number): string {
  let path = '';
  for (let from = -468; from <= 156; from += step)
    path += `M${from}-156L${from + 312} 156M${from} 156L${from + 312}-156`;
  return path;
}

/** The modern back: red and gold with the dwarf. */
function modern(): string {
  return (
    `${EDGE}<rect x="-109" y="-159" width="218" height="318" rx="10" fill="#7d1628"/>` +
    `<path d="${lozenges(5, 8, 18, 7)}" fill="#a23346"/><path d="${lozenges(5, 8, 18, 2.5)}" fill="${YELLOW}"/>` +
    `<rect x="-101" y="-151" width="202" height="302" rx="7" fill="none" stroke="${YELLOW}" stroke-width="3.500"/><rect x="-95" y="-145" width="190" height="290" rx="4" fill="none" stroke="${YELLOW}" stroke-width="1.2"/>` +
    `<path d="M0-62L14-46L34-52L40-32L60-28L54-8L66 8L52 24L54 44L34 48L22 64L0 56L-22 64L-34 48L-54 44L-52 24L-66 8L-54-8L-60-28L-40-32L-34-52L-14-46Z" fill="${YELLOW}"/>` +
    `<circle r="46" fill="#7d1628" stroke="#5a0d1b" stroke-width="2.500"/><g transform="translate(0 5) scale(.44)">${dwarfHead()}</g>`
  );
}

/** The back of 1760: indigo woodcut on bare paper, as made in Paris. */
function old(): string {
  return (
    `<rect x="-123.500" y="-173.500" width="247" height="347" rx="12" fill="#efe2c2" stroke="#9c8d6c" stroke-width="3"/>` +
    `<clipPath id="old-back"><rect x="-108" y="-158" width="216" height="316"/></clipPath>` +
    `<g clip-path="url(#old-back)"><path d="${lattice(52)}" fill="none" stroke="#3a466b" stroke-width="2.500"/><path d="${lozenges(5, 8, 26, 5)}" fill="#3a466b"/></g>` +
    `<rect x="-108" y="-158" width="216" height="316" fill="none" stroke="#3a466b" stroke-width="3"/>`
  );
}

/** Card backs by look. */
export const BACKS = { modern: modern(), '1760': old() } as const;

/** Returns a back as its own file, so that browsers paint it once. */
export function makeBack(look: keyof typeof BACKS): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-125 -175 250 350">${BACKS[look]}</svg>\n`;
}
