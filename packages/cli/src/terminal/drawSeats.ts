import type { Paint } from './paint.ts';
import { padEnd, padStart, shorten, widthOf } from './width.ts';

export interface DrawnSeat {
  readonly name: string;
  readonly cards: number;
  readonly counters: number;
  readonly isDealer: boolean;
  readonly isToMove: boolean;
}

/** What seats are drawn with. */
export interface SeatStyle {
  readonly paint: Paint;
  cards(cards: number): string;
  counters(counters: number): string;
  readonly dealer: string;
}

const LONGEST_NAME = 14;
const GAP = '   ';

/**
 * Draws the seats with their cards and counters. More than four seats are drawn in two columns if those fit. Names are
 * shortened if one column does not fit.
 */
export function drawSeats(style: SeatStyle, seats: readonly DrawnSeat[], columns: number): string {
  const wide = drawCells(style, seats, wideLabels(style, seats));
  const excess = widest(wide) - columns;
  const cells = excess <= 0 ? wide : drawCells(style, seats, narrowLabels(style, seats, excess));
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

interface Label {
  readonly name: string;
  readonly mark: string;
}

/** Aligns the names in one column and the mark of the dealer in another. */
function wideLabels({ dealer }: SeatStyle, seats: readonly DrawnSeat[]): Label[] {
  const names = seats.map(({ name }) => shorten(name, LONGEST_NAME));
  const width = widest(names);
  return seats.map(({ isDealer }, seat) => ({
    name: padEnd(names[seat] ?? '', width),
    mark: ` ${isDealer ? dealer : ' '.repeat(widthOf(dealer))}`,
  }));
}

/** Puts the mark of the dealer directly after the name and truncates long names, to save `excess` columns. */
function narrowLabels(style: SeatStyle, seats: readonly DrawnSeat[], excess: number): Label[] {
  const columns = widest(wideLabels(style, seats).map(({ name, mark }) => name + mark)) - excess;
  const labels = seats.map(({ name, isDealer }) => {
    const mark = isDealer ? ` ${style.dealer}` : '';
    return { name: shorten(name, Math.max(1, Math.min(LONGEST_NAME, columns - widthOf(mark)))), mark };
  });
  const width = widest(labels.map(({ name, mark }) => name + mark));
  return labels.map(({ name, mark }) => ({ name, mark: padEnd(mark, width - widthOf(name)) }));
}

function drawCells(style: SeatStyle, seats: readonly DrawnSeat[], labels: readonly Label[]): string[] {
  const { paint } = style;
  const cards = alignCounts(seats.map((seat) => style.cards(seat.cards)));
  const counters = alignCounts(seats.map((seat) => style.counters(seat.counters)));
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

/** Aligns counts such as `6 cards`: the numbers to the right, the words to the left. */
function alignCounts(counts: readonly string[]): string[] {
  const parts = counts.map((count) => /^(\S*)(.*)$/.exec(count) ?? []);
  const width = (part: number) => Math.max(...parts.map((match) => widthOf(match[part] ?? '')));
  return parts.map((match) => padStart(match[1] ?? '', width(1)) + padEnd(match[2] ?? '', width(2)));
}
