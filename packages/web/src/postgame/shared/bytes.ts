/** Puts numbers and texts into bytes, one after another. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** What was put so far. */
  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  /** Puts a number from 0 to 255. */
  byte(value: number): this {
    this.#bytes.push(value & 255);
    return this;
  }

  /** Puts a whole number of any size, small ones short, below zero too. */
  whole(value: number): this {
    let rest = BigInt(value) * 2n;
    if (rest < 0n) rest = -rest - 1n;
    for (; rest > 127n; rest >>= 7n) this.byte(Number(rest & 127n) | 128);
    return this.byte(Number(rest));
  }

  /** Puts a text and its length. */
  text(text: string): this {
    const bytes = new TextEncoder().encode(text);
    this.whole(bytes.length);
    this.#bytes.push(...bytes);
    return this;
  }

  /** Puts a large number into so many bytes, or into as many as it needs. */
  large(value: bigint, length = Number.POSITIVE_INFINITY): this {
    let rest = value;
    for (let put = 0; put < length && (rest > 0n || Number.isFinite(length)); put++) {
      this.byte(Number(rest & 255n));
      rest >>= 8n;
    }
    return this;
  }
}

/** Takes from bytes what a {@link ByteWriter} put there. Throws a `RangeError` where there is not enough. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** How many bytes are left. */
  get left(): number {
    return this.#bytes.length - this.#at;
  }

  /** Takes a number from 0 to 255. */
  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('the bytes end too early');
    return byte;
  }

  /** Takes a whole number. */
  whole(): number {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) break;
    }
    return Number((value & 1n) === 0n ? value >> 1n : -((value + 1n) >> 1n));
  }

  /** Takes a text. */
  text(): string {
    const length = this.whole();
    if (length < 0 || length > this.left) throw new RangeError('the bytes end too early');
    const bytes = this.#bytes.slice(this.#at, this.#at + length);
    this.#at += length;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  }

  /** Takes a large number of so many bytes. */
  large(length: number): bigint {
    let value = 0n;
    for (let byte = 0; byte < length; byte++) value |= BigInt(this.byte()) << BigInt(8 * byte);
    return value;
  }
}

/** Bytes as letters that an address may carry: base64 with `-` and `_`, without padding. */
export function lettersOf(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes that such letters stand for; null where a letter is none of them or the end is cut. */
export function bytesOf(letters: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(letters) || letters.length % 4 === 1) return null;
  const base64 = letters.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** A number of 16 bits that tells altered bytes from right ones. */
export function checksumOf(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 251;
    high = (high + low) % 251;
  }
  return high * 256 + low;
}
