/** How much is allowed: so much at once, and so much a second over a while. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What one client may still do: it is used up and comes back with time. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #since: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#since = now;
  }

  /** Uses one up; false, and nothing used, where none is left. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether it is as full as at first, so that it need not be remembered. */
  isFull(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#rate.burst;
  }

  /** Seconds until one is there again. */
  wait(now: number): number {
    this.#refill(now);
    return Math.max(0, (1 - this.#left) / this.#rate.perSecond);
  }

  #refill(now: number): void {
    const seconds = Math.max(0, now - this.#since) / 1000;
    this.#left = Math.min(this.#rate.burst, this.#left + seconds * this.#rate.perSecond);
    this.#since = now;
  }
}

const fewestBeforeSweeping = 1000;

/** The allowances of many clients by name; it forgets those that have come back to full. */
export class Allowances {
  readonly #rate: Rate;
  readonly #byName = new Map<string, Allowance>();
  #sweepAbove = fewestBeforeSweeping;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#byName.size;
  }

  /** Uses one up of a client's; false where none is left. */
  take(name: string, now: number): boolean {
    return this.of(name, now).take(now);
  }

  /** The allowance of a client. */
  of(name: string, now: number): Allowance {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    this.#sweepWhereMany(now);
    const made = new Allowance(this.#rate, now);
    this.#byName.set(name, made);
    return made;
  }

  #sweepWhereMany(now: number): void {
    if (this.#byName.size < this.#sweepAbove) return;
    for (const [name, allowance] of this.#byName) if (allowance.isFull(now)) this.#byName.delete(name);
    this.#sweepAbove = Math.max(fewestBeforeSweeping, this.#byName.size * 2);
  }
}
