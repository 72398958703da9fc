import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { line, symbol, symbolsFill } from 'd3-shape';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** The plot area, in pixels. */
export interface ChartRoom {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The x scale takes the index of a value, the y scale the value. */
export interface ChartScales {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
}

/** Returns scales that include all values of all lines. */
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

/** Returns the SVG path through all values. */
export function pathOf(values: readonly number[], { x, y }: ChartScales): string {
  const draw = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  );
  return draw(values) ?? '';
}

/** Returns the mark of a line. Each line has another shape, so colour is not the only difference. */
export function markPath(index: number): string {
  return symbol(symbolsFill[index % symbolsFill.length], 52)() ?? '';
}

export function wholeTicks(scale: ScaleLinear<number, number>, most: number): number[] {
  return scale.ticks(most).filter(Number.isInteger);
}

/** Moves labels apart by at least `gap`, in the same order and close to the wanted heights. */
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
