export interface ClientFigures {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from a move to its events at each of the four clients, median and 99th percentile. */
  readonly p50: number;
  readonly p99: number;
}

export interface Mover {
  readonly isToMove: boolean;
  act(): void;
}

const tickMs = 2;

export class Measure {
  readonly #waits: number[] = [];
  #moves = 0;
  #since = 0;
  #isOn = false;

  begin(): void {
    this.#waits.length = 0;
    this.#moves = 0;
    this.#since = performance.now();
    this.#isOn = true;
  }

  /** A client received a move after this time. `isOwn` for the client that made it. */
  view(milliseconds: number, isOwn: boolean): void {
    if (!this.#isOn) return;
    this.#waits.push(milliseconds);
    if (isOwn) this.#moves += 1;
  }

  end(): ClientFigures {
    this.#isOn = false;
    const seconds = (performance.now() - this.#since) / 1000;
    const sorted = this.#waits.sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    return { moves: this.#moves, seconds, p50: at(0.5), p99: at(0.99) };
  }
}

export class Pacer {
  readonly #queue: Mover[] = [];
  #rate: number | null = null;
  #since = 0;
  #sent = 0;
  #isOn = false;
  #ticking: NodeJS.Timeout | undefined;

  ready(mover: Mover): void {
    if (this.#isOn && (!mover.isToMove || this.#rate === null)) mover.act();
    else this.#queue.push(mover);
  }

  offer(rate: number | null): void {
    this.rest();
    this.#isOn = true;
    this.#rate = rate;
    this.#since = performance.now();
    this.#sent = 0;
    if (rate === null) for (const mover of this.#queue.splice(0)) mover.act();
    else this.#ticking = setInterval(() => this.#tick(rate), tickMs);
  }

  rest(): void {
    this.#isOn = false;
    clearInterval(this.#ticking);
  }

  #tick(rate: number): void {
    const due = ((performance.now() - this.#since) / 1000) * rate;
    while (this.#sent < due) {
      const mover = this.#queue.shift();
      if (mover === undefined) break;
      if (mover.isToMove) this.#sent += 1;
      mover.act();
    }
  }
}

/** The moves of one table on their way, by the event number before them. */
export class MoveTimer {
  #last = { at: -1, sentAt: 0 };
  #before = { at: -1, sentAt: 0 };

  moved(at: number): void {
    this.#before = this.#last;
    this.#last = { at, sentAt: performance.now() };
  }

  /** The time since the move was sent whose event has this number; null if it is unknown. */
  seen(number: number): number | null {
    const { at, sentAt } = number > this.#last.at ? this.#last : this.#before;
    return at < 0 || number <= at ? null : performance.now() - sentAt;
  }
}
