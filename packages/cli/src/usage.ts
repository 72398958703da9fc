/** The command was used wrong: the message says how, in one sentence. The process ends with status 2. */
export class UsageError extends Error {
  /** Whether what comes after the first line explains further, so that no pointer to the help is needed. */
  readonly hint: string;

  /** Says what was wrong and, where there is one, a hint to what would be right. */
  constructor(message: string, hint = '') {
    super(message);
    this.hint = hint;
  }
}

/** Refuses options that another one makes meaningless, all at once. `given` are options by their names in code. */
export function refuseBeside(
  sentence: (option: string, others: string) => string,
  option: string,
  given: Readonly<Record<string, unknown>>,
): void {
  const others = Object.keys(given).filter((name) => given[name] !== undefined);
  if (others.length > 0)
    throw new UsageError(sentence(`--${option}`, others.map((name) => `--${name}`).join(', ')));
}

/** The candidate that is nearest to a text, where one is near enough to have been meant. */
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

/** A sentence and, where something was nearly meant, the question whether it was. */
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

/**
 * How many letters must be put in, left out, changed or exchanged with the next to make one text of the
 * other.
 */
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
