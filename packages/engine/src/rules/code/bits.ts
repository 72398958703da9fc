/** Numbers written as bits, one after the other. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** Writes a number in so many bits, the highest first. */
  write(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--) this.#bits.push(Math.floor(value / 2 ** bit) % 2);
  }

  /** Writes a whole number of any size, the smaller the shorter: four bits at a time, and one that says whether more come. */
  writeNumber(value: number): void {
    const rest = Math.floor(value / 16);
    this.write(value % 16, 4);
    this.write(rest > 0 ? 1 : 0, 1);
    if (rest > 0) this.writeNumber(rest);
  }

  /** What was written, in numbers of five bits; what is missing in the last is nothing. */
  fives(): number[] {
    const fives: number[] = [];
    for (let at = 0; at < this.#bits.length; at += 5)
      fives.push([0, 1, 2, 3, 4].reduce((five, bit) => five * 2 + (this.#bits[at + bit] ?? 0), 0));
    return fives;
  }
}

/** More was asked of the bits than was written. */
export class BitsEnded extends Error {}

/** Numbers read from bits, as a {@link BitWriter} wrote them. */
export class BitReader {
  readonly #fives: readonly number[];
  #at = 0;

  constructor(fives: readonly number[]) {
    this.#fives = fives;
  }

  /** Reads a number of so many bits. */
  read(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit++) value = value * 2 + this.#next();
    return value;
  }

  /** Reads a whole number of any size; what is too large for any key is none. */
  readNumber(): number {
    let value = 0;
    for (let power = 1; power < 2 ** 40; power *= 16) {
      value += this.read(4) * power;
      if (this.read(1) === 0) return value;
    }
    throw new BitsEnded();
  }

  /** Whether all is read but the bits that fill the last number, which are nothing. */
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
