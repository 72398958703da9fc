/** What the clients of a measurement found. */
export interface Heard {
  /** Moves that were made and told within the time. */
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from a move to the view of each of the four, in the middle and at the slow end. */
  readonly p50: number;
  readonly p99: number;
}

/** Somebody who may be told to move. */
export interface Mover {
  readonly isToMove: boolean;
  act(): void;
}

const tickMs = 2;

/** Counts moves and times the way from a move to the views of it, while it is told to. */
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

  /** A view came so long after its move; `isOwn` for the one who has moved. */
  view(milliseconds: number, isOwn: boolean): void {
    if (!this.#isOn) return;
    this.#waits.push(milliseconds);
    if (isOwn) this.#moves += 1;
  }

  end(): Heard {
    this.#isOn = false;
    const seconds = (performance.now() - this.#since) / 1000;
    const sorted = this.#waits.sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    return { moves: this.#moves, seconds, p50: at(0.5), p99: at(0.99) };
  }
}

/** Lets movers move: each at once, or so many in a second of all. */
export class Pacer {
  readonly #queue: Mover[] = [];
  #rate: number | null = null;
  #since = 0;
  #sent = 0;
  #isOn = false;
  #ticking: NodeJS.Timeout | undefined;

  /** Somebody may move, or is waited for. */
  ready(mover: Mover): void {
    if (this.#isOn && (!mover.isToMove || this.#rate === null)) mover.act();
    else this.#queue.push(mover);
  }

  /** From now on so many moves a second are offered; null for as many as there can be. */
  offer(rate: number | null): void {
    this.rest();
    this.#isOn = true;
    this.#rate = rate;
    this.#since = performance.now();
    this.#sent = 0;
    if (rate === null) for (const mover of this.#queue.splice(0)) mover.act();
    else this.#ticking = setInterval(() => this.#tick(rate), tickMs);
  }

  /** From now on nobody moves until moves are offered again. */
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

/** The moves of one table that are on their way, by the number that was known when they were made. */
export class OnTheWay {
  #last = { at: -1, sentAt: 0 };
  #before = { at: -1, sentAt: 0 };

  /** A move is sent. */
  moved(at: number): void {
    this.#before = this.#last;
    this.#last = { at, sentAt: performance.now() };
  }

  /** How long ago the move was sent that is seen with this number; null for none that is known. */
  seen(number: number): number | null {
    const { at, sentAt } = number > this.#last.at ? this.#last : this.#before;
    return at < 0 || number <= at ? null : performance.now() - sentAt;
  }
}
