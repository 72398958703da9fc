import type { Clock } from '../clock.ts';
import { Timer } from '../timer.ts';
import type { KeptCompany } from './entries.ts';
import type { Limits } from './limits.ts';
import type { Presence } from './presence.ts';

/** What a minder does when its time has come. Whether it is still due each of them looks for itself. */
export interface MinderHost {
  /** Begins the first game. */
  start(): void;
  /** Gives the office of the host to somebody who is here. */
  replaceHost(): void;
  /** Closes the table. */
  close(): void;
}

/** Looks after what happens by itself as long as people come and go: the first game, a new host, the end of a table. */
export class Minder {
  readonly #limits: Limits;
  readonly #presence: Presence;
  readonly #host: MinderHost;
  readonly #starting: Timer;
  readonly #hostGone: Timer;
  readonly #closing: Timer;
  #isHostLate = false;

  constructor(clock: Clock, limits: Limits, presence: Presence, host: MinderHost) {
    this.#limits = limits;
    this.#presence = presence;
    this.#host = host;
    this.#starting = new Timer(clock);
    this.#hostGone = new Timer(clock);
    this.#closing = new Timer(clock);
  }

  /** Milliseconds until the first game begins by itself; null where it does not. */
  get startsIn(): number | null {
    return this.#starting.left;
  }

  /** Looks at the company as it is now. To be called whenever it changed, or who is here. */
  mind(kept: KeptCompany): void {
    this.#mindStart(kept);
    this.#mindHost(kept);
    this.#mindEnd(kept);
  }

  /** Begins the first game a little later: it could not be kept. */
  startAgain(): void {
    this.#starting.start(this.#limits.againMs, () => this.#host.start());
  }

  /** Closes the table a little later: it could not be kept. */
  closeAgain(): void {
    this.#closing.start(this.#limits.againMs, () => this.#host.close());
  }

  /** Looks after nothing any more. */
  stop(): void {
    for (const timer of [this.#starting, this.#hostGone, this.#closing]) timer.stop();
  }

  #mindStart({ fillsUp, phase, seats }: KeptCompany): void {
    const isFull = seats.every(({ type }) => type !== 'free');
    if (!fillsUp || phase !== 'gathering' || !this.#presence.isAnyoneHere) this.#starting.stop();
    else if (isFull || !this.#starting.isWaiting)
      this.#starting.start(isFull ? 0 : this.#limits.startMs, () => this.#host.start());
  }

  #mindHost({ host }: KeptCompany): void {
    if (host === null || this.#presence.isHere(host)) {
      this.#isHostLate = false;
      this.#hostGone.stop();
    } else if (this.#isHostLate) this.#host.replaceHost();
    else if (!this.#hostGone.isWaiting)
      this.#hostGone.start(2 * this.#limits.graceMs, () => {
        this.#isHostLate = true;
        this.#host.replaceHost();
      });
  }

  #mindEnd({ phase }: KeptCompany): void {
    const wait = phase === 'gathering' ? this.#limits.gatheringMs : this.#limits.abandonMs;
    if (this.#presence.isAnyoneHere) this.#closing.stop();
    else if (!this.#closing.isWaiting) this.#closing.start(wait, () => this.#host.close());
  }
}
