import type { OnlineClosed, OnlineTableMessage, Person } from '@nain-jaune/protocol';
import type { OnlineLine } from './line.ts';

/** The open lines of a table online: those of persons, one each, and of whoever watches. */
export class Lines {
  readonly #lines = new Set<OnlineLine>();

  /** Whether there is none. */
  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  /** How many watch. */
  get watchers(): number {
    return [...this.#lines].filter(({ person }) => person === null).length;
  }

  /** A line is open. */
  add(line: OnlineLine): void {
    this.#lines.add(line);
  }

  /** A line is closed; says whether it was one of these. */
  delete(line: OnlineLine): boolean {
    return this.#lines.delete(line);
  }

  /** Ends the line of a person who comes by another one. */
  displace(person: Person['id']): void {
    for (const older of this.#lines) {
      if (older.person !== person) continue;
      this.#lines.delete(older);
      older.end('displaced');
    }
  }

  /** Tells everyone something: one and the same message, so that it is made text once. */
  tell(message: OnlineTableMessage, except: OnlineLine | null = null): void {
    for (const line of this.#lines) if (line !== except) line.say(message);
  }

  /** Does something with each line. */
  each(act: (line: OnlineLine) => void): void {
    for (const line of this.#lines) act(line);
  }

  /** Ends the lines of some, or of all, with a last word. */
  end(reason: OnlineClosed['reason'], whose: (person: Person['id'] | null) => boolean = () => true): void {
    for (const line of this.#lines) if (whose(line.person)) line.end(reason);
  }
}
