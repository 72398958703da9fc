export class BitWriter {
  readonly #bits: number[] = [];

  /** Writes a number in a given number of bits, the highest first. */
  write(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--) this.#bits.push(Math.floor(value / 2 ** bit) % 2);
  }

  /**
   * Writes a non-negative integer of any size in groups of four bits, each followed by a bit that says whether more
   * follow.
   */
  writeNumber(value: number): void {
    const rest = Math.floor(value / 16);
    this.write(value % 16, 4);
    this.write(rest > 0 ? 1 : 0, 1);
    if (rest > 0) this.writeNumber(rest);
  }

  /** Returns the bits in numbers of five bits. Missing bits at the end are 0. */
  fives(): number[] {
    const fives: number[] = [];
    for (let at = 0; at < this.#bits.length; at += 5)
      fives.push([0, 1, 2, 3, 4].reduce((five, bit) => five * 2 + (this.#bits[at + bit] ?? 0), 0));
    return fives;
  }
}

/** A read past the end of the bits. */
export class BitsEnded extends Error {}

/** Reads bits that a {@link BitWriter} wrote. */
export class BitReader {
  readonly #fives: readonly number[];
  #at = 0;

  constructor(fives: readonly number[]) {
    this.#fives = fives;
  }

  /** Reads a number of a given number of bits. */
  read(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit++) value = value * 2 + this.#next();
    return value;
  }

  /** Reads an integer of any size. One that is too large for every key is an error. */
  readNumber(): number {
    let value = 0;
    for (let power = 1; power < 2 ** 40; power *= 16) {
      value += this.read(4) * power;
      if (this.read(1) === 0) return value;
    }
    throw new BitsEnded();
  }

  /** Whether only the zero bits that fill the last number are left. */
  isAtEnd(): boolean {
    const left = this.#fives.length * 5 - this.#at;
    return left < 5 && this.read(left) === 0;
  }

  #next(): number {
    const five = this.#fives[Math.floor(this.#at / 5)];
    if (five === undefined) throw new BitsEnded();
    const bit = (five >> (4 - (this.#at % 5))) & 1;
    this.#at++;
    return bit;
  }
}
