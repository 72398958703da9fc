import { COUNTERS, type CourtRank, CREAM, cardParts, INK, makeCourt, makeDwarf } from '@nain-jaune/art';
import { type Card, makeCardText, rankOf, suitOf } from '@nain-jaune/engine';
import { toColourIn } from './colouring.ts';
import { COUNTER_SIZES, type CounterKind, type CounterSet, WORTH } from './counterSets.ts';
import type { Circle } from './geometry.ts';
import type { Look, Palette } from './palette.ts';
import { fittingSize, placed, short, textAt } from './pen.ts';

/** How a sheet is drawn. */
export interface SheetStyle {
  readonly look: Look;
  /** Start of all ids. */
  readonly prefix: string;
}

/** The suit colours of the table's light theme. */
const SUIT_COLOURS = { s: '#141418', c: '#141418', h: '#d0111b', d: '#d0111b' } as const;
/** In drawing units. */
const CARD_HEIGHT = 350;

/** Stroke width of shapes without one in outline drawings, in card units. */
const FINE_LINE = 1.4;

const PARTS = cardParts();

function part(name: string): string {
  const elements = PARTS[name];
  if (elements === undefined) throw new Error(`no card has ${name}`);
  return elements;
}

/** Returns the content of an SVG file. */
export function contentOf(file: string): string {
  return file.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** Returns the content of an SVG file with prefixed ids. */
function drawn(file: string, prefix: string): string {
  return contentOf(file)
    .replaceAll(/ id="/g, ` id="${prefix}`)
    .replaceAll(/(href="|url\()#/g, `$1#${prefix}`);
}

function isCourt(rank: string): rank is CourtRank {
  return 'JQK'.includes(rank);
}

/** Returns a card face in a box of 250 × 350 centred on 0,0. `index`: the text in the corners. */
export function cardFace(card: Card, index: string, look: Look, prefix: string): string {
  const [rank, suit, text] = [rankOf(card), suitOf(card), makeCardText(card)];
  const paper = `<rect x="-123.5" y="-173.5" width="247" height="347" rx="20" fill="${CREAM}" stroke="#8f7c55" stroke-width="3"/>`;
  const court = isCourt(rank) ? drawn(makeCourt(suit, rank), `${prefix}${text}-`) : '';
  const suitSigns = part(isCourt(rank) ? `court-${suit}` : text) + part(`corners-${index}`);
  const isRed = suit === 'd' || suit === 'h';
  if (look === 'colour') return paper + court + suitSigns.replaceAll('currentColor', SUIT_COLOURS[suit]);
  // Red areas are left white; black ones are ink already.
  const signs = isRed ? suitSigns : suitSigns.replaceAll('currentColor', INK);
  return toColourIn(paper + court + signs, FINE_LINE);
}

/** Places a card face with its centre at a point. `height` in millimetres. */
export function cardAt(face: string, x: number, y: number, height: number): string {
  return placed(face, x, y, height / CARD_HEIGHT);
}

/** The dwarf centred on 0,0, 290 wide and 330 high. */
export function dwarfFigure(look: Look): string {
  const figure = `<g transform="translate(-15 -15)">${drawn(makeDwarf(SUIT_COLOURS.d), 'dwarf-')}</g>`;
  return look === 'colour' ? figure : toColourIn(figure, FINE_LINE);
}

/** The face of each counter without edge and shade. */
const COUNTER_FACES = {
  jeton: { x: 3.5, y: 2.5, width: 33, height: 33, corner: 16.5 },
  fiche: { x: 2, y: 2, width: 70, height: 20, corner: 7 },
  contrat: { x: 2, y: 2, width: 50, height: 38, corner: 5 },
} as const;
/** Heights of the numbers, in millimetres. */
const NUMBER_SIZES = { jeton: 5.4, fiche: 5, contrat: 6.6 } as const satisfies CounterSet;

/** The value of a counter, centred on its face. */
export function numberOn(kind: CounterKind): string {
  const { width, height } = COUNTER_SIZES[kind];
  const setting = { face: 'strong', size: NUMBER_SIZES[kind], colour: INK, anchor: 'middle' } as const;
  return textAt(String(WORTH[kind]), width / 2, height / 2 + setting.size * 0.325, setting);
}

/** Returns the face of a counter in its printed size, its top left corner at 0,0. */
export function counterFace(kind: CounterKind, look: Look, prefix: string): string {
  const { x, y, width, height, corner } = COUNTER_FACES[kind];
  const edge = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"`;
  const face = look === 'colour' ? COUNTERS[kind] : toColourIn(COUNTERS[kind], 0);
  return (
    `<clipPath id="${prefix}cut">${edge}/></clipPath><g transform="scale(${COUNTER_SIZES[kind].width / width}) translate(${-x} ${-y})">` +
    `<g clip-path="url(#${prefix}cut)">${face}</g>${edge} fill="none" stroke="#4a3512" stroke-width=".5"/></g>`
  );
}

/** A brass medal with a stake. */
export function medalAt({ x, y, radius }: Circle, stake: string, palette: Palette): string {
  const circle = (part: number, paint: string) =>
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * part)}" ${paint}/>`;
  const beads = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const at = (trig: (angle: number) => number) => short(trig(angle) * radius * 0.84);
    return `<circle cx="${at(Math.cos)}" cy="${at(Math.sin)}" r="${short(radius * 0.055)}"/>`;
  }).join('');
  const size = fittingSize(stake, radius * 1.2, radius * 1.1, 0.5);
  return (
    circle(1, `fill="${palette.gold}" stroke="${palette.goldLine}" stroke-width="${short(radius * 0.045)}"`) +
    `<g transform="translate(${short(x)} ${short(y)})" fill="${palette.goldLine}">${beads}</g>` +
    circle(
      0.7,
      `fill="${palette.glow}" stroke="${palette.goldLine}" stroke-width="${short(radius * 0.03)}"`,
    ) +
    textAt(stake, x, y + size * 0.325, { face: 'strong', size, colour: palette.ink, anchor: 'middle' })
  );
}
