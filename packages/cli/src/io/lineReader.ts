import { createInterface, type Interface } from 'node:readline';
import { AsyncQueue } from './asyncQueue.ts';

/** Reads a stream line by line. A terminal stays in its normal mode: it edits the line and sends Ctrl-C as a signal. */
export class LineReader {
  readonly #lines = new AsyncQueue<string | null>();
  readonly #input: Interface;
  #isAsked = false;
  #hasEnded = false;

  /** `dropsEarly` drops lines that arrive before `next` is called, so that a repeated key does not answer the next question. */
  constructor(stream: NodeJS.ReadableStream, dropsEarly: boolean) {
    this.#input = createInterface({ input: stream, terminal: false });
    this.#input.on('line', (line) => {
      if (dropsEarly && !this.#isAsked) return;
      this.#isAsked = false;
      this.#lines.push(line);
    });
    this.#input.on('close', () => this.#lines.push(null));
  }

  async next(): Promise<string | null> {
    if (this.#hasEnded) return null;
    this.#isAsked = true;
    const line = await this.#lines.take();
    this.#hasEnded = line === null;
    return line;
  }

  close(): void {
    this.#input.close();
  }
}
