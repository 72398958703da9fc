import type { GameRecord } from '@nain-jaune/engine';
import type { Reviewed } from '../analyse/reviewed.ts';
import { recordContext } from '../replay/gameReplay.ts';
import type { Shell } from '../shell.ts';
import type { LineChart, Plot } from './plot.ts';

/** Returns the plots of a game: each player's counters and cumulated cost of mistakes by deal. */
export function reviewPlots(shell: Shell, reviews: readonly Reviewed[]): Plot[] {
  const [first] = reviews;
  if (first === undefined) return [];
  const { cli } = shell;
  const place = `${first.file}:${first.line}`;
  const lineChart = (title: string, valuesOf: (seat: number) => readonly number[]): LineChart => ({
    type: 'line-chart',
    title: `${place} · ${title}`,
    across: cli.dealsAxis,
    series: first.seats.map((seat) => ({
      name: recordContext(shell, first.record).names[seat] ?? '',
      points: valuesOf(seat).map((y, x) => ({ x, y })),
    })),
  });
  return [
    lineChart(cli.countersByDeal, (seat) => countersOf(first.record, seat)),
    lineChart(cli.costByDeal, (seat) => costsOf(reviews, seat)),
  ];
}

function countersOf({ rules, start, deals }: GameRecord, seat: number): number[] {
  return [
    start?.counters[seat] ?? rules.counters,
    ...deals.flatMap(({ result }) => result?.counters[seat] ?? []),
  ];
}

function costsOf(reviews: readonly Reviewed[], seat: number): number[] {
  let sum = 0;
  return [
    0,
    ...reviews.map(({ review }) => {
      sum += review.seats.find((one) => one.seat === seat)?.lost.value ?? 0;
      return sum;
    }),
  ];
}
