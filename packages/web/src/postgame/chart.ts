import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { line, symbol, symbolsFill } from 'd3-shape';

/** One line of a chart. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** The room of a chart, in pixels. */
export interface ChartRoom {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The two scales of a chart: the number of the value, and how large it is. */
export interface ChartScales {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
}

/** The scales that give all values of all lines room. */
export function scalesOf(series: readonly Series[], room: ChartRoom): ChartScales {
  const values = series.flatMap((one) => one.values);
  const longest = Math.max(2, ...series.map((one) => one.values.length));
  const x = scaleLinear([0, longest - 1], [room.left, room.width - room.right]);
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [room.height - room.bottom, room.top],
  );
  return { x, y: y.nice(5) };
}

/** A line through all values, as the path of an SVG. */
export function pathOf(values: readonly number[], { x, y }: ChartScales): string {
  const draw = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  );
  return draw(values) ?? '';
}

/** The mark of a line, another for each, so that colour alone tells nothing. */
export function markPath(index: number): string {
  return symbol(symbolsFill[index % symbolsFill.length], 52)() ?? '';
}

/** The whole numbers of an axis, at most so many. */
export function wholeTicks(scale: ScaleLinear<number, number>, most: number): number[] {
  return scale.ticks(most).filter(Number.isInteger);
}

/** Heights for labels near those wanted, in the same order, at least `gap` from one another. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const heights = [...wanted];
  let least = low;
  for (const index of order) {
    heights[index] = Math.max(least, heights[index]!);
    least = heights[index]! + gap;
  }
  let most = high;
  for (const index of order.toReversed()) {
    heights[index] = Math.min(most, heights[index]!);
    most = heights[index]! - gap;
  }
  return heights;
}
