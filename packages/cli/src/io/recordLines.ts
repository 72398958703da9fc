import { isUtf8 } from 'node:buffer';
import { type JsonFault, parseJson } from '@nain-jaune/engine';
import { type Line, LONGEST_LINE, splitLines } from './splitLines.ts';

/** A record of a file as JSON, or the reason why it cannot be read. `number` is its line, from 1. */
export type RecordLine =
  | { readonly type: 'json'; readonly number: number; readonly value: unknown }
  | { readonly type: 'not-utf8'; readonly number: number }
  | { readonly type: 'not-json'; readonly number: number; readonly text: string; readonly fault: JsonFault }
  | { readonly type: 'line-too-long'; readonly number: number; readonly length: number };

/**
 * Reads one record from each line of a stream and skips empty lines. A stream that is a single JSON object over several
 * lines is one record, up to `longest` bytes.
 */
export async function* readRecordLines(
  chunks: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<RecordLine> {
  let multiline: MultilineRecord | null = null;
  let isFirst = true;
  for await (const line of splitLines(chunks, longest)) {
    if (isFirst && beginsMultilineRecord(line)) multiline = new MultilineRecord(longest);
    isFirst = false;
    if (multiline?.tryAdd(line)) continue;
    if (multiline) yield* multiline.release();
    multiline = null;
    yield* readLine(line);
  }
  if (multiline) yield* multiline.finish();
}

/** The first lines of a stream that may be one record over several lines. */
class MultilineRecord {
  readonly #longest: number;
  #lines: (Line & { type: 'line' })[] = [];
  #length = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  tryAdd(line: Line): boolean {
    if (line.type === 'too-long' || this.#length + line.bytes.length >= this.#longest) return false;
    this.#lines.push(line);
    this.#length += line.bytes.length + 1;
    return true;
  }

  *finish(): Generator<RecordLine> {
    const whole = Buffer.concat(this.#lines.flatMap(({ bytes }) => [bytes, Buffer.from('\n')]));
    const record = readBytes(whole, 1);
    if (record.type === 'json') yield record;
    else if (record.type === 'not-json' && record.fault.kind === 'duplicate-key') yield atItsLine(record);
    else yield* this.release();
  }

  *release(): Generator<RecordLine> {
    for (const line of this.#lines) yield* readLine(line);
  }
}

/** Moves the place of a fault from the first of several lines to the line that has it. */
function atItsLine(record: RecordLine & { type: 'not-json' }): RecordLine {
  const { text, fault } = record;
  const before = text.slice(0, fault.column - 1).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { ...record, number: before.length, fault: { ...fault, column } };
}

function beginsMultilineRecord(line: Line): boolean {
  if (line.type === 'too-long') return false;
  const read = readBytes(line.bytes, 1);
  return read.type === 'not-json' && read.fault.kind === 'cut' && read.text.trimStart().startsWith('{');
}

function* readLine(line: Line): Generator<RecordLine> {
  if (line.type === 'too-long') yield { type: 'line-too-long', number: line.number, length: line.length };
  else if (!isBlank(line.bytes)) yield readBytes(line.bytes, line.number);
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

function isBlank(bytes: Buffer): boolean {
  const start = bytes.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
  return bytes.subarray(start).every((byte) => byte === 0x20 || byte === 0x09);
}

function readBytes(bytes: Buffer, number: number): RecordLine {
  if (!isUtf8(bytes)) return { type: 'not-utf8', number };
  const text = new TextDecoder().decode(bytes);
  const read = parseJson(text);
  return read.ok
    ? { type: 'json', number, value: read.value }
    : { type: 'not-json', number, text, fault: read.error };
}
