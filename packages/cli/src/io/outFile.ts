import { closeSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';

/**
 * A file that is written atomically: under a temporary name in the same folder, and renamed by `finish`.
 */
export class OutFile {
  readonly #file: string;
  readonly #unfinished: string;
  readonly #descriptor: number;
  #isOpen = true;
  #isFinished = false;

  private constructor(file: string, unfinished: string) {
    this.#file = file;
    this.#unfinished = unfinished;
    this.#descriptor = openSync(unfinished, 'w');
  }

  /** @throws the system error if the file cannot be opened. */
  static create(name: string): OutFile {
    const file = resolved(name);
    return new OutFile(file, isSpecialFile(file) ? file : `${file}.${process.pid}.unfinished`);
  }

  write(text: string): void {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#descriptor, bytes, written);
  }

  /** Closes the file and gives it its final name. Replaces an older file. */
  finish(): void {
    this.#close();
    if (this.#unfinished !== this.#file) renameSync(this.#unfinished, this.#file);
    this.#isFinished = true;
  }

  /** Closes and deletes an unfinished new file. Does nothing after `finish`. */
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

export function writeFileAtomically(file: string, text: string): void {
  const out = OutFile.create(file);
  try {
    out.write(text);
    out.finish();
  } catch (error) {
    out.discard();
    throw error;
  }
}

function resolved(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** Whether the path is a device or a pipe, which must not be replaced. */
function isSpecialFile(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile();
}
