import { type Face, type Measure, printed } from './pen.ts';

/** Consecutive words of one font in a line, and their offset. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  readonly x: number;
}

/** A paragraph that starts with its heading. */
export interface Paragraph {
  readonly heading: string;
  readonly text: string;
}

/** The lines of a paragraph. */
export type Lines = readonly (readonly Piece[])[];

interface Word {
  readonly text: string;
  readonly face: Face;
}

function wordsOf({ heading, text }: Paragraph): Word[] {
  const parted = (some: string, face: Face) =>
    printed(some)
      .split(' ')
      .map((word) => ({ text: word, face }));
  return [...parted(`${heading}.`, 'strong'), ...parted(text, 'text')];
}

export function setParagraph(paragraph: Paragraph, width: number, size: number, measure: Measure): Lines {
  const lines: Piece[][] = [[]];
  let x = 0;
  for (const { text, face } of wordsOf(paragraph)) {
    const wide = measure(text, face, size);
    const space = measure(' ', lines.at(-1)?.at(-1)?.face ?? face, size);
    if (x > 0 && x + space + wide > width) {
      lines.push([]);
      x = 0;
    }
    const line = lines.at(-1)!;
    const before = line.at(-1);
    const from = x === 0 ? 0 : x + space;
    if (before?.face === face) line[line.length - 1] = { ...before, text: `${before.text} ${text}` };
    else line.push({ text, face, x: from });
    x = from + wide;
  }
  return lines;
}

/** Paragraphs in columns, and the height of the highest. */
export interface Columns {
  readonly columns: readonly (readonly Lines[])[];
  readonly height: number;
}

/** Line height relative to the font size. */
export const LEADING = 1.24;
/** Minimum space after a paragraph, relative to the font size. */
const AFTER = 0.5;

function heightOf(paragraphs: readonly Lines[], size: number): number {
  const lines = paragraphs.reduce((sum, one) => sum + one.length, 0);
  return (lines * LEADING + Math.max(paragraphs.length - 1, 0) * AFTER) * size;
}

/** Sets unsplit paragraphs in two columns of similar height. */
function setColumns(
  paragraphs: readonly Paragraph[],
  width: number,
  size: number,
  measure: Measure,
): Columns {
  const set = paragraphs.map((one) => setParagraph(one, width, size, measure));
  const splits = set.map((_, index) => {
    const columns = [set.slice(0, index + 1), set.slice(index + 1)];
    return { columns, height: Math.max(...columns.map((column) => heightOf(column, size))) };
  });
  return splits.reduce(
    (best, one) => (one.height < best.height ? one : best),
    splits[0] ?? { columns: [], height: 0 },
  );
}

/** Two columns in the largest font size that fits. */
export interface Fitted extends Columns {
  readonly size: number;
}

/** A typographic point in millimetres. */
export const POINT = 25.4 / 72;

/** Returns the largest setting between two font sizes in millimetres, or null if the smallest does not fit. */
export function fitColumns(
  paragraphs: readonly Paragraph[],
  room: { readonly width: number; readonly height: number },
  sizes: { readonly largest: number; readonly smallest: number },
  measure: Measure,
): Fitted | null {
  for (let size = sizes.largest; size >= sizes.smallest; size -= POINT / 4) {
    const set = setColumns(paragraphs, room.width, size, measure);
    if (set.height <= room.height) return { ...set, size };
  }
  return null;
}
