import { type Face, type Measure, printed } from './pen.ts';

/** Words of one face that follow each other in a line, and where they begin. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  readonly x: number;
}

/** A paragraph that begins with its own heading. */
export interface Paragraph {
  readonly heading: string;
  readonly text: string;
}

/** The lines of a paragraph, each of one piece or two. */
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

/** Sets a paragraph in lines of a width. */
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

/** Paragraphs in columns, and how high the highest is. */
export interface Columns {
  readonly columns: readonly (readonly Lines[])[];
  readonly height: number;
}

/** How far a line is from the next, as a part of the size of type. */
export const LEADING = 1.24;
/** The least space after a paragraph. */
const AFTER = 0.5;

function heightOf(paragraphs: readonly Lines[], size: number): number {
  const lines = paragraphs.reduce((sum, one) => sum + one.length, 0);
  return (lines * LEADING + Math.max(paragraphs.length - 1, 0) * AFTER) * size;
}

/** Sets paragraphs in two columns as equal as can be, none of them parted. */
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

/** Two columns in the largest type, by quarters of a point, in which they are not higher than a page allows. */
export interface Fitted extends Columns {
  readonly size: number;
}

/** A point of type in millimetres. */
export const POINT = 25.4 / 72;

/** The largest setting between two sizes, in millimetres; null where even the smallest is too high. */
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
