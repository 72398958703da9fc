export const LONGEST_LINE = 16 * 1024 * 1024;

/** A line of a stream. `number` counts from 1. Only the length of a line over the limit is stored. */
export type Line =
  | { readonly type: 'line'; readonly number: number; readonly bytes: Buffer }
  | { readonly type: 'too-long'; readonly number: number; readonly length: number };

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Splits a stream of bytes into lines. Buffers at most one line of `longest` bytes. A line ends with `\n` or `\r\n`. */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<Line> {
  const splitter = new Splitter(longest);
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

class Splitter {
  readonly #longest: number;
  #parts: Uint8Array[] = [];
  #length = 0;
  #number = 1;

  constructor(longest: number) {
    this.#longest = longest;
  }

  *push(chunk: Uint8Array): Generator<Line> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#append(chunk.subarray(start, end));
      yield this.#take();
      start = end + 1;
    }
    this.#append(chunk.subarray(start));
  }

  *end(): Generator<Line> {
    if (this.#length > 0) yield this.#take();
  }

  #append(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#longest) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #take(): Line {
    const number = this.#number;
    const length = this.#length;
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    this.#number += 1;
    return length > this.#longest
      ? { type: 'too-long', number, length }
      : { type: 'line', number, bytes: withoutReturn(bytes) };
  }
}

function withoutReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes;
}
