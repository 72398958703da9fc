import { stripVTControlCharacters } from 'node:util';

const PIPE_COLUMNS = 80;
const FEWEST_COLUMNS = 40;
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WIDE =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uff01-\uff60]/u;
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns the columns at which text is wrapped: those of the terminal, or 80 if output is not a terminal. */
export function terminalColumns(): number {
  return Math.max(FEWEST_COLUMNS, process.stdout.isTTY ? columnsOf(process.stdout) : PIPE_COLUMNS);
}

/** Returns the columns of a terminal; 80 if it does not know them, as in a container. */
export function columnsOf({ columns }: { readonly columns: number }): number {
  return columns || PIPE_COLUMNS;
}

/** Returns the columns of a terminal that a text takes. Colours take none. */
export function widthOf(text: string): number {
  return graphemesOf(stripVTControlCharacters(text)).reduce((width, sign) => width + widthOfSign(sign), 0);
}

/** Replaces control characters in an untrusted text. */
export function printable(text: string): string {
  return text.replace(CONTROL, '\ufffd');
}

const LONGEST_EXCERPT = 40;

/** Returns the beginning of the first line of a text. */
export function excerptOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line;
}

/** Truncates a text without colours, with `…`. */
export function shorten(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let short = '';
  for (const sign of graphemesOf(text)) {
    if (widthOf(short) + widthOfSign(sign) > columns - 1) break;
    short += sign;
  }
  return `${short}…`;
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - widthOf(text))) + text;
}

export function centre(text: string, columns: number): string {
  const before = Math.max(0, Math.floor((columns - widthOf(text)) / 2));
  return padEnd(' '.repeat(before) + text, columns);
}

/** Wraps a text at spaces. Lines after the first begin with `indent`. */
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

/** Splits a text into characters as readers count them. */
export function graphemesOf(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
}

function widthOfSign(sign: string): number {
  return WIDE.test(sign) ? 2 : 1;
}
