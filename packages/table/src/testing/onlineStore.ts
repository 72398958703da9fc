import type { Entry } from '../online/index.ts';

/** A store for tests: it keeps texts, as a real one does, and can be told to hold everything back, or to fail. */
export class OnlineStore {
  /** Everything that is kept, as JSON, in order. */
  readonly texts: string[] = [];
  /** How many entries there were after each append. */
  readonly ends: number[] = [];
  /** Is called with what was just kept. */
  kept: (entries: readonly Entry[]) => void = () => undefined;
  /** Whether the next appends fail. */
  isBroken = false;
  #held: (() => void)[] | null = null;

  /** What is kept, read again. */
  get entries(): Entry[] {
    return this.texts.map((text) => JSON.parse(text));
  }

  /** Keeps entries, all or none of them. */
  async append(entries: readonly Entry[]): Promise<void> {
    const texts = entries.map((entry) => JSON.stringify(entry));
    await this.#released();
    if (this.isBroken) throw new Error('the disk is full');
    this.texts.push(...texts);
    this.ends.push(this.texts.length);
    this.kept(entries);
  }

  /** Keeps nothing from now on until {@link release}. */
  hold(): void {
    this.#held = [];
  }

  /** Keeps what was held back. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const goOn of held) goOn();
  }

  async #released(): Promise<void> {
    const held = this.#held;
    if (held !== null) await new Promise<void>((resolve) => held.push(resolve));
  }
}
