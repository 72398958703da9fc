const FIRST_SLOTS = 1 << 10;

/** A hash table of solved positions: open addressing in one array of 32-bit words, with whole keys. */
export class PositionTable {
  /** The key to look up, written by the caller. */
  readonly key: Int32Array;
  readonly #values: number;
  readonly #stride: number;
  #slots = FIRST_SLOTS;
  #entries: Int32Array;
  #used = 0;
  #generation = 1;

  constructor(keyLength: number, values: number) {
    this.key = new Int32Array(keyLength);
    this.#values = values;
    this.#stride = 1 + keyLength + values;
    this.#entries = new Int32Array(this.#slots * this.#stride);
  }

  get size(): number {
    return this.#used;
  }

  /** Removes all positions in constant time. */
  clear(): void {
    this.#used = 0;
    this.#generation++;
  }

  /** Reads the values of the position of {@link key}, or returns false if it is unknown. */
  read(values: Int32Array): boolean {
    const at = this.#find(this.key, 0);
    const entries = this.#entries;
    if (entries[at] !== this.#generation) return false;
    const from = at + 1 + this.key.length;
    for (let index = 0; index < this.#values; index++) values[index] = entries[from + index] ?? 0;
    return true;
  }

  /** Adds a position that is not in the table. */
  add(key: Int32Array, values: Int32Array): void {
    if (2 * this.#used >= this.#slots) this.#grow();
    const at = this.#find(key, 0);
    const entries = this.#entries;
    const length = this.key.length;
    entries[at] = this.#generation;
    for (let index = 0; index < length; index++) entries[at + 1 + index] = key[index] ?? 0;
    const from = at + 1 + length;
    for (let index = 0; index < this.#values; index++) entries[from + index] = values[index] ?? 0;
    this.#used++;
  }

  /** Returns the entry of the key at `from` in some words, or the free slot for it. */
  #find(words: Int32Array, from: number): number {
    const entries = this.#entries;
    const length = this.key.length;
    const mask = this.#slots - 1;
    let slot = hash(words, from, length) & mask;
    for (;;) {
      const at = slot * this.#stride;
      if (entries[at] !== this.#generation || this.#hasKey(at, words, from)) return at;
      slot = (slot + 1) & mask;
    }
  }

  #hasKey(at: number, words: Int32Array, from: number): boolean {
    const entries = this.#entries;
    for (let index = 0; index < this.key.length; index++) {
      if (entries[at + 1 + index] !== words[from + index]) return false;
    }
    return true;
  }

  #grow(): void {
    const old = this.#entries;
    const stride = this.#stride;
    this.#slots *= 2;
    this.#entries = new Int32Array(this.#slots * stride);
    for (let at = 0; at < old.length; at += stride) {
      if (old[at] === this.#generation)
        this.#entries.set(old.subarray(at, at + stride), this.#find(old, at + 1));
    }
  }
}

function hash(words: Int32Array, from: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index++) {
    value = Math.imul(value ^ (words[from + index] ?? 0), 0x9e3779b1);
    value ^= value >>> 15;
  }
  value = Math.imul(value, 0x85ebca6b);
  return value ^ (value >>> 13);
}
