/** Lets what concerns one key happen one after the other; different keys do not wait for each other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Whether nobody has a turn for this key, nor waits for one. */
  isFree(key: string): boolean {
    return !this.#last.has(key);
  }

  /** Acts when all that was asked for this key before is over, however it ended. */
  take<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const turn = before === undefined ? act() : before.then(act, act);
    this.#last.set(key, turn);
    const tidy = (): void => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(tidy, tidy);
    return turn;
  }
}
