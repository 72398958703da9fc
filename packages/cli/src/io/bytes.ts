import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, gunzipSync } from 'node:zlib';
import { LONGEST_LINE } from './splitLines.ts';

const CHUNK = 1 << 18;
const GZIP = [0x1f, 0x8b] as const;

/** The bytes of a file as they are stored, or of standard input for `-`. */
export function storedBytes(file: string): AsyncIterable<Uint8Array> {
  return file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK });
}

/** The bytes of a stream, unpacked if they are gzip. */
export async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  let head: Uint8Array = Buffer.alloc(0);
  while (head.length < GZIP.length) {
    const next = await source.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const whole = startingWith(head, source);
  yield* isGzip(head) ? gunzipped(whole) : whole;
}

/** The whole text of a file, or of standard input for `-`, without a byte order mark. */
export function readWhole(file: string): string {
  const stored = readFileSync(file === '-' ? 0 : file);
  const bytes = isGzip(stored) ? gunzipSync(stored, { maxOutputLength: LONGEST_LINE }) : stored;
  return new TextDecoder().decode(bytes);
}

function isGzip(bytes: Uint8Array): boolean {
  return GZIP.every((byte, index) => bytes[index] === byte);
}

async function* startingWith(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* gunzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const stored = Readable.from(chunks);
  stored.on('error', (error) => gunzip.destroy(error));
  yield* stored.pipe(gunzip);
}
