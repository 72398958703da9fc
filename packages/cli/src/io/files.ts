import { isUtf8 } from 'node:buffer';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, gunzipSync } from 'node:zlib';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';
import { LineReader } from './lineReader.ts';
import { LONGEST_LINE } from './splitLines.ts';

const CHUNK_BYTES = 1 << 18;

/** Compressed formats by the first bytes of a file. Only gzip is decompressed here. */
const COMPRESSED: readonly (readonly [format: string, ...head: number[]])[] = [
  ['gzip', 0x1f, 0x8b],
  ['zstd', 0x28, 0xb5, 0x2f, 0xfd],
  ['xz', 0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00],
  ['bzip2', 0x42, 0x5a, 0x68],
  ['zip', 0x50, 0x4b, 0x03, 0x04],
  ['7-Zip', 0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  ['lz4', 0x04, 0x22, 0x4d, 0x18],
  ['lzip', 0x4c, 0x5a, 0x49, 0x50],
  ['lzma', 0x5d, 0x00, 0x00],
  ['compress', 0x1f, 0x9d],
];
const LONGEST_HEAD = 6;

class CompressedError extends Error {
  readonly format: string;

  constructor(format: string) {
    super(`compressed with ${format}`);
    this.format = format;
  }
}

class NotUtf8Error extends Error {}

export function storedBytes(file: string): AsyncIterable<Uint8Array> {
  return file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
}

/**
 * Decompresses a gzip stream. Streams that are not compressed pass through unchanged.
 *
 * @throws if the stream has another compressed format.
 */
export async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  let head: Uint8Array = Buffer.alloc(0);
  while (head.length < LONGEST_HEAD) {
    const next = await source.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const whole = prepended(head, source);
  yield* isGzip(head) ? gunzipped(whole) : whole;
}

async function* prepended(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* gunzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const stored = Readable.from(chunks);
  stored.on('error', (error) => gunzip.destroy(error));
  yield* stored.pipe(gunzip);
}

/** @throws if the bytes have another compressed format. */
function isGzip(bytes: Uint8Array): boolean {
  const [format] = COMPRESSED.find(([, ...head]) => head.every((byte, index) => bytes[index] === byte)) ?? [];
  if (format !== undefined && format !== 'gzip') throw new CompressedError(format);
  return format === 'gzip';
}

/**
 * Returns the text of a file, or of standard input for `-`, decompressed and without a byte order mark.
 *
 * @throws {UsageError} if the file cannot be read.
 */
export function readText(shell: Shell, file: string): string {
  try {
    const stored = readFileSync(file === '-' ? 0 : file);
    const bytes = isGzip(stored) ? gunzipSync(stored, { maxOutputLength: LONGEST_LINE }) : stored;
    if (!isUtf8(bytes)) throw new NotUtf8Error();
    return new TextDecoder().decode(bytes);
  } catch (error) {
    throw new UsageError(whyNotRead(shell, file, error));
  }
}

/** Returns a message for an error of reading a file. Rethrows any other error. */
export function whyNotRead({ cli }: Shell, file: string, error: unknown): string {
  if (error instanceof CompressedError) return cli.compressed(file, error.format);
  if (error instanceof NotUtf8Error) return cli.fileNotUtf8(file);
  switch (codeOf(error)) {
    case 'ENOENT':
      return cli.fileNotFound(file);
    case 'EISDIR':
      return cli.isFolder(file);
    case 'Z_BUF_ERROR':
    case 'Z_DATA_ERROR':
      return cli.damagedGzip(file);
    default:
      return `${cli.fileNotReadable(file)} (${codeOf(error)})`;
  }
}

/** Runs `write`. Throws a `UsageError` in place of a system error. */
export function withWriteErrors<Value>({ cli }: Shell, file: string, write: () => Value): Value {
  try {
    return write();
  } catch (error) {
    throw new UsageError(cli.cannotWrite(file, codeOf(error)));
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}

/**
 * Checks that a file may be written: it is new or empty, `force` is set, or the user agrees at a terminal. Devices and
 * pipes need no consent, because they are not replaced.
 *
 * @throws {UsageError} if the file may not be overwritten.
 */
export async function allowOverwrite(shell: Shell, file: string, force = false): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (force || found === undefined || !found.isFile() || found.size === 0) return;
  if (await isAgreed(shell, file)) return;
  throw new UsageError(shell.cli.notOverwritten(file));
}

async function isAgreed({ cli, output }: Shell, file: string): Promise<boolean> {
  if (process.stdin.isTTY !== true) return false;
  const lines = new LineReader(process.stdin, output.note, false);
  const line = await lines.ask(`${cli.overwriteQuestion(file)} `);
  lines.close();
  return line !== null && cli.answersYes.includes(line.trim().toLowerCase());
}
