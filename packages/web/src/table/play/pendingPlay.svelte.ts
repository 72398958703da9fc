import type { Command } from '@nain-jaune/protocol';
import type { KnownGame } from '../../app/gameService/serviceMessages.ts';

/** A move or a request for a deal. Events are its answer. */
export type PlayCommand = Extract<Command, { type: 'act' | 'deal' }>;

/** A play command without an answer, with what the client had when it was sent. */
export interface SentPlay extends KnownGame {
  readonly command: PlayCommand;
}

/** Delay before the hand shows a pending move, so that a quick answer costs no extra drawing. */
const LATE_MS = 150;

/** The play command that waits for its answer. */
export class PendingPlay {
  #sent: SentPlay | null = $state.raw(null);
  #isLate = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get sent(): SentPlay | null {
    return this.#sent;
  }

  /** Whether the answer is late, which the hand shows. */
  get isLate(): boolean {
    return this.#isLate;
  }

  set(sent: SentPlay | null): void {
    this.#sent = sent;
    this.#isLate = false;
    clearTimeout(this.#timer);
    if (sent !== null) this.#timer = setTimeout(() => (this.#isLate = true), LATE_MS);
  }
}
