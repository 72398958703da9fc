import type { Duplex } from 'node:stream';

const finalText = 0x81;
const finalPing = 0x89;
const finalPong = 0x8a;
const masked = 0x80;
const longLength = 126;
const maskLength = 4;
const notAscii = 0x80;

type HearsData = (this: Duplex, chunk: Buffer) => void;

/**
 * Hears the plain frames of a client in place of `ws`, which listens to the same stream: texts of ASCII, masked and whole,
 * that lie in one chunk with their whole frames. It gives `ws` pings and pongs frame by frame. With the first of anything
 * else, or the end of the stream, `ws` listens again itself, to the frame that is not plain and to all that follows.
 */
export class PlainFrames {
  readonly #stream: Duplex;
  readonly #longest: number;
  readonly #say: (text: string) => void;
  readonly #ws: HearsData;
  /** Where a text is unmasked, so that `ws` may be given the chunk as it came. */
  readonly #unmasked: Buffer;

  private constructor(stream: Duplex, unmasked: Buffer, say: (text: string) => void, ws: HearsData) {
    this.#stream = stream;
    this.#longest = unmasked.length;
    this.#say = say;
    this.#ws = ws;
    this.#unmasked = unmasked;
    stream.off('data', ws);
    stream.on('data', this.#hear);
    // Before `ws` is told of the end: it looks for its own listener then.
    stream.prependListener('close', this.#leave);
  }

  /**
   * Says the plain texts of a stream to which `ws` has just begun to listen. `room` is as large as the longest of them may
   * be; many streams may share it.
   */
  static listen(stream: Duplex, room: Buffer, say: (text: string) => void): void {
    const [ws, ...others] = stream.listeners('data') as HearsData[];
    // Somebody listens whom this does not know: `ws` goes on as ever.
    if (ws !== undefined && others.length === 0) new PlainFrames(stream, room, say, ws);
  }

  readonly #hear = (chunk: Buffer): void => {
    let at = 0;
    while (at < chunk.length) {
      const end = this.#hearFrame(chunk, at);
      if (end === null) {
        this.#leave();
        this.#ws.call(this.#stream, chunk.subarray(at));
        return;
      }
      at = end;
    }
  };

  readonly #leave = (): void => {
    this.#stream.off('data', this.#hear);
    this.#stream.off('close', this.#leave);
    this.#stream.on('data', this.#ws);
  };

  /** Hears the frame that begins at a place and gives its end; null where it is not plain. */
  #hearFrame(chunk: Buffer, at: number): number | null {
    const kind = chunk[at];
    const second = chunk[at + 1] ?? 0;
    if (second < masked) return null;
    if (kind === finalText) return this.#hearText(chunk, at);
    const isControl = kind === finalPing || kind === finalPong;
    return isControl && second < masked + longLength ? this.#passOn(chunk, at, second - masked) : null;
  }

  #passOn(chunk: Buffer, at: number, length: number): number | null {
    const end = at + 2 + maskLength + length;
    if (end > chunk.length) return null;
    this.#ws.call(this.#stream, chunk.subarray(at, end));
    return end;
  }

  #hearText(chunk: Buffer, at: number): number | null {
    const short = (chunk[at + 1] ?? 0) - masked;
    if (short > longLength) return null;
    const isLong = short === longLength;
    const mask = at + (isLong ? 4 : 2);
    const length = isLong ? (chunk[at + 2] ?? 0) * 256 + (chunk[at + 3] ?? 0) : short;
    const end = mask + maskLength + length;
    if (end > chunk.length || length > this.#longest || !this.#unmask(chunk, mask, length)) return null;
    this.#say(this.#unmasked.toString('latin1', 0, length));
    return end;
  }

  /** Unmasks a text into the room for it; says whether it is ASCII, and so well-formed. */
  #unmask(chunk: Buffer, mask: number, length: number): boolean {
    const begin = mask + maskLength;
    let bits = 0;
    for (let place = 0; place < length; place += 1) {
      const byte = (chunk[begin + place] as number) ^ (chunk[mask + (place & 3)] as number);
      this.#unmasked[place] = byte;
      bits |= byte;
    }
    return bits < notAscii;
  }
}
