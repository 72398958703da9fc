/** Results in a range of counters, and the number of attempts that made them. */
export interface ResultBin {
  readonly from: number;
  readonly to: number;
  readonly attempts: number;
}

const MOST_BINS = 12;

/** Puts results into at most twelve bins of the same width, ascending and without gaps. */
export function binsOf(
  results: readonly (readonly [result: number, attempts: number])[],
): readonly ResultBin[] {
  if (results.length === 0) return [];
  const least = Math.min(...results.map(([result]) => result));
  const most = Math.max(...results.map(([result]) => result));
  const width = Math.ceil((most - least + 1) / MOST_BINS);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, index) => {
    const from = least + index * width;
    const to = from + width - 1;
    const inside = results.filter(([result]) => result >= from && result <= to);
    return { from, to, attempts: attemptsIn(inside) };
  });
}

export function attemptsIn(results: readonly (readonly [result: number, attempts: number])[]): number {
  return results.reduce((sum, [, attempts]) => sum + attempts, 0);
}
