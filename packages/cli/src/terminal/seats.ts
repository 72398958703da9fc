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
  const full = drawCells(seats, words, paint, LONGEST_NAME);
  const tooMuch = Math.max(0, widest(full) - columns);
  const cells = tooMuch === 0 ? full : drawCells(seats, words, paint, longestOf(seats) - tooMuch);
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

function longestOf(seats: readonly DrawnSeat[]): number {
  return Math.min(LONGEST_NAME, widest(seats.map(({ name }) => name)));
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(widthOf));
}

function drawCells(
  seats: readonly DrawnSeat[],
  words: SeatWords,
  paint: Paint,
  longestName: number,
): string[] {
  const names = seats.map((seat) => shorten(seat.name, Math.max(1, longestName)));
  const cards = alignCounts(seats.map((seat) => words.cards(seat.cards)));
  const counters = alignCounts(seats.map((seat) => words.counters(seat.counters)));
  return seats.map((seat, index) => {
    const name = padEnd(names[index] ?? '', widest(names));
    return [
      seat.isToMove ? paint('green', '▶') : ' ',
      seat.isToMove ? paint('bold', name) : name,
      seat.isDealer ? paint('cyan', words.dealer) : ' '.repeat(widthOf(words.dealer)),
      ` ${cards[index] ?? ''}`,
      ` ${paint('yellow', counters[index] ?? '')}`,
    ].join(' ');
  });
}

/** Counts such as `6 cards` under each other, the numbers on the right side and the words on the left. */
function alignCounts(counts: readonly string[]): string[] {
  const parts = counts.map((count) => /^(\S*)(.*)$/.exec(count) ?? []);
  const width = (part: number) => Math.max(...parts.map((match) => widthOf(match[part] ?? '')));
  return parts.map((match) => padStart(match[1] ?? '', width(1)) + padEnd(match[2] ?? '', width(2)));
}
