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
