import { entryState, goBack, pushEntry } from '../app/browser/browser.ts';

/** The used part of the browser's history. */
export interface PageHistory {
  /** The state of the current entry. */
  state(): Readonly<Record<string, unknown>> | null;
  push(state: unknown): void;
  /** Goes back by a number of entries. Returns whether that is possible. */
  back(entries: number): boolean;
}

/**
 * Gives each open sheet a history entry, so that Back or the system's gesture closes the topmost one. Entries of closed sheets
 * are removed, also after a return from another page.
 */
export class SheetHistory {
  readonly #history: PageHistory;
  /** Close functions of the open sheets, topmost last. */
  readonly #open: (() => void)[] = [];
  /** What waits until no sheet is open. */
  #waiting: (() => void)[] = [];
  /** Whether entries are being removed. */
  #isLeaving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(history: PageHistory) {
    this.#history = history;
  }

  /** Registers an open sheet. `close` closes it. Returns a function to call when it is closed. */
  open(close: () => void): () => void {
    this.#open.push(close);
    this.#followSoon();
    return () => {
      this.#open.splice(this.#open.indexOf(close), 1);
      this.#followSoon();
    };
  }

  /** Calls a function once no sheet is open and no entry of one is left, so that it may change the address. */
  whenClosed(act: () => void): void {
    this.#waiting.push(act);
    this.#followSoon();
  }

  /** Handles `popstate`. */
  arrive(): void {
    if (this.#isLeaving) this.#isLeaving = false;
    else if (this.#entries < this.#open.length) this.#open.at(-1)?.();
    this.#followSoon();
  }

  /** The number of sheets in the state of the current entry. */
  get #entries(): number {
    const sheets = this.#history.state()?.['sheets'];
    return typeof sheets === 'number' ? sheets : 0;
  }

  /** Delayed, so that a sheet that replaces another reuses its entry. */
  #followSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#follow());
  }

  #follow(): void {
    if (this.#isLeaving) return;
    const surplus = this.#entries - this.#open.length;
    if (surplus > 0) this.#isLeaving = this.#history.back(surplus);
    for (let sheets = this.#entries + 1; sheets <= this.#open.length; sheets++)
      this.#history.push({ ...this.#history.state(), sheets });
    if (!this.#isLeaving && this.#open.length === 0) this.#callWaiting();
  }

  #callWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const act of waiting) act();
  }
}

let shared: SheetHistory | undefined;

export function sheetHistory(): SheetHistory {
  if (shared === undefined) {
    const sheets = new SheetHistory({ state: entryState, push: pushEntry, back: goBack });
    addEventListener('popstate', () => sheets.arrive());
    shared = sheets;
  }
  return shared;
}
