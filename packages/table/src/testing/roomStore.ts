import type { Entry } from '../room/entries.ts';

/** A store for tests. It keeps JSON, as a real one does, and can be made slow or broken. */
export class RoomStore {
  /** Everything that is stored, as JSON, in order. */
  readonly texts: string[] = [];
  /** Called with what was just stored. */
  onStored: (entries: readonly Entry[]) => void = () => undefined;
  /** Whether appends fail from now on. */
  isBroken = false;
  #held: (() => void)[] | null = null;

  /** What is stored, parsed again. */
  get entries(): Entry[] {
    return this.texts.map((text) => JSON.parse(text));
  }

  /** The types of what is stored, in order. */
  get types(): string[] {
    return this.entries.map(({ type }) => type);
  }

  async append(entries: readonly Entry[]): Promise<void> {
    const texts = entries.map((entry) => JSON.stringify(entry));
    await this.#released();
    if (this.isBroken) throw new Error('the disk is full');
    this.texts.push(...texts);
    this.onStored(entries);
  }

  /** Stores nothing from now on until {@link release}. */
  hold(): void {
    this.#held = [];
  }

  /** Stores what was held back. */
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
