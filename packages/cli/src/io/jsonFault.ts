/** Why a text is not JSON, and where: `column` counts characters from 1. */
export interface JsonFault {
  /** The text ends too early, holds a NUL character, or is wrong in another way. */
  readonly kind: 'cut' | 'nul' | 'syntax';
  readonly column: number;
}

const STRING = /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const WORD = /(?:true|false|null)(?!\w)/y;
const SIGN = /[{}[\],:]/y;
const SPACE = /[ \t\n\r]*/y;
/** The beginning of a string, of a number or of a word, up to the end of the text. */
const BEGUN = /^(?:"[ !#-[\]-\u{10ffff}]*(?:\\.[ !#-[\]-\u{10ffff}]*)*\\?|-?\d*\.?\d*[eE]?[+-]?|[a-z]*)$/u;
const WORDS = ['true', 'false', 'null'] as const;

/** What may come next in a JSON text. `first-` is the place after an opening bracket, which may be closed at once. */
type Place = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'after' | 'end';

/** The first fault in a text; null for JSON. */
export function findJsonFault(text: string): JsonFault | null {
  const nul = text.indexOf('\0');
  if (nul >= 0) return { kind: 'nul', column: nul + 1 };
  const open: string[] = [];
  let place: Place = 'value';
  for (let index = skipSpace(text, 0); ; index = skipSpace(text, index)) {
    if (place === 'end' && index === text.length) return null;
    const token = tokenAt(text, index);
    const next: Place | null = token === null ? null : placeAfter(token, place, open);
    if (token === null || next === null) {
      return { kind: token === null && isBegun(text.slice(index)) ? 'cut' : 'syntax', column: index + 1 };
    }
    place = next;
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

/** Whether the rest of a text is the beginning of a token: then the text was cut there. */
function isBegun(rest: string): boolean {
  if (!BEGUN.test(rest)) return false;
  return !/^[a-z]/.test(rest) || WORDS.some((word) => word.startsWith(rest));
}

/** The place after a token; null for a token that may not come there. Keeps the open brackets. */
function placeAfter(token: string, place: Place, open: string[]): Place | null {
  const isValue = place === 'value' || place === 'first-value';
  switch (token) {
    case '{':
    case '[':
      if (!isValue) return null;
      open.push(token);
      return token === '{' ? 'first-key' : 'first-value';
    case '}':
      return place === 'first-key' || place === 'after' ? close(open, '{') : null;
    case ']':
      return place === 'first-value' || place === 'after' ? close(open, '[') : null;
    case ',':
      if (place !== 'after') return null;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return place === 'colon' ? 'value' : null;
  }
  if (isValue) return afterValue(open);
  return token.startsWith('"') && (place === 'key' || place === 'first-key') ? 'colon' : null;
}

function close(open: string[], bracket: string): Place | null {
  return open.pop() === bracket ? afterValue(open) : null;
}

function afterValue(open: readonly string[]): Place {
  return open.length === 0 ? 'end' : 'after';
}

const LONGEST_EXCERPT = 40;

/** The beginning of the first line of a text. */
export function excerptOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line;
}
