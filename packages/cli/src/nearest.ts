/** Returns the candidate that a mistyped text probably means. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      distance: distanceBetween(text.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.min(text.length, candidate.length) / 3))
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate ?? candidates.find((candidate) => isBeginning(text, candidate));
}

/** Adds the nearest candidate, if any, as a suggestion to a sentence. */
export function withNearest(
  sentence: string,
  text: string,
  candidates: readonly string[],
  didYouMean: (text: string) => string,
): string {
  const meant = nearest(text, candidates);
  return meant === undefined ? sentence : `${sentence} ${didYouMean(meant)}`;
}

function isBeginning(text: string, candidate: string): boolean {
  return text.length > 2 && candidate.startsWith(text.toLowerCase());
}

/** Returns the Damerau–Levenshtein distance: insertions, deletions, substitutions and swaps of adjacent letters. */
export function distanceBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const exchange = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, exchange, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
