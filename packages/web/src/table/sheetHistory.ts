import { entryState, goBack, pushEntry } from '../browser/browser.ts';

/** What is used of the browser's history. */
export interface PageHistory {
  /** The state of the present entry. */
  state(): Readonly<Record<string, unknown>> | null;
  push(state: unknown): void;
  /** Goes back by a number of entries. Returns whether it does. */
  back(entries: number): boolean;
}

/**
 * Gives each open sheet an entry in the browser's history, so that Back or the system's gesture closes the topmost one. The
 * entries follow the sheets: those of a closed sheet are left again, also when somebody comes back to one from another page.
 */
export class SheetHistory {
  readonly #history: PageHistory;
  /** What closes the open sheets, the topmost last. */
  readonly #open: (() => void)[] = [];
  /** Whether entries are being left. */
  #isLeaving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(history: PageHistory) {
    this.#history = history;
  }

  /** Takes an opened sheet; `close` closes it. Returns what to call when it is closed. */
  open(close: () => void): () => void {
    this.#open.push(close);
    this.#followSoon();
    return () => {
      this.#open.splice(this.#open.indexOf(close), 1);
      this.#followSoon();
    };
  }

  /** Call it at each `popstate`. */
  arrive(): void {
    if (this.#isLeaving) this.#isLeaving = false;
    else if (this.#entries < this.#open.length) this.#open.at(-1)?.();
    this.#followSoon();
  }

  /** The number of sheets that the present entry stands for. */
  get #entries(): number {
    const sheets = this.#history.state()?.['sheets'];
    return typeof sheets === 'number' ? sheets : 0;
  }

  /** Later: a sheet that takes the place of another needs no other entry. */
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
  }
}

let shared: SheetHistory | undefined;

/** The sheets of this page. */
export function sheetHistory(): SheetHistory {
  if (shared === undefined) {
    const sheets = new SheetHistory({ state: entryState, push: pushEntry, back: goBack });
    addEventListener('popstate', () => sheets.arrive());
    shared = sheets;
  }
  return shared;
}
