import type { GameRecord } from '@nain-jaune/engine';
import type { Reviewed } from '../analyse/reviewed.ts';
import { contextOf } from '../analyse/reviewed.ts';
import type { Shell } from '../shell.ts';
import type { Course, Plot } from './plot.ts';

/** The plots of one game: everyone's counters deal by deal, and what their mistakes cost together. */
export function reviewPlots(shell: Shell, reviews: readonly Reviewed[]): Plot[] {
  const [first] = reviews;
  if (first === undefined) return [];
  const { cli } = shell;
  const place = `${first.file}:${first.line}`;
  const course = (title: string, valuesOf: (seat: number) => readonly number[]): Course => ({
    type: 'course',
    title: `${place} · ${title}`,
    across: cli.dealsAxis,
    series: first.seats.map((seat) => ({
      name: contextOf(shell, first).names[seat] ?? '',
      points: valuesOf(seat).map((y, x) => ({ x, y })),
    })),
  });
  return [
    course(cli.countersByDeal, (seat) => countersOf(first.record, seat)),
    course(cli.costByDeal, (seat) => costsOf(reviews, seat)),
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
