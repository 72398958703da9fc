import { COUNTERS } from './counters.ts';
import { dwarfHead } from './dwarf.ts';
import { portraits } from './portraits.ts';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg"';
const GOLD = '#f6c62b';

/** An SVG picture as a part of another one. `name` makes its ids unique. */
function partOf(svg: string, name: string, [x, y, size]: readonly [number, number, number]): string {
  return svg
    .trim()
    .replace(ROOT, `<svg x="${x}" y="${y}" width="${size}" height="${size}"`)
    .replace('id="round"', `id="${name}"`)
    .replace('url(#round)', `url(#${name})`);
}

function face(person: string, x: number, y: number, radius: number): string {
  const make = portraits().find(([name]) => name === `person-${person}`)?.[1];
  return make === undefined ? '' : partOf(make(), person, [x - radius, y - radius, 2 * radius]);
}

function jeton(x: number, y: number, size: number): string {
  return partOf(`${ROOT} viewBox="0 0 40 40">${COUNTERS.jeton}</svg>`, '', [x, y, size]);
}

/** A phone with two cards on its screen. */
function phone(x: number, y: number, turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    '<rect x="-9" y="-15" width="18" height="30" rx="4" fill="#1d1a2b" stroke="#f5eddd" stroke-width="1.5"/>' +
    '<rect x="-6.5" y="-11" width="13" height="21" rx="1.5" fill="#1f6a4a"/>' +
    '<path d="M-4.500-3H.500V5H-4.500ZM-.500-3H4.500V5H-.500Z" fill="#fffdf7" stroke="#a59d8c" stroke-width=".6"/></g>'
  );
}

function board(): string {
  const corners = [8, 40].flatMap((x) => [8, 37].map((y) => [x, y] as const));
  return (
    '<g transform="translate(31 17) scale(.68)"><rect width="68" height="64" rx="6" fill="#8a5227" stroke="#3b2412" stroke-width="2"/>' +
    '<rect x="3.500" y="3.500" width="61" height="57" rx="4" fill="none" stroke="#ecc98c" stroke-width="1.4" stroke-dasharray="3 2"/>' +
    corners
      .map(
        ([x, y]) =>
          `<rect x="${x}" y="${y}" width="20" height="19" rx="3" fill="#1d6a48" stroke="#3b2412" stroke-width="1.5"/>${jeton(x + 5, y + 4, 10)}`,
      )
      .join('') +
    `<circle cx="34" cy="32" r="13" fill="${GOLD}" stroke="#3b2412" stroke-width="2"/>` +
    `<g transform="translate(34 33) scale(.13)">${dwarfHead()}</g></g>`
  );
}

function picture(content: string): string {
  return `${ROOT} viewBox="0 0 108 80">${content}</svg>\n`;
}

/** Two friends with a counter on its way from one to the other. */
export function makeFarAway(): string {
  return picture(
    `<path d="M30 30C44 8 64 8 78 30" fill="none" stroke="${GOLD}" stroke-width="2.5" stroke-dasharray="1 6" stroke-linecap="round"/>` +
      face('girl', 28, 46, 19) +
      face('grandfather', 80, 46, 19) +
      jeton(45, 6, 18),
  );
}

/** A board with phones around it. */
export function makeOneRoom(): string {
  return picture(board() + phone(15, 42, -14) + phone(93, 42, 14) + phone(54, 69, 90));
}

/** A phone on its way from one person to the next. */
export function makeOnePhone(): string {
  return picture(
    face('lady', 21, 51, 16) +
      face('boy', 54, 59, 16) +
      face('grandmother', 87, 51, 16) +
      `<path d="M22 28C34 8 74 8 86 28M88 19L87 30L77 25" fill="none" stroke="${GOLD}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>` +
      phone(54, 21, 10),
  );
}
