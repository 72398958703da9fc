import { createInterface, type Interface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { endBy } from './interrupt.ts';
import type { Lines } from './lineReader.ts';

const MOST_WAITING_BYTES = 4096;
const NEWLINE = /\r\n?|\n/;
/** How long a suspended process may take to stop. It does not stop if no shell could continue it. */
const STOP_MS = 100;
const KEYS = { interrupt: '\u0003', quit: '\u001c', suspend: '\u001a' } as const;

type Keyboard = Pick<NodeJS.ReadStream, 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'>;

/**
 * Asks questions at a terminal. Between them the terminal does not echo, so that typing does not mix with other output.
 * What is typed early is used for the next question, except empty lines: a repeated Enter must not answer it.
 *
 * The terminal is in raw mode until `close`, and Node restores its mode when the process exits. So the keys that send
 * signals are handled here.
 */
export class PromptReader implements Lines {
  readonly #keyboard: Keyboard;
  readonly #screen: NodeJS.WritableStream;
  #isOpen = true;
  /** Keys that no question has used, in Latin-1: one character a byte. */
  #waiting = '';
  /** The open question. It edits the line and gets its keys from `keys`. */
  #prompt: { readonly editor: Interface; readonly keys: PassThrough } | null = null;

  constructor(keyboard: Keyboard, screen: NodeJS.WritableStream) {
    this.#keyboard = keyboard;
    this.#screen = screen;
    keyboard.setRawMode(true);
    keyboard.on('data', this.#receive);
    keyboard.on('end', this.#end);
    keyboard.resume();
    process.on('SIGCONT', this.#continue);
  }

  ask(question: string): Promise<string | null> {
    if (!this.#isOpen) return Promise.resolve(null);
    const lines = question.split('\n');
    const prompt = lines.pop() ?? '';
    this.#screen.write(lines.map((line) => `${line}\n`).join(''));
    const keys = new PassThrough();
    const editor = createInterface({
      input: keys,
      output: this.#screen,
      terminal: true,
      historySize: 0,
      prompt,
    });
    this.#prompt = { editor, keys };
    this.#waiting = this.#waiting.replace(/^[\r\n]+/, '');
    return new Promise((resolve) => {
      let answer: string | null = null;
      editor.once('line', (line) => {
        answer = line;
        editor.close();
      });
      editor.once('close', () => {
        this.#prompt = null;
        resolve(answer);
      });
      editor.prompt();
      this.#release();
    });
  }

  close(): void {
    this.#end();
    process.off('SIGCONT', this.#continue);
    this.#keyboard.off('data', this.#receive);
    this.#keyboard.off('end', this.#end);
    this.#keyboard.setRawMode(false);
    this.#keyboard.pause();
  }

  readonly #end = (): void => {
    this.#isOpen = false;
    this.#prompt?.editor.close();
  };

  readonly #receive = (chunk: Buffer): void => {
    for (const key of chunk.toString('latin1')) this.#take(key);
    this.#release();
  };

  #take(key: string): void {
    switch (key) {
      case KEYS.interrupt:
        this.#screen.write('\n');
        void endBy('SIGINT');
        return;
      case KEYS.quit:
        this.#signal('SIGQUIT');
        return;
      case KEYS.suspend:
        this.#signal('SIGTSTP');
        return;
      default:
        if (this.#waiting.length < MOST_WAITING_BYTES) this.#waiting += key;
    }
  }

  /** Passes keys to the open question, up to the end of its line. */
  #release(): void {
    if (this.#prompt === null) return;
    const [newline] = NEWLINE.exec(this.#waiting) ?? [];
    const end =
      newline === undefined ? this.#waiting.length : this.#waiting.indexOf(newline) + newline.length;
    const keys = this.#waiting.slice(0, end);
    this.#waiting = this.#waiting.slice(end);
    const { keys: input } = this.#prompt;
    if (newline !== undefined) this.#prompt = null;
    input.write(Buffer.from(keys, 'latin1'));
  }

  /** Sends a signal to the group of the process, as a terminal in its normal mode does. */
  #signal(signal: 'SIGQUIT' | 'SIGTSTP'): void {
    if (process.platform === 'win32') return;
    this.#keyboard.setRawMode(false);
    process.kill(0, signal);
    setTimeout(this.#continue, STOP_MS);
  }

  /** The shell has set its own mode while the process was suspended. */
  readonly #continue = (): void => {
    if (!this.#isOpen) return;
    this.#keyboard.setRawMode(false);
    this.#keyboard.setRawMode(true);
    this.#prompt?.editor.prompt(true);
  };
}
