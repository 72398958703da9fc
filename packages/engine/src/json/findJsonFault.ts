import type { Problem } from '../problem.ts';

/** The first fault of a JSON text. */
export interface JsonFault {
  /** `cut`: the text ends too early. `nul`: it has a NUL character. `duplicate-key`: an object has a key twice. */
  readonly kind: 'cut' | 'nul' | 'syntax' | 'duplicate-key';
  /** Characters from the beginning of the text, from 1. */
  readonly column: number;
  /** The path of a duplicate key, such as `rules.counters`. Empty for the other kinds. */
  readonly path: string;
}

const STRING = /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const WORD = /(?:true|false|null)(?!\w)/y;
const SIGN = /[{}[\],:]/y;
const SPACE = /[ \t\n\r]*/y;
/** An unfinished string, number or word at the end of the text. */
const BEGUN = /^(?:"[ !#-[\]-\u{10ffff}]*(?:\\.[ !#-[\]-\u{10ffff}]*)*\\?|-?\d*\.?\d*[eE]?[+-]?|[a-z]*)$/u;
const WORDS = ['true', 'false', 'null'] as const;
const LONGEST_PATH = 200;

/** The token expected next. `first-`: after an opening bracket, where a closing one is allowed too. */
type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'after' | 'end';

/** An open object with its keys so far, or an open list. `at` is the key or index of the current value. */
type Open =
  | { readonly bracket: '{'; readonly keys: Set<string>; at: string }
  | { readonly bracket: '['; at: number };

/** Returns the first fault of a text, or null if there is none. A duplicate key is reported only in valid JSON. */
export function findJsonFault(text: string): JsonFault | null {
  const nul = text.indexOf('\0');
  if (nul >= 0) return { kind: 'nul', column: nul + 1, path: '' };
  const open: Open[] = [];
  let duplicate: JsonFault | null = null;
  let expected: Expected = 'value';
  for (let index = skipSpace(text, 0); ; index = skipSpace(text, index)) {
    if (expected === 'end' && index === text.length) return duplicate;
    const token = tokenAt(text, index);
    const next: Expected | null = token === null ? null : expectedAfter(token, expected, open);
    if (token === null || next === null) {
      const kind = token === null && isBegun(text.slice(index)) ? 'cut' : 'syntax';
      return { kind, column: index + 1, path: '' };
    }
    if (next === 'colon' && !addKey(open.at(-1), token))
      duplicate ??= { kind: 'duplicate-key', column: index + 1, path: pathOf(open) };
    expected = next;
    index += token.length;
  }
}

/** Describes a fault as a problem of an input. */
export function jsonProblem({ kind, path }: JsonFault): Problem {
  if (kind === 'duplicate-key') return { code: 'duplicate-key', path, expected: '', found: '' };
  return { code: 'wrong-value', path: '', expected: 'a JSON text', found: '' };
}

function skipSpace(text: string, index: number): number {
  SPACE.lastIndex = index;
  SPACE.test(text);
  return SPACE.lastIndex;
}

function tokenAt(text: string, index: number): string | null {
  for (const pattern of [SIGN, STRING, NUMBER, WORD]) {
    pattern.lastIndex = index;
    const [token] = pattern.exec(text) ?? [];
    if (token !== undefined) return token;
  }
  return null;
}

/** Whether the rest of a text is an unfinished token. */
function isBegun(rest: string): boolean {
  if (!BEGUN.test(rest)) return false;
  return !/^[a-z]/.test(rest) || WORDS.some((word) => word.startsWith(rest));
}

/** Returns what is expected after a token, or null if the token is not allowed. Updates the open brackets. */
function expectedAfter(token: string, expected: Expected, open: Open[]): Expected | null {
  const isValue = expected === 'value' || expected === 'first-value';
  switch (token) {
    case '{':
    case '[':
      if (!isValue) return null;
      open.push(token === '{' ? { bracket: token, keys: new Set(), at: '' } : { bracket: token, at: 0 });
      return token === '{' ? 'first-key' : 'first-value';
    case '}':
      return expected === 'first-key' || expected === 'after' ? close(open, '{') : null;
    case ']':
      return expected === 'first-value' || expected === 'after' ? close(open, '[') : null;
    case ',':
      return expected === 'after' ? afterComma(open.at(-1)) : null;
    case ':':
      return expected === 'colon' ? 'value' : null;
  }
  if (isValue) return afterValue(open);
  return token.startsWith('"') && (expected === 'key' || expected === 'first-key') ? 'colon' : null;
}

function afterComma(inner: Open | undefined): Expected {
  if (inner?.bracket !== '[') return 'key';
  inner.at += 1;
  return 'value';
}

function close(open: Open[], bracket: string): Expected | null {
  return open.pop()?.bracket === bracket ? afterValue(open) : null;
}

function afterValue(open: readonly Open[]): Expected {
  return open.length === 0 ? 'end' : 'after';
}

/** Adds a key to its object. Returns false if the object has it. */
function addKey(inner: Open | undefined, token: string): boolean {
  if (inner?.bracket !== '{') return true;
  inner.at = String(JSON.parse(token));
  const isNew = !inner.keys.has(inner.at);
  inner.keys.add(inner.at);
  return isNew;
}

function pathOf(open: readonly Open[]): string {
  const path = open.map(({ at }) => (typeof at === 'number' ? `[${at}]` : `.${at}`)).join('');
  const text = path.replace(/^\./, '');
  return text.length > LONGEST_PATH ? `${text.slice(0, LONGEST_PATH - 1)}…` : text;
}
