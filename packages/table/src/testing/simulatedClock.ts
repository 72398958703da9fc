import type { Cancel, Clock } from '../clock.ts';

interface Alarm {
  readonly at: number;
  readonly act: () => void;
}

/** A clock for tests. Time passes only on request. */
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

  /** Lets time pass during a call. Alarms that become due are called later. */
  spend(ms: number): void {
    this.#now += ms;
  }

  /** When the next alarm is due; infinity if there is none. */
  get nextAt(): number {
    return this.#alarms[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  get waiting(): number {
    return this.#alarms.length;
  }

  /** Lets time pass until the next alarm, and calls it. */
  passToNext(): void {
    const alarm = this.#alarms.shift();
    if (alarm === undefined) return;
    this.#now = Math.max(this.#now, alarm.at);
    alarm.act();
  }

  passTo(moment: number): void {
    this.#now = Math.max(this.#now, moment);
  }
}
