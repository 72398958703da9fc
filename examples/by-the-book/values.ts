/** Checks of single values of a record, which may be anything that JSON can hold. */

/** A problem: a short code and a sentence. */
export interface Fault {
  code: string;
  message: string;
}

/** The element at an index that must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) {
    throw new RangeError(`no element at ${index}`);
  }
  return value;
}

/** The sum of a list of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Whether the value is an integer from `least` to `most`. */
export function isInteger(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}

/** The value as an object with unchecked keys, or null if it is not a JSON object. */
export function asObject<Key extends string>(value: unknown): { [K in Key]?: unknown } | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as { [K in Key]?: unknown }) : null;
}
