import type { DoneDay } from './savedDays.ts';

/** A mark on the line of results. */
export interface ScaleMark {
  readonly name: 'zero' | 'expert' | 'best' | 'result';
  readonly value: number;
  /** Its place on the line, from 0 to 1. */
  readonly at: number;
}

/** Places the marks of a day between the least and the largest. */
export function scaleMarks({
  result,
  expert,
  best,
}: Pick<DoneDay, 'result' | 'expert' | 'best'>): readonly ScaleMark[] {
  const values = [0, expert, result, ...(best === null ? [] : [best])];
  const least = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - least);
  const mark = (name: ScaleMark['name'], value: number) => ({ name, value, at: (value - least) / span });
  return [
    mark('zero', 0),
    mark('expert', expert),
    ...(best === null ? [] : [mark('best', best)]),
    mark('result', result),
  ];
}
