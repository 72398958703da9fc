import type { OnlineTableMessage } from '@nain-jaune/protocol/online';
import { textFrame } from './frame.ts';

interface Written {
  readonly message: OnlineTableMessage;
  readonly frame: string;
}

/**
 * Writes messages as frames of JSON; one that goes to many is written once. It remembers the last two, for of those at a
 * table all but the one who is to move are told the same.
 */
export class Wire {
  #last: Written | null = null;
  #before: Written | null = null;

  /** The frame of a message. */
  write(message: OnlineTableMessage): string {
    if (this.#last?.message === message) return this.#last.frame;
    const written =
      this.#before?.message === message
        ? this.#before
        : { message, frame: textFrame(JSON.stringify(message)) };
    this.#before = this.#last;
    this.#last = written;
    return written.frame;
  }
}
