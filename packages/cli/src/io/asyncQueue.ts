/** First-in, first-out queue whose consumer waits for the next item. */
export class AsyncQueue<Item> {
  readonly #items: Item[] = [];
  #resolve: ((item: Item) => void) | null = null;

  push(item: Item): void {
    if (this.#resolve === null) {
      this.#items.push(item);
      return;
    }
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve(item);
  }

  /** Resolves with the next item. Only one call may be pending. */
  take(): Promise<Item> {
    const item = this.#items.shift();
    if (item !== undefined) return Promise.resolve(item);
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }
}
