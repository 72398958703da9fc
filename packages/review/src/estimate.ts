/** A number that is known from samples: how large it is, and how far off it may well be. */
export interface Estimate {
  readonly value: number;
  /** One standard error; 0 where the value is exact. */
  readonly standardError: number;
}

/** A value that is known for certain. */
export function exactly(value: number): Estimate {
  return { value, standardError: 0 };
}

/** The mean of independent samples. */
export function meanOf(samples: ArrayLike<number>): Estimate {
  const count = samples.length;
  let sum = 0;
  for (let index = 0; index < count; index++) sum += samples[index] ?? 0;
  const value = sum / count;
  let squares = 0;
  for (let index = 0; index < count; index++) squares += ((samples[index] ?? 0) - value) ** 2;
  return { value, standardError: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
}

/** The sum of independent estimates. */
export function sumOf(estimates: readonly Estimate[]): Estimate {
  return {
    value: estimates.reduce((sum, { value }) => sum + value, 0),
    standardError: Math.hypot(...estimates.map(({ standardError }) => standardError)),
  };
}

/** The difference of two independent estimates. */
export function difference(a: Estimate, b: Estimate): Estimate {
  return { value: a.value - b.value, standardError: Math.hypot(a.standardError, b.standardError) };
}

/** How many standard errors a value must be away from nothing, so that something is claimed of it. */
const CERTAINTY = 2;

/** Whether an estimate is surely above a limit. */
export function isAbove({ value, standardError }: Estimate, limit: number): boolean {
  return value - CERTAINTY * standardError > limit;
}

/** Whether an estimate is surely below a limit. */
export function isBelow({ value, standardError }: Estimate, limit: number): boolean {
  return value + CERTAINTY * standardError < limit;
}
