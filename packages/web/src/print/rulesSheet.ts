import type { RuleInWords } from '@nain-jaune/words';
import { COUNTER_KINDS, COUNTER_SIZES, type CounterKind } from './counterSets.ts';
import { cardAt, counterFace, medalAt, type SheetStyle } from './figures.ts';
import { type Area, PAPERS, printable, type Size } from './geometry.ts';
import { type Look, PALETTES } from './palette.ts';
import { fittingSize, placed, short, textAt } from './pen.ts';

/** The drawn part of the card of rules. The browser sets the rules over it, in {@link rulesArea}. */
export interface RulesText {
  readonly title: string;
  /** The name of the ruleset. */
  readonly name: string;
  /** Faces and stakes of the honours, by stake. */
  readonly honours: readonly { readonly face: string; readonly stake: string }[];
  /** Name and value of each counter. */
  readonly counters: Readonly<Record<CounterKind, string>>;
}

/** A typographic point in millimetres. */
const POINT = 25.4 / 72;
/** The smallest type that is readable by candlelight, on A4. */
export const SMALLEST_TYPE = 8 * POINT;
const LARGEST_TYPE = 12.5 * POINT;
/** Line height, space after a paragraph and an ample width of a letter, relative to the font size. */
const LEADING = 1.24;
const AFTER = 0.5;
const LETTER = 0.4;

/** Returns the scale of the card: 1 on A4. */
function unitOf(paper: Size): number {
  return paper.width / PAPERS.a4.width;
}

/** Returns the place of the two columns of rules. */
export function rulesArea(paper: Size): Area & { readonly gutter: number } {
  const unit = unitOf(paper);
  const area = printable(paper);
  return {
    x: area.x + 8 * unit,
    y: area.y + 66 * unit,
    width: area.width - 16 * unit,
    height: area.height - 85 * unit,
    gutter: 8 * unit,
  };
}

/** Returns the largest font size in millimetres at which the rules fit. Extremely long rules are set smaller, never cut. */
export function rulesType(paper: Size, rules: readonly RuleInWords[]): number {
  const { width, height, gutter } = rulesArea(paper);
  const column = (width - gutter) / 2;
  const heightAt = (size: number) => {
    const lines = rules.map(({ topic, text }) =>
      Math.ceil(((topic.length + 2 + text.length) * LETTER * size) / column + 0.2),
    );
    return size * lines.reduce((sum, one) => sum + one * LEADING + AFTER, LEADING);
  };
  let size = LARGEST_TYPE * unitOf(paper);
  while (heightAt(size) > 2 * height) size -= POINT / 8;
  return size;
}

/** Returns the drawn part of the card of rules. */
export function rulesDrawing(paper: Size, text: RulesText, style: SheetStyle): string {
  return frame(paper, style.look) + heading(paper, text, style.look) + worths(paper, text, style);
}

function frame(paper: Size, look: Look): string {
  const palette = PALETTES[look];
  const area = printable(paper);
  const unit = unitOf(paper);
  const line = (inset: number, width: number, colour: string, fill: string) =>
    `<rect x="${short(area.x + inset * unit)}" y="${short(area.y + inset * unit)}" width="${short(area.width - 2 * inset * unit)}" height="${short(area.height - 2 * inset * unit)}" rx="${short((4 - inset) * unit)}" fill="${fill}" stroke="${colour}" stroke-width="${short(width * unit)}"/>`;
  return (
    line(0.4, 0.8, palette.woodDark, look === 'colour' ? '#fffaf0' : '#fff') +
    line(2, 0.3, palette.trayLine, 'none')
  );
}

function heading(paper: Size, text: RulesText, look: Look): string {
  const palette = PALETTES[look];
  const area = printable(paper);
  const unit = unitOf(paper);
  const middle = area.x + area.width / 2;
  const centred = (one: string, y: number, size: number, colour: string) => {
    const fitting = fittingSize(one, size * unit, area.width - 24 * unit, 0.48);
    return textAt(one, middle, area.y + y * unit, { face: 'title', size: fitting, colour, anchor: 'middle' });
  };
  const honours = text.honours.map(({ face, stake }, index) => {
    const x = middle + (index - (text.honours.length - 1) / 2) * 27 * unit;
    const y = area.y + 42.5 * unit;
    const medal = { x: x + 8.5 * unit, y: y + 12.5 * unit, radius: 4.6 * unit };
    return cardAt(face, x, y, 28 * unit) + medalAt(medal, stake, palette);
  });
  return (
    centred(text.title, 14.5, 11, palette.ink) +
    centred(text.name, 22.5, 6, palette.inkSoft) +
    honours.join('')
  );
}

/** The values of the counters, each in a third of the foot. */
function worths(paper: Size, text: RulesText, { look, prefix }: SheetStyle): string {
  const area = printable(paper);
  const unit = unitOf(paper);
  const y = area.y + area.height - 10.5 * unit;
  const scale = 0.34 * unit;
  const size = 4 * unit;
  const colour = PALETTES[look].ink;
  return COUNTER_KINDS.toReversed()
    .map((kind, third) => {
      const { width, height } = COUNTER_SIZES[kind];
      const x = area.x + (area.width * (2 * third + 1)) / 6 - 8 * unit;
      return (
        placed(
          counterFace(kind, look, `${prefix}${kind}-`),
          x - width * scale - 2 * unit,
          y - (height * scale) / 2,
          scale,
        ) + textAt(text.counters[kind], x, y + size * 0.3, { face: 'text', size, colour })
      );
    })
    .join('');
}
