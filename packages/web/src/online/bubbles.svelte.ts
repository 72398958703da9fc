import type { Person, Saying } from '@nain-jaune/protocol/online';

/** How long what somebody said stays in sight, in milliseconds. */
const IN_SIGHT = 6000;

/** What each person said last, for as long as it stays in sight. */
export class Bubbles {
  #shown: ReadonlyMap<Person['id'], Saying> = $state.raw(new Map());
  #last: number | null = null;

  /** Takes in what was said so far. What was said before one came is not shown. */
  take(sayings: readonly Saying[]): void {
    const last = this.#last;
    this.#last = sayings.at(-1)?.number ?? this.#last ?? 0;
    if (last === null) return;
    for (const saying of sayings) if (saying.number > last) this.#show(saying);
  }

  /** What a person said a moment ago. */
  of(person: Person['id'] | undefined): Saying | undefined {
    return person === undefined ? undefined : this.#shown.get(person);
  }

  #show(saying: Saying): void {
    this.#shown = new Map(this.#shown).set(saying.person, saying);
    setTimeout(() => this.#hide(saying), IN_SIGHT);
  }

  #hide(saying: Saying): void {
    if (this.#shown.get(saying.person) !== saying) return;
    const shown = new Map(this.#shown);
    shown.delete(saying.person);
    this.#shown = shown;
  }
}
