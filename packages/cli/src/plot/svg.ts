import type { Shell } from '../shell.ts';
import { drawNumber } from '../terminal/drawNumbers.ts';
import { type Histogram, type LineChart, type Plot, rangeOf, roundStep } from './plot.ts';

const WIDTH = 720;
const HEIGHT = 320;
const LEFT = 70;
const RIGHT = 16;
const TOP = 40;
const BOTTOM = 48;
const LEGEND = 20;
const TICKS = 6;
/** Palette of Okabe and Ito, distinguishable with any colour vision. */
const COLOURS = [
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#56b4e9',
  '#000000',
  '#8a7a00',
] as const;

/** Range of the vertical axis. */
interface Area {
  readonly least: number;
  readonly most: number;
}

/** Draws plots below each other in one SVG document. */
export function svgOf(shell: Shell, plots: readonly Plot[]): string {
  let top = 0;
  const parts = plots.map((plot) => {
    const part = `<g transform="translate(0 ${top})">${plotParts(shell, plot).join('\n')}</g>`;
    top += HEIGHT + LEGEND * plot.series.length;
    return part;
  });
  const titles = plots.map(({ title }) => escaped(title)).join(', ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${titles}</title>`,
    `<rect width="${WIDTH}" height="${top}" fill="#fff"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function plotParts(shell: Shell, plot: Plot): string[] {
  const title = `<text x="${LEFT}" y="22" font-size="15" font-weight="bold">${escaped(plot.title)}</text>`;
  const legend = plot.series.map(({ name }, index) => {
    const y = HEIGHT + index * LEGEND;
    return `<rect x="${LEFT}" y="${y - 10}" width="12" height="12" fill="${colour(index)}"/><text x="${LEFT + 18}" y="${y}">${escaped(name)}</text>`;
  });
  const drawn = plot.type === 'histogram' ? histogramParts(shell, plot) : lineChartParts(shell, plot);
  return [title, ...drawn, ...legend];
}

function histogramParts(shell: Shell, { bins, series }: Histogram): string[] {
  const area = { least: 0, most: Math.max(1, ...series.flatMap(({ counts }) => counts)) };
  const width = (WIDTH - LEFT - RIGHT) / bins.length;
  const bar = (width * 0.9) / series.length;
  const bars = series.flatMap(({ counts }, index) =>
    counts.map((count, bin) => {
      const y = yOf(count, area);
      return `<rect x="${round(LEFT + bin * width + index * bar)}" y="${y}" width="${round(bar)}" height="${round(HEIGHT - BOTTOM - y)}" fill="${colour(index)}"/>`;
    }),
  );
  const labels = bins.map(({ from }, bin) => xLabel(LEFT + bin * width, drawNumber(shell, from)));
  return [...yAxis(shell, area), ...bars, ...labels];
}

function lineChartParts(shell: Shell, { series, across }: LineChart): string[] {
  const all = series.flatMap(({ points }) => points);
  const area = rangeOf(all.map(({ y }) => y));
  const x = rangeOf(all.map((point) => point.x));
  const xOf = (value: number) =>
    LEFT + ((value - x.least) / Math.max(1, x.most - x.least)) * (WIDTH - LEFT - RIGHT);
  const lines = series.map(({ points }, index) => {
    const places = points.map((point) => `${round(xOf(point.x))},${yOf(point.y, area)}`).join(' ');
    return `<polyline points="${places}" fill="none" stroke="${colour(index)}" stroke-width="2"/>`;
  });
  const labels = ticksOf(x.least, x.most).map((tick) => xLabel(xOf(tick), drawNumber(shell, tick)));
  const name = `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 16}" text-anchor="middle">${escaped(across)}</text>`;
  return [...yAxis(shell, area), ...lines, ...labels, name];
}

function yAxis(shell: Shell, area: Area): string[] {
  return ticksOf(area.least, area.most).flatMap((tick) => {
    const y = yOf(tick, area);
    return [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}" stroke="#ddd"/>`,
      `<text x="${LEFT - 6}" y="${round(y + 4)}" text-anchor="end">${drawNumber(shell, tick, 2)}</text>`,
    ];
  });
}

function xLabel(x: number, text: string): string {
  return `<text x="${round(x)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${text}</text>`;
}

function ticksOf(least: number, most: number): number[] {
  const step = roundStep(Math.max(most - least, 1e-9), TICKS);
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

function yOf(value: number, { least, most }: Area): number {
  const part = most === least ? 0.5 : (value - least) / (most - least);
  return round(HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM));
}

function colour(index: number): string {
  return COLOURS[index % COLOURS.length] ?? COLOURS[0];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
