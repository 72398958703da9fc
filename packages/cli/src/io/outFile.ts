import {
  closeSync,
  ftruncateSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';

/**
 * A file that is there whole or not at all: it is written under a temporary name next to it, and renamed at the end. A
 * file that is continued is written in place.
 */
export class OutFile {
  readonly #file: string;
  readonly #unfinished: string;
  readonly #descriptor: number;
  #isOpen = true;
  #isFinished = false;

  private constructor(file: string, unfinished: string, flags: 'w' | 'a') {
    this.#file = file;
    this.#unfinished = unfinished;
    this.#descriptor = openSync(unfinished, flags);
  }

  /** Begins a file. Throws the system's error if it cannot be written. */
  static create(name: string): OutFile {
    const file = placeOf(name);
    return new OutFile(file, isNoFile(file) ? file : `${file}.${process.pid}.unfinished`, 'w');
  }

  /** Continues a file after this number of bytes. Anything after them is dropped. */
  static continue(name: string, length: number): OutFile {
    const file = placeOf(name);
    const out = new OutFile(file, file, 'a');
    ftruncateSync(out.#descriptor, length);
    return out;
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

  /** The file will not be finished: nothing of a new file stays. After `finish` it does nothing. */
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
  const out = OutFile.create(file);
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
