/** The most characters of a record. */
const LONGEST_RECORD = 16 * 1024 * 1024;

/** A record as text, or a line that is too long. `line` is null for one record over several lines. */
export type RecordText =
  | { readonly type: 'record'; readonly line: number | null; readonly text: string }
  | { readonly type: 'too-long'; readonly line: number };

type Line = Exclude<RecordText, { line: null }> & { readonly line: number };

/**
 * Reads one record from each line of a stream and skips empty lines. A stream that is a single JSON object over several
 * lines is one record. Stores at most `longest` characters.
 */
export async function* recordTexts(
  chunks: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_RECORD,
): AsyncGenerator<RecordText> {
  let several: Line[] | null = null;
  let length = 0;
  let isFirst = true;
  for await (const line of linesIn(chunks, longest)) {
    if (isFirst && beginsObject(line)) several = [];
    isFirst = false;
    length += line.type === 'record' ? line.text.length : longest;
    if (several === null) yield line;
    else {
      several.push(line);
      if (length < longest) continue;
      yield* several;
      several = null;
    }
  }
  if (several !== null) yield* asOne(several);
}

/** Joins lines to one record, if they are JSON together. */
function asOne(lines: readonly Line[]): readonly RecordText[] {
  const text = lines.map((line) => (line.type === 'record' ? line.text : '')).join('\n');
  return isJson(text) ? [{ type: 'record', line: null, text }] : lines;
}

function beginsObject(line: Line): boolean {
  return line.type === 'record' && line.text.startsWith('{') && !isJson(line.text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Splits a stream into lines with their numbers, without empty ones and without spaces around them. */
async function* linesIn(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  const splitter = new Splitter(longest);
  for await (const chunk of chunks) yield* splitter.push(decoder.decode(chunk, { stream: true }));
  yield* splitter.push(decoder.decode());
  yield* splitter.end();
}

class Splitter {
  readonly #longest: number;
  #text = '';
  #isTooLong = false;
  #number = 1;

  constructor(longest: number) {
    this.#longest = longest;
  }

  *push(text: string): Generator<Line> {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.#append(text.slice(start, end));
      yield* this.end();
      start = end + 1;
    }
    this.#append(text.slice(start));
  }

  /** Ends the line. */
  *end(): Generator<Line> {
    const text = this.#text.trim();
    const line = this.#number;
    if (this.#isTooLong) yield { type: 'too-long', line };
    else if (text !== '') yield { type: 'record', line, text };
    this.#text = '';
    this.#isTooLong = false;
    this.#number += 1;
  }

  #append(part: string): void {
    this.#isTooLong ||= this.#text.length + part.length > this.#longest;
    this.#text = this.#isTooLong ? '' : this.#text + part;
  }
}
