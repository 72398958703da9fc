import type { Shell } from '../shell.ts';
import { drawNumber } from '../terminal/drawNumbers.ts';
import { padEnd, padStart, printable, shorten, widthOf, wrap } from '../terminal/width.ts';
import { type Histogram, type LineChart, type Plot, type Point, rangeOf, roundStep } from './plot.ts';

const LONGEST_NAME = 40;
const LONGEST_BAR = 60;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;
const MARKS = ['●', '○', '▲', '△', '■', '□', '◆', '◇'] as const;
const ROWS = 10;
const MOST_COLUMNS = 80;

export function drawPlot(shell: Shell, plot: Plot, columns: number): string {
  const lines =
    plot.type === 'histogram' ? drawHistogram(shell, plot, columns) : drawLineChart(shell, plot, columns);
  return [shell.paint('bold', wrap(plot.title, columns)), ...lines].join('\n');
}

function drawHistogram(shell: Shell, { bins, series }: Histogram, columns: number): string[] {
  const texts = bins.map(({ from, to }) => rangeText(shell, from, to));
  const width = Math.max(...texts.map(widthOf));
  const most = Math.max(1, ...series.flatMap(({ counts }) => counts));
  const counts = Math.max(
    ...series.flatMap((one) => one.counts.map((count) => widthOf(drawNumber(shell, count)))),
  );
  const longest = Math.max(5, Math.min(LONGEST_BAR, columns - width - counts - 3));
  return series.flatMap((one) => [
    shorten(printable(one.name), LONGEST_NAME),
    ...one.counts.map((count, index) => {
      const bar = count === 0 ? '' : shell.paint('yellow', drawBar((count / most) * longest));
      return `${padStart(texts[index] ?? '', width)} │${bar} ${drawNumber(shell, count)}`;
    }),
  ]);
}

function rangeText(shell: Shell, from: number, to: number): string {
  const number = (value: number) => drawNumber(shell, value).replace('-', '−');
  return from === to ? number(from) : `${number(from)} … ${number(to)}`;
}

/** Draws a bar of at least an eighth of a column. */
function drawBar(length: number): string {
  const eighths = Math.max(1, Math.round(length * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}

function drawLineChart(shell: Shell, { series, across }: LineChart, columns: number): string[] {
  const all = series.flatMap(({ points }) => points);
  const x = rangeOf(all.map((point) => point.x));
  const { ticks, least, step } = axisOf(all.map((point) => point.y));
  const texts = ticks.map((tick) => drawNumber(shell, tick, 2).replace('-', '−'));
  const margin = Math.max(...texts.map(widthOf));
  const width = Math.max(10, Math.min(MOST_COLUMNS, columns) - margin - 2);
  const cells = Array.from({ length: ticks.length }, () => Array<string>(width).fill(' '));
  series.forEach(({ points }, index) => {
    const mark = MARKS[index % MARKS.length] ?? '●';
    for (let column = 0; column < width; column++) {
      const value = valueAt(points, x.least + ((x.most - x.least) * column) / (width - 1));
      const cell = cells[Math.round((value - least) / step)];
      if (cell !== undefined) cell[column] = mark;
    }
  });
  const drawn = cells.map((cell, row) => `${padStart(texts[row] ?? '', margin)} ┤${cell.join('').trimEnd()}`);
  const legend = series.map(
    ({ name }, index) => `  ${MARKS[index % MARKS.length]} ${shorten(printable(name), LONGEST_NAME)}`,
  );
  const [first, last] = [drawNumber(shell, x.least), drawNumber(shell, x.most)];
  const label = shorten(across, width - widthOf(first) - widthOf(last) - 2);
  const gap = width - widthOf(first) - widthOf(last);
  const axis = `${' '.repeat(margin + 2)}${first}${centred(label, gap)}${last}`;
  return [...drawn.reverse(), `${' '.repeat(margin)} └${'─'.repeat(width)}`, axis, ...legend];
}

function valueAt(points: readonly Point[], x: number): number {
  const next = points.find((point) => point.x >= x) ?? points.at(-1);
  const before = points.findLast((point) => point.x <= x) ?? next;
  if (next === undefined || before === undefined) return Number.NaN;
  const part = next.x === before.x ? 0 : (x - before.x) / (next.x - before.x);
  return before.y + part * (next.y - before.y);
}

function centred(text: string, columns: number): string {
  return padEnd(' '.repeat(Math.max(1, Math.floor((columns - widthOf(text)) / 2))) + text, columns);
}

/** Returns round values that cover all others, one for each row. */
function axisOf(values: readonly number[]): { ticks: number[]; least: number; step: number } {
  const { least, most } = rangeOf(values);
  const step = roundStep(Math.max(most - least, 1e-9), ROWS);
  const first = Math.floor(least / step);
  const count = Math.ceil(most / step) - first + 1;
  const ticks = Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return { ticks, least: first * step, step };
}
