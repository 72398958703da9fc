import type { Person } from '@nain-jaune/protocol';
import type { Clock } from '../clock.ts';
import { Timer } from '../timer.ts';

/**
 * Who is connected, and who is away: gone for longer than the time of grace, or silent past the clock. Whoever comes or
 * acts is back at once.
 */
export class Presence {
  readonly #clock: Clock;
  readonly #graceMs: number;
  readonly #changed: () => void;
  readonly #here = new Set<Person['id']>();
  readonly #away = new Set<Person['id']>();
  readonly #graces = new Map<Person['id'], Timer>();

  /** `changed` is called when the time of grace has made somebody away. */
  constructor(clock: Clock, graceMs: number, changed: () => void) {
    this.#clock = clock;
    this.#graceMs = graceMs;
    this.#changed = changed;
  }

  /** Whether anyone is connected. */
  get isAnyoneHere(): boolean {
    return this.#here.size > 0;
  }

  /** Whether a person is connected. */
  isHere(id: Person['id']): boolean {
    return this.#here.has(id);
  }

  /** Whether a person is away. */
  isAway(id: Person['id']): boolean {
    return this.#away.has(id);
  }

  /** A person is connected. */
  come(id: Person['id']): void {
    this.#here.add(id);
    this.#graces.get(id)?.stop();
    this.#graces.delete(id);
    this.#away.delete(id);
  }

  /** A person is not connected: he is away after the time of grace. */
  go(id: Person['id']): void {
    this.#here.delete(id);
    const grace = new Timer(this.#clock);
    this.#graces.get(id)?.stop();
    this.#graces.set(id, grace);
    grace.start(this.#graceMs, () => {
      this.#away.add(id);
      this.#changed();
    });
  }

  /** A person let his clock run out. */
  fallSilent(id: Person['id']): void {
    this.#away.add(id);
  }

  /** A person did something; says whether he was away. */
  act(id: Person['id']): boolean {
    return this.#away.delete(id);
  }

  /** A person has left for good. */
  forget(id: Person['id']): void {
    this.come(id);
    this.#here.delete(id);
  }

  /** Stops counting for good. */
  stop(): void {
    for (const grace of this.#graces.values()) grace.stop();
  }
}
