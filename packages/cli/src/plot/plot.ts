/** The frequency of values by range, for several series. */
export interface Histogram {
  readonly type: 'histogram';
  readonly title: string;
  readonly bins: readonly { readonly from: number; readonly to: number }[];
  readonly series: readonly { readonly name: string; readonly counts: readonly number[] }[];
}

/** Values over deals or games, for several series. */
export interface LineChart {
  readonly type: 'line-chart';
  readonly title: string;
  readonly across: string;
  readonly series: readonly { readonly name: string; readonly points: readonly Point[] }[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Plot = Histogram | LineChart;

/** Returns a step of 1, 2 or 5 times a power of ten that divides a span into at most `parts` parts. */
export function roundStep(span: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span / parts, Number.MIN_VALUE)));
  const factor = [1, 2, 5, 10].find((one) => one * power * parts >= span) ?? 10;
  return factor * power;
}

export function rangeOf(values: Iterable<number>): { readonly least: number; readonly most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { least, most };
}

const MOST_BINS = 12;

/** Creates a histogram. `counted` has the frequency of each integer by series. */
export function histogramOf(
  title: string,
  counted: ReadonlyMap<string, ReadonlyMap<number, number>>,
): Histogram {
  const { least, most } = rangeOf([...counted.values()].flatMap((counts) => [...counts.keys()]));
  const step = Math.max(1, roundStep(most - least + 1, MOST_BINS));
  const first = Math.floor(least / step);
  const bins = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => ({
    from: (first + index) * step,
    to: (first + index + 1) * step - 1,
  }));
  const series = [...counted].map(([name, counts]) => {
    const sums = bins.map(() => 0);
    for (const [value, count] of counts) {
      const bin = Math.floor(value / step) - first;
      sums[bin] = (sums[bin] ?? 0) + count;
    }
    return { name, counts: sums };
  });
  return { type: 'histogram', title, bins, series };
}
