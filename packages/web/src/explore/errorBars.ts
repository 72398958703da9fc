import type { Mean } from '@nain-jaune/review/explore';

/** A bar from zero to a mean with its error mark, in per cent of the width. */
export interface ErrorBar {
  readonly zero: number;
  readonly from: number;
  readonly width: number;
  /** From one standard error below the mean to one above, as far as it is drawn. Null without an error. */
  readonly error: { readonly from: number; readonly width: number } | null;
}

/** Free space beyond the outermost mean, as a share of the range. */
const MARGIN = 0.15;

/** Returns a function that makes bars on one scale, which includes zero and the means. */
export function errorBars(means: readonly number[]): (mean: Mean) => ErrorBar {
  const least = Math.min(0, ...means);
  const most = Math.max(0, ...means);
  const margin = MARGIN * (most - least) || 1;
  const range = most - least + 2 * margin;
  const percent = (value: number) => Math.min(100, Math.max(0, (100 * (value - least + margin)) / range));
  const span = (from: number, to: number) => ({ from: percent(from), width: percent(to) - percent(from) });
  return ({ mean, standardError }) => ({
    zero: percent(0),
    ...span(Math.min(0, mean), Math.max(0, mean)),
    error: standardError === null ? null : span(mean - standardError, mean + standardError),
  });
}
