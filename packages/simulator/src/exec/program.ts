import { type ChildProcess, spawn } from 'node:child_process';

/** How a process ended. */
export interface Ending {
  /** Whether the shell did not know the command. */
  readonly notFound: boolean;
  /** In words for whoever wrote the program: its status or signal, a line that it began, its standard error. */
  readonly story: string;
}

/** Who hears of what a process does. After `ended` or `flooded` nothing more is told. */
export interface Listener {
  line(text: string): void;
  ended(ending: Ending): void;
  /** It has written more than it may; it is killed. */
  flooded(story: string): void;
}

/** More characters than this are no answer. */
const MOST_CHARACTERS = 1 << 20;
/** How much is kept of what is written to standard error. */
const KEPT_OF_ERRORS = 2000;
/** How long a program may take to end after its input is closed, in milliseconds. */
const GRACE = 500;
/** What shells end with when they know no such command. */
const NOT_FOUND: readonly (number | null)[] = [127, 9009];

/** One process of a program that plays, started through the shell: lines go in and lines come out. */
export class Program {
  readonly #child: ChildProcess;
  readonly #listener: Listener;
  readonly #gone: Promise<void>;
  #isOpen = true;
  #written = 0;
  #begun = '';
  #errors = '';

  /** Starts it. */
  constructor(command: string, listener: Listener) {
    this.#listener = listener;
    // A group of its own, so that what the shell has started ends with the shell.
    this.#child = spawn(command, { shell: true, detached: process.platform !== 'win32', windowsHide: true });
    const { stdin, stdout, stderr } = this.#child;
    // Whoever does not read any more is heard of by its end, or by its silence.
    stdin?.on('error', () => {});
    stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-KEPT_OF_ERRORS);
    });
    this.#gone = new Promise((resolve) => {
      this.#child.on('error', (error) => {
        this.#end({ notFound: false, story: error.message });
        resolve();
      });
      this.#child.on('close', (status, signal) => {
        this.#end({ notFound: NOT_FOUND.includes(status), story: this.#storyOf(status, signal) });
        resolve();
      });
    });
  }

  /** Sends a line. What was written before it counts no more against the program. */
  send(line: string): void {
    this.#written = 0;
    this.#child.stdin?.write(`${line}\n`);
  }

  /** What it began to write and did not end, and the last that it wrote to its standard error. */
  get lastWords(): string {
    const begun = this.#begun === '' ? [] : [`began a line: ${shortened(this.#begun)}`];
    const errors = this.#errors.trim().split('\n').slice(-3).join(' | ');
    return [...begun, ...(errors === '' ? [] : [`standard error: ${shortened(errors)}`])].join('; ');
  }

  /** Ends it at once. Nothing more is told of it. */
  kill(): void {
    this.#isOpen = false;
    this.#child.stdin?.destroy();
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
    const { pid } = this.#child;
    if (pid === undefined || process.platform === 'win32') {
      this.#child.kill();
      return;
    }
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  /** Closes its input, waits a little for its end, and ends it then. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.kill(), GRACE);
    await this.#gone;
    clearTimeout(timer);
  }

  #hear(text: string): void {
    this.#written += text.length;
    if (!this.#isOpen) return;
    if (this.#written > MOST_CHARACTERS) {
      this.kill();
      this.#listener.flooded(`more than ${MOST_CHARACTERS} characters; it began: ${shortened(this.#begun)}`);
      return;
    }
    const [first = '', ...others] = text.split('\n');
    const pieces = [this.#begun + first, ...others];
    this.#begun = pieces.pop() ?? '';
    for (const line of pieces) if (this.#isOpen) this.#listener.line(line);
  }

  #end(ending: Ending): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#listener.ended(ending);
  }

  #storyOf(status: number | null, signal: NodeJS.Signals | null): string {
    const end = signal === null ? `ended with status ${status}` : `ended by ${signal}`;
    return [end, this.lastWords].filter((text) => text !== '').join('; ');
  }
}

const LONGEST_STORY = 200;

/** A text as it stands in a report: not too long. */
export function shortened(text: string): string {
  return text.length > LONGEST_STORY ? `${text.slice(0, LONGEST_STORY)}… (${text.length} characters)` : text;
}
