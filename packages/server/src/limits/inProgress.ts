/** Counts what is in progress, by name and in all, within limits. */
export class InProgress {
  readonly #most: number;
  readonly #mostOfAll: number;
  readonly #byName = new Map<string, number>();
  #size = 0;

  constructor(most: number, mostOfAll = Number.POSITIVE_INFINITY) {
    this.#most = most;
    this.#mostOfAll = mostOfAll;
  }

  /** The number in all. */
  get size(): number {
    return this.#size;
  }

  /** `isExempt`: from the limit by name. */
  hasRoomFor(name: string, isExempt = false): boolean {
    return this.#size < this.#mostOfAll && (isExempt || this.#countOf(name) < this.#most);
  }

  /** Returns a function to call once at the end, or null if a limit is reached. */
  enter(name: string, isExempt = false): (() => void) | null {
    if (!this.hasRoomFor(name, isExempt)) return null;
    this.#byName.set(name, this.#countOf(name) + 1);
    this.#size += 1;
    return () => this.#leave(name);
  }

  #leave(name: string): void {
    const left = this.#countOf(name) - 1;
    this.#size -= 1;
    if (left > 0) this.#byName.set(name, left);
    else this.#byName.delete(name);
  }

  #countOf(name: string): number {
    return this.#byName.get(name) ?? 0;
  }
}
