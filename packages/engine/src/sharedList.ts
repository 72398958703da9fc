/**
 * An immutable list whose continuation shares its array, so that the length of a game or deal does not make its moves slower. A second
 * continuation of the same list copies it.
 */
export class SharedList<Item> {
  readonly length: number;
  readonly #items: Item[];

  /** The list owns the array. */
  constructor(items: Item[] = []) {
    this.#items = items;
    this.length = items.length;
  }

  with(added: readonly Item[]): SharedList<Item> {
    const items = this.#items.length === this.length ? this.#items : this.slice(0);
    for (const item of added) items.push(item);
    return new SharedList(items);
  }

  slice(from: number, to: number = this.length): Item[] {
    return this.#items.slice(from, Math.min(to, this.length));
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.slice(0).values();
  }
}
