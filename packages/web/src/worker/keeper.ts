/**
 * Writes before it tells. What is to be kept is written in the background, the latest only where writing is slower than play;
 * messages that follow it are held back until it is on the disk.
 */
export class Keeper<Kept, Message> {
  readonly #write: (kept: Kept) => Promise<void>;
  readonly #post: (message: Message) => void;
  readonly #failed: (error: unknown) => void;
  readonly #outbox: { readonly message: Message; readonly after: number }[] = [];
  #latest: Kept | null = null;
  /** How many things were given to keep, and how many of them are kept. */
  #given = 0;
  #kept = 0;
  #writing: Promise<void> | null = null;
  #closed = false;

  constructor(given: {
    write(kept: Kept): Promise<void>;
    post(message: Message): void;
    failed(error: unknown): void;
  }) {
    this.#write = given.write;
    this.#post = given.post;
    this.#failed = given.failed;
  }

  /** Keeps something; it takes the place of everything kept before. */
  keep(kept: Kept): void {
    if (this.#closed) return;
    this.#latest = kept;
    this.#given++;
    this.#writing ??= this.#writeAll();
  }

  /** Tells something as soon as everything given before it is kept. */
  tell(message: Message): void {
    this.#outbox.push({ message, after: this.#given });
    this.#empty();
  }

  /** Waits until nothing is left to write. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  /** Drops what is not yet told and writes nothing more. */
  close(): void {
    this.#closed = true;
    this.#latest = null;
    this.#outbox.length = 0;
  }

  async #writeAll(): Promise<void> {
    while (this.#latest !== null) {
      const writing = this.#latest;
      const upTo = this.#given;
      this.#latest = null;
      try {
        await this.#write(writing);
      } catch (error) {
        // Play goes on without a store; whoever is told of the failure may close.
        this.#failed(error);
      }
      this.#kept = upTo;
      this.#empty();
    }
    this.#writing = null;
  }

  #empty(): void {
    while (!this.#closed && (this.#outbox[0]?.after ?? Number.POSITIVE_INFINITY) <= this.#kept) {
      this.#post(this.#outbox.shift()!.message);
    }
  }
}
