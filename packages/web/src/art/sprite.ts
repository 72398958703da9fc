import { PACK, type Rank, rankOf, SUITS, type Suit, suitOf } from '@nain-jaune/engine';
import { COURT_FRAME } from './courts.ts';
import { dwarf, dwarfHead } from './dwarf.ts';
import { INDICES } from './indices.ts';
import { CREAM, pip, SUIT_PATH } from './suits.ts';

const LEFT = -35;
const RIGHT = 35;
type Place = readonly [x: number, y: number];
const TWO_COLUMNS = (...rows: readonly number[]): Place[] =>
  rows.flatMap((y): Place[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);

/** Where the pips of the ranks from two to ten lie. */
const PIPS: Readonly<Partial<Record<Rank, readonly Place[]>>> = {
  '2': [
    [0, -105],
    [0, 105],
  ],
  '3': [
    [0, -105],
    [0, 0],
    [0, 105],
  ],
  '4': TWO_COLUMNS(-105, 105),
  '5': [...TWO_COLUMNS(-105, 105), [0, 0]],
  '6': TWO_COLUMNS(-105, 0, 105),
  '7': [...TWO_COLUMNS(-105, 0, 105), [0, -53]],
  '8': [...TWO_COLUMNS(-105, 0, 105), [0, -53], [0, 53]],
  '9': [...TWO_COLUMNS(-110, -37, 37, 110), [0, 0]],
  T: [...TWO_COLUMNS(-110, -37, 37, 110), [0, -73], [0, 73]],
};

/** What is drawn inside a card, without paper and indices, in a box of 250 × 350 centred on 0,0. */
function inside(rank: Rank, suit: Suit): string {
  if (rank === 'A') return pip(suit, 0, 0, 1.25);
  return (PIPS[rank] ?? []).map(([x, y]) => pip(suit, x, y, 0.44, y > 0)).join('');
}

const PAPER = `<rect x="-123.5" y="-173.5" width="247" height="347" rx="20" fill="${CREAM}" stroke="#b9b2a3" stroke-width="3"/>`;

/** The seven of diamonds in the dwarf's hand, with a small index. */
function dwarfsCard(colour: string): string {
  const seven = INDICES.find(([index]) => index === '7')?.[1] ?? '';
  const corner = `<g transform="translate(-126 -164) scale(.8)">${seven}</g>`;
  return `<g color="${colour}">${PAPER}${inside('7', 'd')}${corner}<g transform="rotate(180)">${corner}</g></g>`;
}

function picture(box: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;
}

function symbol(id: string, box: string, content: string): string {
  return `<symbol id="${id}" viewBox="${box}">${content}</symbol>`;
}

/**
 * What takes its colour from where it is used, as one SVG file: the pips of each card under its notation (`7d`), the `frame` of
 * the courts, each suit (`suit-d`) and each index (`index-10`).
 */
export function makeSprite(): string {
  const cards = PACK.filter((card) => !'JQK'.includes(rankOf(card))).map((card) => {
    const rank = rankOf(card);
    const suit = suitOf(card);
    return symbol(`${rank}${suit}`, '-125 -175 250 350', inside(rank, suit));
  });
  const suits = SUITS.map((suit) =>
    symbol(`suit-${suit}`, '-50 -50 100 100', `<path d="${SUIT_PATH[suit]}" fill="currentColor"/>`),
  );
  const indices = INDICES.map(([index, drawing]) => symbol(`index-${index}`, '0 0 100 100', drawing));
  const frame = symbol(
    'frame',
    '-125 -175 250 350',
    `<path d="${COURT_FRAME}" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...cards, ...suits, ...indices, frame].join('')}</svg>\n`;
}

/** The yellow dwarf with his card, whose suit has the given colour. */
export function makeDwarf(diamonds: string): string {
  return picture('-130 -150 290 330', dwarf(dwarfsCard(diamonds)));
}

/** The dwarf's head. */
export function makeHead(): string {
  return picture('-56 -104 112 190', dwarfHead());
}

function icon(corner: number, scale: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" rx="${corner}" fill="#8c1d2f"/>` +
    `<g transform="translate(64 ${64 + 11 * scale}) scale(${scale})">${dwarfHead()}</g></svg>\n`
  );
}

/** The icon of the page: the dwarf's head on red. */
export function makeIcon(): string {
  return icon(26, 0.64);
}

/** The icon of the installed game, which the system cuts to its own shape: the head keeps within the middle. */
export function makeMaskableIcon(): string {
  return icon(0, 0.5);
}
