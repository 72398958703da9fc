import type { Store } from '../store/store.ts';

/** Releases tables that this node owns without running their rooms. `retry` repeats failed releases. */
export class TableReleases {
  readonly #store: Store;
  readonly #onError: (code: string, error: unknown) => void;
  /** Tables that are claimed, loading or releasing, or whose state is unknown because the store did not answer. */
  readonly #owned = new Set<string>();
  readonly #releasing = new Map<string, Promise<void>>();

  constructor(store: Store, onError: (code: string, error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** Call it when the node owns or may own the table and does not run its room. */
  add(code: string): void {
    this.#owned.add(code);
  }

  /** Call it when the node runs the room or does not own the table. */
  remove(code: string): void {
    this.#owned.delete(code);
  }

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

  /** Releases all tables that are not loading or being released. */
  retry(isLoading: (code: string) => boolean): void {
    for (const code of [...this.#owned]) if (!this.#releasing.has(code) && !isLoading(code)) this.start(code);
  }

  /** Resolves when a table, or every table, is not being released. */
  async settled(code?: string): Promise<void> {
    await (code === undefined ? Promise.all(this.#releasing.values()) : this.#releasing.get(code));
  }
}
