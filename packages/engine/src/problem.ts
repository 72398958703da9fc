/**
 * One thing that is wrong with an input, with its place. Words are made of it at the edges.
 * - `missing`: a required key is not there.
 * - `unknown-key`: the key is none of the contract's.
 * - `wrong-value`: the value is none of the allowed ones, which `expected` lists.
 * - `conflict`: the value is allowed, but not together with another; `expected` says what it needs.
 * - `newer-version`: a newer version of this program wrote the input; nothing else of it was looked at.
 */
export interface Problem {
  readonly code: 'missing' | 'unknown-key' | 'wrong-value' | 'conflict' | 'newer-version';
  /** Where it is: keys and indices from the top, such as `honours[2].stake`; empty for the whole input. */
  readonly path: string;
  /** What would be right, in the contract's own notation, the same in every language: `"rank" | "suit"`, `integer 15–100000`, `run=rank`. */
  readonly expected: string;
  /** The value that was found, as JSON shortened to some 40 characters; empty where there is none. */
  readonly found: string;
}

const LONGEST_FOUND = 40;
const DEEPEST_FOUND = 2;

/** A value as short JSON for the `found` of a problem. Whatever the value is, however deep or round, it has a text. */
export function found(value: unknown): string {
  const text = shortJson(value, 0);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND - 1)}…` : text;
}

function shortJson(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST_FOUND));
  if (typeof value !== 'object' || value === null) return String(value);
  const brackets = Array.isArray(value) ? '[]' : '{}';
  if (depth === DEEPEST_FOUND) return brackets.split('').join('…');
  const inner = Object.entries(value)
    .slice(0, LONGEST_FOUND)
    .map(
      ([key, one]) => `${Array.isArray(value) ? '' : `${JSON.stringify(key)}:`}${shortJson(one, depth + 1)}`,
    );
  return brackets.split('').join(inner.join(','));
}
