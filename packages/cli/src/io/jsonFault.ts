/** The first fault of a text that is not JSON. `column` counts characters from 1. */
export interface JsonFault {
  /** `cut`: the text ends too early. `nul`: it has a NUL character. */
  readonly kind: 'cut' | 'nul' | 'syntax';
  readonly column: number;
}

const STRING = /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const WORD = /(?:true|false|null)(?!\w)/y;
const SIGN = /[{}[\],:]/y;
const SPACE = /[ \t\n\r]*/y;
/** An unfinished string, number or word at the end of the text. */
const BEGUN = /^(?:"[ !#-[\]-\u{10ffff}]*(?:\\.[ !#-[\]-\u{10ffff}]*)*\\?|-?\d*\.?\d*[eE]?[+-]?|[a-z]*)$/u;
const WORDS = ['true', 'false', 'null'] as const;

/** The token expected next. `first-`: after an opening bracket, where a closing one is allowed too. */
type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'after' | 'end';

/** Returns the first fault of a text, or null for valid JSON. */
export function findJsonFault(text: string): JsonFault | null {
  const nul = text.indexOf('\0');
  if (nul >= 0) return { kind: 'nul', column: nul + 1 };
  const open: string[] = [];
  let expected: Expected = 'value';
  for (let index = skipSpace(text, 0); ; index = skipSpace(text, index)) {
    if (expected === 'end' && index === text.length) return null;
    const token = tokenAt(text, index);
    const next: Expected | null = token === null ? null : expectedAfter(token, expected, open);
    if (token === null || next === null) {
      return { kind: token === null && isBegun(text.slice(index)) ? 'cut' : 'syntax', column: index + 1 };
    }
    expected = next;
    index += token.length;
  }
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
function expectedAfter(token: string, expected: Expected, open: string[]): Expected | null {
  const isValue = expected === 'value' || expected === 'first-value';
  switch (token) {
    case '{':
    case '[':
      if (!isValue) return null;
      open.push(token);
      return token === '{' ? 'first-key' : 'first-value';
    case '}':
      return expected === 'first-key' || expected === 'after' ? close(open, '{') : null;
    case ']':
      return expected === 'first-value' || expected === 'after' ? close(open, '[') : null;
    case ',':
      if (expected !== 'after') return null;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
  }
  if (isValue) return afterValue(open);
  return token.startsWith('"') && (expected === 'key' || expected === 'first-key') ? 'colon' : null;
}

function close(open: string[], bracket: string): Expected | null {
  return open.pop() === bracket ? afterValue(open) : null;
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? 'end' : 'after';
}

const LONGEST_EXCERPT = 40;

export function excerptOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line;
}
