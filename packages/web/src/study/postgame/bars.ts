/** A bar from zero to a value, in per cent of the width. */
export interface Bar {
  readonly from: number;
  readonly width: number;
}

/** Returns bars on one scale that includes zero. */
export function barsOf(values: readonly number[]): Bar[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const percent = (value: number) => (most === least ? 0 : (100 * (value - least)) / (most - least));
  return values.map((value) => ({
    from: percent(Math.min(0, value)),
    width: percent(Math.max(0, value)) - percent(Math.min(0, value)),
  }));
}
