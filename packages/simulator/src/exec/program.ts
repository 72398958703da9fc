import { type ChildProcess, spawn } from 'node:child_process';

export interface ProcessEnd {
  /** Whether the shell did not find the command. */
  readonly notFound: boolean;
  /** Status or signal, unfinished line and standard error, for the author of the program. */
  readonly story: string;
}

/** After `onEnd` or `onFlood` no other callback is called. */
export interface ProgramCallbacks {
  onLine(text: string): void;
  onEnd(end: ProcessEnd): void;
  /** Called when the process has written too much and was killed. */
  onFlood(story: string): void;
}

/** Limit of the output between two requests. */
const MAX_CHARACTERS = 1 << 20;
/** Characters of standard error that are stored. */
const STDERR_TAIL = 2000;
/** Time between closing the input and killing the process. */
const GRACE_MS = 500;
/** Exit codes of shells for an unknown command. */
const NOT_FOUND: readonly (number | null)[] = [127, 9009];

/** A process, started by the shell, that reads and writes lines. */
export class Program {
  readonly #child: ChildProcess;
  readonly #callbacks: ProgramCallbacks;
  readonly #closed: Promise<void>;
  #isOpen = true;
  #written = 0;
  #unfinishedLine = '';
  #stderrTail = '';

  constructor(command: string, callbacks: ProgramCallbacks) {
    this.#callbacks = callbacks;
    // A process group, so that the children of the shell end with the shell.
    this.#child = spawn(command, { shell: true, detached: process.platform !== 'win32', windowsHide: true });
    const { stdin, stdout, stderr } = this.#child;
    // A program that stops reading is noticed when it ends or stalls.
    stdin?.on('error', () => {});
    stdout?.setEncoding('utf8').on('data', (text: string) => this.#receive(text));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-STDERR_TAIL);
    });
    this.#closed = new Promise((resolve) => {
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

  /** Sends a line and resets the limit of the output. */
  send(line: string): void {
    this.#written = 0;
    this.#child.stdin?.write(`${line}\n`);
  }

  /** The unfinished line and the last lines of standard error. */
  get lastOutput(): string {
    const unfinished =
      this.#unfinishedLine === '' ? [] : [`began a line: ${shortened(this.#unfinishedLine)}`];
    const errors = this.#stderrTail.trim().split('\n').slice(-3).join(' | ');
    return [...unfinished, ...(errors === '' ? [] : [`standard error: ${shortened(errors)}`])].join('; ');
  }

  /** Kills the process without further callbacks. */
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
      // The process has already ended.
    }
  }

  /** Closes the input, and kills the process if it does not end soon. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.kill(), GRACE_MS);
    await this.#closed;
    clearTimeout(timer);
  }

  #receive(text: string): void {
    this.#written += text.length;
    if (!this.#isOpen) return;
    if (this.#written > MAX_CHARACTERS) {
      this.kill();
      this.#callbacks.onFlood(
        `more than ${MAX_CHARACTERS} characters; it began: ${shortened(this.#unfinishedLine)}`,
      );
      return;
    }
    const [first = '', ...others] = text.split('\n');
    const pieces = [this.#unfinishedLine + first, ...others];
    this.#unfinishedLine = pieces.pop() ?? '';
    for (const line of pieces) if (this.#isOpen) this.#callbacks.onLine(line);
  }

  #end(end: ProcessEnd): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#callbacks.onEnd(end);
  }

  #storyOf(status: number | null, signal: NodeJS.Signals | null): string {
    const end = signal === null ? `ended with status ${status}` : `ended by ${signal}`;
    return [end, this.lastOutput].filter((text) => text !== '').join('; ');
  }
}

const MAX_STORY = 200;

export function shortened(text: string): string {
  return text.length > MAX_STORY ? `${text.slice(0, MAX_STORY)}… (${text.length} characters)` : text;
}
