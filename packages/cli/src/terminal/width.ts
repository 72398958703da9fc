import { stripVTControlCharacters } from 'node:util';

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WIDE =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uff01-\uff60]/u;
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** How many columns of a terminal a text takes; colours take none. */
export function widthOf(text: string): number {
  return graphemesOf(stripVTControlCharacters(text)).reduce((width, sign) => width + widthOfSign(sign), 0);
}

/** A text of foreign origin without anything that could command the terminal. */
export function printable(text: string): string {
  return text.replace(CONTROL, '\ufffd');
}

/** A text without colours, cut with `…` where it takes more columns than there are. */
export function shorten(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let short = '';
  for (const sign of graphemesOf(text)) {
    if (widthOf(short) + widthOfSign(sign) > columns - 1) break;
    short += sign;
  }
  return `${short}…`;
}

/** A text with spaces after it up to a number of columns. */
export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

/** A text with spaces before it up to a number of columns. */
export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - widthOf(text))) + text;
}

/** A text with spaces on both sides up to a number of columns. */
export function centre(text: string, columns: number): string {
  const before = Math.max(0, Math.floor((columns - widthOf(text)) / 2));
  return padEnd(' '.repeat(before) + text, columns);
}

/**
 * A text in lines that are no longer than the columns, broken at spaces; further lines begin with `indent`.
 */
export function wrap(text: string, columns: number, indent = ''): string {
  const [first = '', ...others] = text.split(/(?<=\S) /);
  const lines: string[] = [];
  let line = first;
  for (const word of others) {
    if (widthOf(`${line} ${word}`) > columns) {
      lines.push(line);
      line = indent + word;
    } else line = `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

function graphemesOf(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
}

function widthOfSign(sign: string): number {
  return WIDE.test(sign) ? 2 : 1;
}
