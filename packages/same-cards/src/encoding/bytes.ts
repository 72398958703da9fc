/** Writes numbers and texts as bytes. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  /** Writes a number from 0 to 255. */
  byte(value: number): this {
    this.#bytes.push(value & 255);
    return this;
  }

  /** Writes an integer of any size. Small ones take fewer bytes. */
  whole(value: number): this {
    let rest = BigInt(value) * 2n;
    if (rest < 0n) rest = -rest - 1n;
    for (; rest > 127n; rest >>= 7n) this.byte(Number(rest & 127n) | 128);
    return this.byte(Number(rest));
  }

  /** Writes a text with its length. */
  text(text: string): this {
    const bytes = utf8Of(text);
    this.whole(bytes.length);
    this.#bytes.push(...bytes);
    return this;
  }

  /** Writes bytes with their number. */
  block(bytes: Uint8Array): this {
    this.whole(bytes.length);
    for (const byte of bytes) this.byte(byte);
    return this;
  }

  /** Writes a large number into `length` bytes, or as many as it needs. */
  large(value: bigint, length = Number.POSITIVE_INFINITY): this {
    let rest = value;
    for (let put = 0; put < length && (rest > 0n || Number.isFinite(length)); put++) {
      this.byte(Number(rest & 255n));
      rest >>= 8n;
    }
    return this;
  }
}

/** Reads what a {@link ByteWriter} wrote. Its methods throw a `RangeError` at the end of the data. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Number of unread bytes. */
  get left(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('the bytes end too early');
    return byte;
  }

  whole(): number {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) break;
    }
    return Number((value & 1n) === 0n ? value >> 1n : -((value + 1n) >> 1n));
  }

  text(): string {
    return textOf(this.block());
  }

  /** Reads bytes that were written with their number. */
  block(): Uint8Array {
    const length = this.whole();
    if (length < 0 || length > this.left) throw new RangeError('the bytes end too early');
    const bytes = this.#bytes.slice(this.#at, this.#at + length);
    this.#at += length;
    return bytes;
  }

  /** Reads a number of `length` bytes. */
  large(length: number): bigint {
    let value = 0n;
    for (let byte = 0; byte < length; byte++) value |= BigInt(this.byte()) << BigInt(8 * byte);
    return value;
  }
}

function utf8Of(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed()).match(/%..|./g) ?? [];
  return escaped.map((part) => (part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16)));
}

function textOf(bytes: Uint8Array): string {
  try {
    return decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    throw new RangeError('the bytes are not UTF-8');
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes as unpadded base64url. */
export function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const sum = (first << 16) | (second << 8) | third;
    for (let shift = 18; shift >= 0; shift -= 6) letters += LETTERS.charAt((sum >> shift) & 63);
  }
  return letters.slice(0, Math.ceil((bytes.length * 4) / 3));
}

/** Decodes unpadded base64url, or returns null if it is invalid. */
export function bytesOf(letters: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(letters) || letters.length % 4 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < letters.length; at += 4) {
    const four = [0, 1, 2, 3].map((place) => Math.max(0, LETTERS.indexOf(letters.charAt(at + place) || 'A')));
    const sum = four.reduce((total, value) => total * 64 + value, 0);
    bytes.push((sum >> 16) & 255, (sum >> 8) & 255, sum & 255);
  }
  return Uint8Array.from(bytes.slice(0, Math.floor((letters.length * 3) / 4)));
}

/** Returns a 16-bit checksum. */
export function checksumOf(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 251;
    high = (high + low) % 251;
  }
  return high * 256 + low;
}
