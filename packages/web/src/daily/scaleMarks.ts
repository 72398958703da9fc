import type { DoneDay } from './savedDays.ts';

/** A mark on the line of results. */
export interface ScaleMark {
  readonly name: 'zero' | 'expert' | 'best' | 'result';
  readonly value: number;
  readonly x: number;
  /** Row of its label: 0 above the line, 1 and 2 below it. */
  readonly row: 0 | 1 | 2;
}

/** Labels closer than this are in different rows. */
const LABEL_WIDTH = 250;

/** Places the marks of a day between two ends. */
export function scaleMarks(
  { result, expert, best }: Pick<DoneDay, 'result' | 'expert' | 'best'>,
  left: number,
  right: number,
): readonly ScaleMark[] {
  const values = [0, expert, result, ...(best === null ? [] : [best])];
  const least = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - least);
  const xOf = (value: number) => left + ((value - least) / span) * (right - left);
  const isClose = best !== null && Math.abs(xOf(best) - xOf(expert)) < LABEL_WIDTH;
  return [
    { name: 'zero', value: 0, x: xOf(0), row: 0 },
    { name: 'expert', value: expert, x: xOf(expert), row: 1 },
    ...(best === null ? [] : [{ name: 'best', value: best, x: xOf(best), row: isClose ? 2 : 1 } as const]),
    { name: 'result', value: result, x: xOf(result), row: 0 },
  ];
}
