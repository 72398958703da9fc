export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  get isIdle(): boolean {
    return this.#pending === 0;
  }

  /** Runs a task after all earlier ones. Settles as the task does. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#pending += 1;
    const result = this.#last.then(task);
    this.#last = result.then(this.#ended, this.#ended);
    return result;
  }

  /** Resolves when all tasks that were added so far have ended. */
  async idle(): Promise<void> {
    await this.#last;
  }

  readonly #ended = (): void => {
    this.#pending -= 1;
  };
}
