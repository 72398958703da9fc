import { PACK, type Rank, rankOf, SUITS, type Suit, suitOf } from '@nain-jaune/engine';
import { COURT_FRAME } from './courts.ts';
import { dwarf, dwarfHead } from './dwarf.ts';
import { INDICES, indexAt, namedIndex } from './indices.ts';
import { CREAM, pip } from './suits.ts';

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

/** The outline of what is drawn inside a card, without paper and corners, in a box of 250 × 350 centred on 0,0. */
function inside(rank: Rank, suit: Suit): string {
  if (rank === 'A') return pip(suit, 0, 0, 1.25);
  return (PIPS[rank] ?? []).map(([x, y]) => pip(suit, x, y, 0.44, y > 0)).join('');
}

/** The outline of the suit in both corners. */
function corners(suit: Suit): string {
  return pip(suit, -89, -53, 0.52) + pip(suit, 89, 53, 0.52, true);
}

const PAPER = `<rect x="-123.5" y="-173.5" width="247" height="347" rx="20" fill="${CREAM}" stroke="#b9b2a3" stroke-width="3"/>`;

/** The seven of diamonds in the dwarf's hand, with a small index. */
function dwarfsCard(colour: string): string {
  const pips = `<path d="${inside('7', 'd')}" fill="currentColor"/>`;
  return `<g color="${colour}">${PAPER}${pips}<path ${indexAt('7', -126, -164, 0.8, true)}/></g>`;
}

function picture(box: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;
}

function filled(outline: string, rest = ''): string {
  return `d="${outline}" fill="currentColor"${rest}`;
}

/** What is drawn for each suit: the corners and the frame of its courts, and what a small card of it shows. */
function drawingsOf(suit: Suit): string {
  const frame = `<path d="${COURT_FRAME}" fill="none" stroke="currentColor" stroke-width="2.200"/>`;
  const small = pip(suit, -66, 16, 0.94);
  return (
    `<g id="court-${suit}">${frame}<path ${filled(corners(suit))}/></g><path id="small-court-${suit}" ${filled(small)}/>` +
    `<g id="small-${suit}"><path ${filled(small)}/><path ${filled(pip(suit, 44, 100, 1.24), ' opacity=".16"')}/></g>`
  );
}

/**
 * What takes its colour from where it is used, as one SVG file in which each drawing is one element or two, all in the card's own
 * box of 250 × 350 centred on 0,0: the pips of each card with those of its corners under its notation (`7d`), both indices
 * (`corners-7`), what stands for pips on a small card (`small-d`) with its one index (`index-7`), and frame and corners of the
 * courts (`court-d`, `small-court-d`).
 */
export function makeSprite(): string {
  const cards = PACK.filter((card) => !'JQK'.includes(rankOf(card))).map((card) => {
    const [rank, suit] = [rankOf(card), suitOf(card)];
    return `<path id="${rank}${suit}" ${filled(inside(rank, suit) + corners(suit))}/>`;
  });
  const indices = INDICES.map(
    (index) =>
      namedIndex(`corners-${index}`, index, -131, -167, 0.84, true) +
      namedIndex(`index-${index}`, index, -133, -168, 1.34, false),
  );
  const drawings = [...cards, ...SUITS.map(drawingsOf), ...indices].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${drawings}</defs></svg>\n`;
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
