import { type Card, makeCardText, rankOf, suitOf } from '@nain-jaune/engine';
import { cardParts } from '../art/cardParts.ts';
import { COUNTERS } from '../art/counters.ts';
import type { CourtRank } from '../art/courtDress.ts';
import { makeCourt } from '../art/courts.ts';
import { makeDwarf } from '../art/dwarfPictures.ts';
import { CREAM, INK } from '../art/suits.ts';
import { toColourIn } from './colouring.ts';
import { COUNTER_SIZES, type CounterKind, type CounterSet, WORTH } from './counterSets.ts';
import type { Look } from './palette.ts';
import { fontName, placed, textAt } from './pen.ts';

/** The colours of the suits, as the table has them by day. */
const SUIT_COLOURS = { s: '#141418', c: '#141418', h: '#d0111b', d: '#d0111b' } as const;
/** The height of a card in the units of its drawing. */
const CARD_HEIGHT = 350;

/** The line about what has none, where it is to be coloured in, in the units of a card. */
const FINE_LINE = 1.4;

const PARTS = cardParts();

/** A part of a card by its name. */
function part(name: string): string {
  const elements = PARTS[name];
  if (elements === undefined) throw new Error(`no card has ${name}`);
  return elements;
}

/** What an SVG file draws, its ids made its own by what they begin with, and its letters those of the sheet. */
function drawn(file: string, prefix: string): string {
  return file
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/ id="/g, ` id="${prefix}`)
    .replaceAll(/(href="|url\()#/g, `$1#${prefix}`)
    .replaceAll(/font-family="[^"]*"/g, `font-family="${fontName('text')}"`);
}

function isCourt(rank: string): rank is CourtRank {
  return 'JQK'.includes(rank);
}

/** The face of a card about 0,0 in its box of 250 × 350, as on the table; `index`: what its corners show. */
export function cardFace(card: Card, index: string, look: Look, prefix: string): string {
  const [rank, suit, text] = [rankOf(card), suitOf(card), makeCardText(card)];
  const paper = `<rect x="-123.5" y="-173.5" width="247" height="347" rx="20" fill="${CREAM}" stroke="#8f7c55" stroke-width="3"/>`;
  const court = isCourt(rank) ? drawn(makeCourt(suit, rank), `${prefix}${text}-`) : '';
  const suitSigns = part(isCourt(rank) ? `court-${suit}` : text) + part(`corners-${index}`);
  const isRed = suit === 'd' || suit === 'h';
  if (look === 'colour') return paper + court + suitSigns.replaceAll('currentColor', SUIT_COLOURS[suit]);
  // What is red is left to colour in; what is black is ink already.
  const signs = isRed ? suitSigns : suitSigns.replaceAll('currentColor', INK);
  return toColourIn(paper + court + signs, FINE_LINE);
}

/** A card's face of a height in millimetres, its middle at a place. */
export function cardAt(face: string, x: number, y: number, height: number): string {
  return placed(face, x, y, height / CARD_HEIGHT);
}

/** The yellow dwarf about 0,0, 290 wide and 330 high. */
export function dwarfFigure(look: Look): string {
  const figure = `<g transform="translate(-15 -15)">${drawn(makeDwarf(SUIT_COLOURS.d), 'dwarf-')}</g>`;
  return look === 'colour' ? figure : toColourIn(figure, FINE_LINE);
}

/** What of a counter's drawing is its face, seen from above: its edge and its shade are left out. */
const COUNTER_FACES = {
  jeton: { x: 3.5, y: 2.5, width: 33, height: 33, corner: 16.5 },
  fiche: { x: 2, y: 2, width: 70, height: 20, corner: 7 },
  contrat: { x: 2, y: 2, width: 50, height: 38, corner: 5 },
} as const;
/** How high the number on each counter is, in millimetres. */
const NUMBER_SIZES = { jeton: 5.4, fiche: 5, contrat: 6.6 } as const satisfies CounterSet;

/** What a counter is worth, in the middle of its face. */
export function numberOn(kind: CounterKind): string {
  const { width, height } = COUNTER_SIZES[kind];
  const setting = { face: 'strong', size: NUMBER_SIZES[kind], colour: INK, anchor: 'middle' } as const;
  return textAt(String(WORTH[kind]), width / 2, height / 2 + setting.size * 0.325, setting);
}

/** The face of a counter in its printed size, its upper left corner at 0,0, cut out of the table's drawing. */
export function counterFace(kind: CounterKind, look: Look, prefix: string): string {
  const { x, y, width, height, corner } = COUNTER_FACES[kind];
  const edge = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"`;
  const face = look === 'colour' ? COUNTERS[kind] : toColourIn(COUNTERS[kind], 0);
  return (
    `<clipPath id="${prefix}cut">${edge}/></clipPath><g transform="scale(${COUNTER_SIZES[kind].width / width}) translate(${-x} ${-y})">` +
    `<g clip-path="url(#${prefix}cut)">${face}</g>${edge} fill="none" stroke="#4a3512" stroke-width=".5"/></g>`
  );
}
