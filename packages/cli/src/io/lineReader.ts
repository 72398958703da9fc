import { createInterface, type Interface } from 'node:readline';
import { AsyncQueue } from './asyncQueue.ts';

/**
 * Reads standard input line by line. The terminal stays as it is, so that it edits the line, sends Ctrl-C as a
 * signal and needs no restoring.
 */
export class LineReader {
  readonly #lines = new AsyncQueue<string | null>();
  readonly #input: Interface;
  #isAsked = false;
  #hasEnded = false;

  /**
   * Begins to read. Where a person types, `dropsEarly` drops the lines that come before they are asked for: a key
   * pressed too often answers no question that its presser has not seen.
   */
  constructor(stream: NodeJS.ReadableStream, dropsEarly: boolean) {
    this.#input = createInterface({ input: stream, terminal: false });
    this.#input.on('line', (line) => {
      if (dropsEarly && !this.#isAsked) return;
      this.#isAsked = false;
      this.#lines.push(line);
    });
    this.#input.on('close', () => this.#lines.push(null));
  }

  /** The next line, or null when there are no more. */
  async next(): Promise<string | null> {
    if (this.#hasEnded) return null;
    this.#isAsked = true;
    const line = await this.#lines.take();
    this.#hasEnded = line === null;
    return line;
  }

  /** Reads no more. */
  close(): void {
    this.#input.close();
  }
}
