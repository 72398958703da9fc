/** A mean of samples with its standard error, which is 0 for an exact value. */
export interface Estimate {
  readonly value: number;
  readonly standardError: number;
}

export function exactly(value: number): Estimate {
  return { value, standardError: 0 };
}

export function meanOf(samples: readonly number[]): Estimate {
  const count = samples.length;
  const value = samples.reduce((sum, sample) => sum + sample, 0) / count;
  const squares = samples.reduce((sum, sample) => sum + (sample - value) ** 2, 0);
  return { value, standardError: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
}

/** The estimates must be independent. */
export function sumOf(estimates: readonly Estimate[]): Estimate {
  return {
    value: estimates.reduce((sum, { value }) => sum + value, 0),
    standardError: Math.hypot(...estimates.map(({ standardError }) => standardError)),
  };
}

/** The estimates must be independent. */
export function difference(a: Estimate, b: Estimate): Estimate {
  return { value: a.value - b.value, standardError: Math.hypot(a.standardError, b.standardError) };
}

/** Standard errors between an estimate and a limit that count as significant. */
const SIGNIFICANT = 2;

export function isSignificantlyAbove({ value, standardError }: Estimate, limit: number): boolean {
  return value - SIGNIFICANT * standardError > limit;
}

export function isSignificantlyBelow({ value, standardError }: Estimate, limit: number): boolean {
  return value + SIGNIFICANT * standardError < limit;
}
