import { COUNTER_KINDS, COUNTER_SIZES, type CounterKind } from './counterSets.ts';
import { cardAt, counterFace, medalAt, type SheetStyle } from './figures.ts';
import { printable, type Size } from './geometry.ts';
import { type Look, PALETTES } from './palette.ts';
import { fittingSize, type Measure, placed, short, textAt } from './pen.ts';
import { type Fitted, fitColumns, LEADING, type Lines, type Paragraph, POINT } from './typesetting.ts';

export interface RulesText {
  readonly title: string;
  /** The name of the ruleset. */
  readonly name: string;
  /** Faces and stakes of the honours, by stake. */
  readonly honours: readonly { readonly face: string; readonly stake: string }[];
  readonly rules: readonly Paragraph[];
  /** Name and value of each counter. */
  readonly counters: Readonly<Record<CounterKind, string>>;
}

/** The smallest type that is readable by candlelight, on A4. */
const SMALLEST_TYPE = 8 * POINT;
const LARGEST_TYPE = 12.5 * POINT;
/** Maximum stretch of short rules over the page. */
const AIRY = 1.12;

/** Positions on the card. All scale with the paper. */
function placesOn(paper: Size) {
  const unit = paper.width / 210;
  const area = printable(paper);
  const inner = 8 * unit;
  const gutter = 8 * unit;
  const top = area.y + 65 * unit;
  const bottom = area.y + area.height - 19 * unit;
  return {
    unit,
    area,
    gutter,
    left: area.x + inner,
    top,
    bottom,
    column: { width: (area.width - 2 * inner - gutter) / 2, height: bottom - top },
  };
}

/** Sets the rules in the largest type that fits on a page, or returns null. */
export function setRules(paper: Size, rules: readonly Paragraph[], measure: Measure): Fitted | null {
  const { unit, column } = placesOn(paper);
  return fitColumns(rules, column, { largest: LARGEST_TYPE * unit, smallest: SMALLEST_TYPE * unit }, measure);
}

/** Returns the card of rules on one page. Extremely long rules are set smaller, never cut. */
export function rulesDrawing(paper: Size, text: RulesText, style: SheetStyle): string {
  const { look, measure } = style;
  const { unit, column } = placesOn(paper);
  const fitted =
    setRules(paper, text.rules, measure) ??
    fitColumns(text.rules, column, { largest: SMALLEST_TYPE * unit, smallest: POINT / 2 }, measure);
  return (
    frame(paper, look) +
    heading(paper, text, look, measure) +
    (fitted === null ? '' : columnsOf(paper, fitted, look)) +
    worths(paper, text, style)
  );
}

function frame(paper: Size, look: Look): string {
  const palette = PALETTES[look];
  const { area, unit } = placesOn(paper);
  const line = (inset: number, width: number, colour: string, fill: string) =>
    `<rect x="${short(area.x + inset * unit)}" y="${short(area.y + inset * unit)}" width="${short(area.width - 2 * inset * unit)}" height="${short(area.height - 2 * inset * unit)}" rx="${short((4 - inset) * unit)}" fill="${fill}" stroke="${colour}" stroke-width="${short(width * unit)}"/>`;
  return (
    line(0.4, 0.8, palette.woodDark, look === 'colour' ? '#fffaf0' : '#fff') +
    line(2, 0.3, palette.trayLine, 'none')
  );
}

function heading(paper: Size, text: RulesText, look: Look, measure: Measure): string {
  const palette = PALETTES[look];
  const { area, unit } = placesOn(paper);
  const middle = area.x + area.width / 2;
  const centred = (one: string, y: number, size: number, colour: string) => {
    const fitting = fittingSize(
      one,
      { face: 'title', size: size * unit, width: area.width - 24 * unit },
      measure,
    );
    return textAt(one, middle, area.y + y * unit, { face: 'title', size: fitting, colour, anchor: 'middle' });
  };
  const height = 28 * unit;
  const honours = text.honours.map(({ face, stake }, index) => {
    const x = middle + (index - (text.honours.length - 1) / 2) * 27 * unit;
    const y = area.y + 42.5 * unit;
    const medal = { x: x + 8.5 * unit, y: y + 12.5 * unit, radius: 4.6 * unit };
    return cardAt(face, x, y, height) + medalAt(medal, stake, palette, measure);
  });
  return (
    centred(text.title, 14.5, 11, palette.ink) +
    centred(text.name, 22.5, 6, palette.inkSoft) +
    honours.join('')
  );
}

/** Returns the space after each paragraph, so that both columns end at the same height. */
function spaceAfter(paragraphs: readonly Lines[], size: number, height: number): number {
  const lines = paragraphs.reduce((sum, one) => sum + one.length, 0);
  return (height - lines * LEADING * size) / Math.max(paragraphs.length - 1, 1);
}

function columnsOf(paper: Size, { columns, size, height }: Fitted, look: Look): string {
  const palette = PALETTES[look];
  const { left, top, column, gutter, unit } = placesOn(paper);
  const middle = left + column.width + gutter / 2;
  const filled = Math.min(column.height, height * AIRY);
  const rule = `<path d="M${short(middle)} ${short(top)}V${short(top + filled)}" stroke="${palette.trayLine}" stroke-width="${short(0.25 * unit)}"/>`;
  const set = columns.map((paragraphs, index) => {
    const x = left + index * (column.width + gutter);
    const after = spaceAfter(paragraphs, size, filled);
    let y = top;
    return paragraphs
      .flatMap((lines) => {
        const texts = lines.map((pieces) => {
          y += size * LEADING;
          return pieces.map((piece) =>
            textAt(piece.text, x + piece.x, y - size * 0.3, { face: piece.face, size, colour: palette.ink }),
          );
        });
        y += after;
        return texts.flat();
      })
      .join('');
  });
  return rule + set.join('');
}

/** The values of the counters, at the foot. */
function worths(paper: Size, text: RulesText, { look, prefix, measure }: SheetStyle): string {
  const palette = PALETTES[look];
  const { area, unit } = placesOn(paper);
  const y = area.y + area.height - 10.5 * unit;
  const scale = 0.34 * unit;
  const size = 4 * unit;
  const parts = COUNTER_KINDS.toReversed().map((kind) => {
    const { width, height } = COUNTER_SIZES[kind];
    const drawn = counterFace(kind, look, `${prefix}${kind}-`);
    const textWidth = measure(text.counters[kind], 'text', size);
    return { drawn, width: width * scale, height: height * scale, textWidth, text: text.counters[kind] };
  });
  const between = 9 * unit;
  const near = 2 * unit;
  const whole = parts.reduce(
    (sum, { width, textWidth }) => sum + width + near + textWidth + between,
    -between,
  );
  let x = area.x + (area.width - whole) / 2;
  return parts
    .map(({ drawn, width, height, textWidth, text: words }) => {
      const at = x;
      x += width + near + textWidth + between;
      return (
        placed(drawn, at, y - height / 2, scale) +
        textAt(words, at + width + near, y + size * 0.3, { face: 'text', size, colour: palette.ink })
      );
    })
    .join('');
}
