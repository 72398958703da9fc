import type { Entry } from '../room/entries.ts';

/** A store for tests that can be made slow or broken. It stores JSON, as a real one does. */
export class RoomStore {
  readonly texts: string[] = [];
  onStored: (entries: readonly Entry[]) => void = () => undefined;
  isBroken = false;
  #held: (() => void)[] | null = null;

  get entries(): Entry[] {
    return this.texts.map((text) => JSON.parse(text));
  }

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

  hold(): void {
    this.#held = [];
  }

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
