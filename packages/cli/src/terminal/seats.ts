import type { Paint } from './paint.ts';
import { padEnd, padStart, shorten, widthOf } from './width.ts';

/** One seat as the table shows it. */
export interface DrawnSeat {
  readonly name: string;
  readonly cards: number;
  readonly counters: number;
  readonly isDealer: boolean;
  readonly isToMove: boolean;
}

/** The words that seats are drawn with. */
export interface SeatWords {
  cards(cards: number): string;
  counters(counters: number): string;
  readonly dealer: string;
}

const LONGEST_NAME = 14;
const GAP = '   ';

/**
 * The seats with their cards and counters: in two columns where more than four do not fill half the terminal, and with
 * shorter names where one column does not fit.
 */
export function drawSeats(
  seats: readonly DrawnSeat[],
  words: SeatWords,
  paint: Paint,
  columns: number,
): string {
  const wide = drawCells(seats, words, paint, wideLabels(seats, words));
  const tooMuch = widest(wide) - columns;
  const cells = tooMuch <= 0 ? wide : drawCells(seats, words, paint, narrowLabels(seats, words, tooMuch));
  const width = widest(cells);
  if (cells.length <= 4 || width * 2 + GAP.length > columns)
    return cells.map((cell) => cell.trimEnd()).join('\n');
  const half = Math.ceil(cells.length / 2);
  return Array.from({ length: half }, (_, row) => [cells[row], cells[row + half]])
    .map((pair) =>
      pair
        .filter((cell) => cell !== undefined)
        .map((cell) => padEnd(cell, width))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(widthOf));
}

/** A name, and the mark of the dealer after it. */
interface Label {
  readonly name: string;
  readonly mark: string;
}

/** Names in one column, and the mark of the dealer in another. */
function wideLabels(seats: readonly DrawnSeat[], { dealer }: SeatWords): Label[] {
  const names = seats.map(({ name }) => shorten(name, LONGEST_NAME));
  const width = widest(names);
  return seats.map(({ isDealer }, seat) => ({
    name: padEnd(names[seat] ?? '', width),
    mark: ` ${isDealer ? dealer : ' '.repeat(widthOf(dealer))}`,
  }));
}

/** The same in columns that are fewer: the mark follows the name, and what is longer than the others is cut. */
function narrowLabels(seats: readonly DrawnSeat[], words: SeatWords, tooMuch: number): Label[] {
  const columns = widest(wideLabels(seats, words).map(({ name, mark }) => name + mark)) - tooMuch;
  const labels = seats.map(({ name, isDealer }) => {
    const mark = isDealer ? ` ${words.dealer}` : '';
    return { name: shorten(name, Math.max(1, Math.min(LONGEST_NAME, columns - widthOf(mark)))), mark };
  });
  const width = widest(labels.map(({ name, mark }) => name + mark));
  return labels.map(({ name, mark }) => ({ name, mark: padEnd(mark, width - widthOf(name)) }));
}

function drawCells(
  seats: readonly DrawnSeat[],
  words: SeatWords,
  paint: Paint,
  labels: readonly Label[],
): string[] {
  const cards = alignCounts(seats.map((seat) => words.cards(seat.cards)));
  const counters = alignCounts(seats.map((seat) => words.counters(seat.counters)));
  return seats.map(({ isToMove }, seat) => {
    const { name = '', mark = '' } = labels[seat] ?? {};
    return [
      isToMove ? paint('green', '▶') : ' ',
      (isToMove ? paint('bold', name) : name) + paint('cyan', mark),
      ` ${cards[seat] ?? ''}`,
      ` ${paint('yellow', counters[seat] ?? '')}`,
    ].join(' ');
  });
}

/** Counts such as `6 cards` under each other, the numbers on the right side and the words on the left. */
function alignCounts(counts: readonly string[]): string[] {
  const parts = counts.map((count) => /^(\S*)(.*)$/.exec(count) ?? []);
  const width = (part: number) => Math.max(...parts.map((match) => widthOf(match[part] ?? '')));
  return parts.map((match) => padStart(match[1] ?? '', width(1)) + padEnd(match[2] ?? '', width(2)));
}
