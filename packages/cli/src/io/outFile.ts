import { closeSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';

/**
 * A file that is there whole or not at all: it is written under a name of its own beside, and renamed at
 * the end.
 */
export class OutFile {
  readonly #file: string;
  readonly #unfinished: string;
  readonly #descriptor: number;
  #isOpen = true;
  #isFinished = false;

  /** Begins a file. Throws the system's error where it cannot be written. */
  constructor(file: string) {
    this.#file = placeOf(file);
    const isInPlace = isNoFile(this.#file);
    this.#unfinished = isInPlace ? this.#file : `${this.#file}.${process.pid}.unfinished`;
    this.#descriptor = openSync(this.#unfinished, 'w');
  }

  /** Writes a text after what is written already. */
  write(text: string): void {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#descriptor, bytes, written);
  }

  /** The file is whole: it takes its name, in the place of any older one. */
  finish(): void {
    this.#close();
    if (this.#unfinished !== this.#file) renameSync(this.#unfinished, this.#file);
    this.#isFinished = true;
  }

  /** The file will not be finished: nothing of it stays. After `finish` it does nothing. */
  discard(): void {
    if (this.#isFinished) return;
    this.#close();
    if (this.#unfinished !== this.#file) rmSync(this.#unfinished, { force: true });
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#descriptor);
  }
}

/** Writes a whole file, in the place of any older one, which stays as it is until the new one is whole. */
export function writeWhole(file: string, text: string): void {
  const out = new OutFile(file);
  try {
    out.write(text);
    out.finish();
  } catch (error) {
    out.discard();
    throw error;
  }
}

/** Where a file truly lies: behind a link, what the link leads to. */
function placeOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/**
 * Whether something lies there that is no file, such as `/dev/null` or a pipe: it is written to, and not
 * replaced.
 */
function isNoFile(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile();
}
