import type { Cancel, Clock } from '../clock.ts';

interface Alarm {
  readonly at: number;
  readonly act: () => void;
}

/** A clock for tests: its time passes when it is told to, and not otherwise. */
export class SimulatedClock implements Clock {
  #now = 0;
  readonly #alarms: Alarm[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): Cancel {
    const alarm = { at: this.#now + ms, act };
    const later = this.#alarms.findIndex(({ at }) => at > alarm.at);
    this.#alarms.splice(later < 0 ? this.#alarms.length : later, 0, alarm);
    return () => {
      const index = this.#alarms.indexOf(alarm);
      if (index >= 0) this.#alarms.splice(index, 1);
    };
  }

  /** Lets so many milliseconds pass within an act, as work does: what is due meanwhile happens after it. */
  spend(ms: number): void {
    this.#now += ms;
  }

  /** When the next thing happens; never where nothing waits. */
  get nextAt(): number {
    return this.#alarms[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  /** How many things are waiting to happen. */
  get waiting(): number {
    return this.#alarms.length;
  }

  /** Lets so many milliseconds pass; what is due within them happens at its time, in order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    while (this.nextAt <= end) this.#ring();
    this.#now = end;
  }

  /** Goes on to the next thing that waits, if anything does. */
  passToNext(): void {
    this.#ring();
  }

  /** Goes on from one thing to the next until nothing waits. Throws an `Error` after so many of them. */
  passUntilQuiet(most = 100_000): void {
    for (let rung = 0; this.#alarms.length > 0; rung++) {
      if (rung === most) throw new Error(`the table is not quiet after ${most} alarms`);
      this.#ring();
    }
  }

  #ring(): void {
    const alarm = this.#alarms.shift();
    if (alarm === undefined) return;
    this.#now = Math.max(this.#now, alarm.at);
    alarm.act();
  }
}
