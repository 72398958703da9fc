import type { OnlineTableMessage } from '@nain-jaune/protocol/online';

/** Writes messages as JSON; one that goes to many is written once. */
export class Wire {
  #last: OnlineTableMessage | null = null;
  #text = Buffer.alloc(0);

  /** The bytes of a message. */
  write(message: OnlineTableMessage): Buffer {
    if (message !== this.#last) {
      this.#text = Buffer.from(JSON.stringify(message));
      this.#last = message;
    }
    return this.#text;
  }
}
