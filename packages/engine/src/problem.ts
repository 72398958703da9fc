/**
 * A problem of an input, with its path.
 * - `missing`: a required key is absent.
 * - `unknown-key`: the contract has no such key.
 * - `wrong-value`: the value is not one of `expected`.
 * - `conflict`: the value contradicts another; `expected` is what it requires.
 * - `duplicate-key`: an object has the key twice.
 * - `newer-version`: a newer version of this program wrote the input. Nothing else was checked.
 * - `draft-version`: the input was written before release 1.0. Nothing else was checked.
 */
export interface Problem {
  readonly code:
    | 'missing'
    | 'unknown-key'
    | 'wrong-value'
    | 'conflict'
    | 'duplicate-key'
    | 'newer-version'
    | 'draft-version';
  /** Keys and indices from the top, such as `honours[2].stake`. Empty for the whole input. */
  readonly path: string;
  /**
   * The expected value in the notation of the contract: `"rank" | "suit"`, `integer 15–100000`, `run=rank`. Not
   * translated.
   */
  readonly expected: string;
  /** The value found, as shortened JSON. Empty if there is none. */
  readonly found: string;
}

const LONGEST_FOUND = 40;
const DEEPEST_FOUND = 2;

/** Formats any value as short JSON, even if it is deep or cyclic. */
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
