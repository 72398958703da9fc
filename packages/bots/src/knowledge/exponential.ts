const LN2 = Math.LN2;
/** The logarithm of 2 in two parts, so that multiples of the first are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** The result below is less than 1e-304. */
const LEAST = -700;
const TERMS = 13;
const INVERSES = Float64Array.from({ length: TERMS + 1 }, (_, n) => 1 / n);
/** 1, 1/2, 1/4 and so on. */
const HALVES = new Float64Array(1 + Math.ceil(-LEAST / LN2));
HALVES[0] = 1;
for (let n = 1; n < HALVES.length; n++) HALVES[n] = (HALVES[n - 1] ?? 0) / 2;

/**
 * Returns e to the power of a number that is not positive, the same to the last bit in every engine: the last digits of
 * `Math.exp` depend on the engine, and a bot could decide differently there.
 */
export function exponential(power: number): number {
  if (power < LEAST) return 0;
  const halvings = Math.round(-power / LN2);
  const rest = power + halvings * LN2_HIGH + halvings * LN2_LOW;
  let sum = 1;
  for (let n = TERMS; n > 0; n--) sum = 1 + sum * rest * (INVERSES[n] ?? 0);
  return sum * (HALVES[halvings] ?? 0);
}
