/** Somebody for whom words wait to be sent. */
export interface Addressee {
  /** Sends all that waits. */
  send(): void;
}

/** Sends what was told in one turn of the server when all of it has been told: each socket is written to once. */
export class Post {
  #waiting: Addressee[] = [];

  /** Something waits for somebody for whom nothing waited before. */
  collect(addressee: Addressee): void {
    this.#waiting.push(addressee);
    if (this.#waiting.length === 1) process.nextTick(this.#sendAll);
  }

  readonly #sendAll = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const addressee of waiting) addressee.send();
  };
}
