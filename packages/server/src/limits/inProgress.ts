/** Limits what is in progress under one name. */
export class InProgress {
  readonly #most: number;
  readonly #byName = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns a function to call at the end, or null if the name has reached the limit. */
  enter(name: string): (() => void) | null {
    const before = this.#byName.get(name) ?? 0;
    if (before >= this.#most) return null;
    this.#byName.set(name, before + 1);
    return () => this.#leave(name);
  }

  #leave(name: string): void {
    const left = (this.#byName.get(name) ?? 0) - 1;
    if (left > 0) this.#byName.set(name, left);
    else this.#byName.delete(name);
  }
}
