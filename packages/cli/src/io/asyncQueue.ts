/** Things that come one by one and are taken one by one, by someone who may wait for the next. */
export class AsyncQueue<Thing> {
  readonly #waiting: Thing[] = [];
  #taker: ((thing: Thing) => void) | null = null;

  /** Puts a thing in. */
  push(thing: Thing): void {
    if (this.#taker === null) {
      this.#waiting.push(thing);
      return;
    }
    const taker = this.#taker;
    this.#taker = null;
    taker(thing);
  }

  /** The next thing, as soon as there is one. Only one may wait at a time. */
  take(): Promise<Thing> {
    const thing = this.#waiting.shift();
    if (thing !== undefined) return Promise.resolve(thing);
    return new Promise((resolve) => {
      this.#taker = resolve;
    });
  }
}
