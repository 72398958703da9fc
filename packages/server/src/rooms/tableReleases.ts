import type { Store } from '../store/index.ts';

/** Releases tables that this node owns without running their rooms. A release that fails is repeated by `retry`. */
export class TableReleases {
  readonly #store: Store;
  readonly #onError: (code: string, error: unknown) => void;
  /** Tables that are claimed, loading or releasing, or for which the store did not answer. */
  readonly #owned = new Set<string>();
  readonly #releasing = new Map<string, Promise<void>>();

  constructor(store: Store, onError: (code: string, error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** The node owns the table, or may if the answer of the store is lost, and does not run its room. */
  add(code: string): void {
    this.#owned.add(code);
  }

  /** The node runs the room of the table, or does not own it. */
  remove(code: string): void {
    this.#owned.delete(code);
  }

  /** Releases a table now. Rejects with the error of the store. */
  async releaseNow(code: string): Promise<void> {
    await this.#store.release(code);
    this.remove(code);
  }

  /** Releases a table in the background, after `prepare`. */
  start(code: string, prepare: () => Promise<void> = async () => {}): void {
    this.add(code);
    const released = prepare()
      .then(() => this.releaseNow(code))
      .catch((error: unknown) => this.#onError(code, error))
      .finally(() => this.#releasing.delete(code));
    this.#releasing.set(code, released);
  }

  /** Starts to release every table again that is not being released or loaded. */
  retry(isLoading: (code: string) => boolean): void {
    for (const code of [...this.#owned]) if (!this.#releasing.has(code) && !isLoading(code)) this.start(code);
  }

  /** Resolves when a table, or every one, is not being released any more. */
  async settled(code?: string): Promise<void> {
    await (code === undefined ? Promise.all(this.#releasing.values()) : this.#releasing.get(code));
  }
}
