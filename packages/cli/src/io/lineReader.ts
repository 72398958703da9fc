import { createInterface, type Interface } from 'node:readline';
import { AsyncQueue } from './asyncQueue.ts';

/** Asks questions and reads the answers, each a line. */
export interface Lines {
  /** Writes a question. Returns the answer, or null at the end of the input. */
  ask(question: string): Promise<string | null>;
  close(): void;
}

/** Reads a stream line by line. A terminal stays in its normal mode: it edits the line and sends Ctrl-C as a signal. */
export class LineReader implements Lines {
  readonly #lines = new AsyncQueue<string | null>();
  readonly #input: Interface;
  readonly #write: (text: string) => void;
  readonly #isEchoed: boolean;
  #hasEnded = false;

  /** `isEchoed`: also writes the answers, as a terminal would. */
  constructor(stream: NodeJS.ReadableStream, write: (text: string) => void, isEchoed: boolean) {
    this.#write = write;
    this.#isEchoed = isEchoed;
    this.#input = createInterface({ input: stream, terminal: false });
    this.#input.on('line', (line) => this.#lines.push(line));
    this.#input.on('close', () => this.#lines.push(null));
  }

  async ask(question: string): Promise<string | null> {
    this.#write(question);
    const line = this.#hasEnded ? null : await this.#lines.take();
    this.#hasEnded = line === null;
    if (this.#isEchoed) this.#write(`${line ?? ''}\n`);
    return line;
  }

  close(): void {
    this.#input.close();
  }
}
