import { inside } from './cardParts.ts';
import { crown, dwarf, dwarfHead } from './dwarf.ts';
import { indexAt } from './indices.ts';
import { CREAM } from './suits.ts';

const DWARF_BOX = '-130 -150 290 330';
const PAPER = `<rect x="-123.5" y="-173.5" width="247" height="347" rx="20" fill="${CREAM}" stroke="#b9b2a3" stroke-width="3"/>`;

function dwarfsCard(colour: string): string {
  const pips = `<path d="${inside('7', 'd')}" fill="currentColor"/>`;
  return `<g color="${colour}">${PAPER}${pips}<path ${indexAt('7', { x: -126, y: -164, scale: 0.8, turned: true })}/></g>`;
}

function picture(box: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;
}

/** The dwarf with his card, whose suit has the given colour. */
export function makeDwarf(diamonds: string): string {
  return picture(DWARF_BOX, dwarf(dwarfsCard(diamonds)));
}

/** The crown that lies over the picture of the dwarf. */
export function makeCrown(): string {
  return picture(DWARF_BOX, crown());
}

export function makeHead(): string {
  return picture('-56 -104 112 190', dwarfHead());
}

function icon(corner: number, scale: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" rx="${corner}" fill="#8c1d2f"/>` +
    `<g transform="translate(64 ${64 + 11 * scale}) scale(${scale})">${dwarfHead()}</g></svg>\n`
  );
}

/** The favicon: the dwarf's head on red. */
export function makeIcon(): string {
  return icon(26, 0.64);
}

/** The icon of the installed app. The head stays within the safe area, because systems crop icons. */
export function makeMaskableIcon(): string {
  return icon(0, 0.5);
}
