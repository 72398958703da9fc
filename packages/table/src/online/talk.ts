import type { CompanyRefusal, Person, Phrase, Saying } from '@nain-jaune/protocol';
import type { Clock } from '../clock.ts';
import type { KeptPerson } from './entries.ts';
import { plainText } from './plainText.ts';

/** How many of the last things said are remembered. */
const REMEMBERED = 50;
/** How much one person may say in how long a time, in milliseconds. */
const MOST_SAID = 5;
const SAID_WITHIN = 10_000;
/** The longest text, in characters. */
const TEXT_LENGTH = 200;

/** What somebody wants to say: a set phrase, or words of his own. */
export type Words = { readonly phrase: Phrase } | { readonly text: string };

/** What was said at a table, and how much more each person may say. */
export class Talk {
  readonly #clock: Clock;
  /** When each person said his last things. */
  readonly #times = new Map<Person['id'], readonly number[]>();
  #sayings: readonly Saying[] = [];
  #number = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The last things said, in order. */
  get sayings(): readonly Saying[] {
    return this.#sayings;
  }

  /** The next saying, not said yet, or why it may not be said. */
  prepare(person: KeptPerson, words: Words, mayWrite: boolean): Saying | CompanyRefusal {
    if ('text' in words && !mayWrite) return 'no-free-text';
    if (person.muted) return 'muted';
    const text = 'text' in words ? plainText(words.text, TEXT_LENGTH) : null;
    if (text === '') return 'empty-text';
    if (this.#lately(person.id).length >= MOST_SAID) return 'too-fast';
    const phrase = 'phrase' in words ? words.phrase : null;
    return { number: this.#number + 1, person: person.id, name: person.name, phrase, text };
  }

  /** It is said. */
  add(saying: Saying): void {
    this.#number = saying.number;
    this.#sayings = [...this.#sayings, saying].slice(-REMEMBERED);
    this.#times.set(saying.person, [...this.#lately(saying.person), this.#clock.now()]);
  }

  /** Takes up what was said before, which hurries nobody. */
  takeUp(saying: Saying): void {
    this.add(saying);
    this.#times.clear();
  }

  /** Blanks the name of a person. */
  forgetName(person: Person['id']): void {
    this.#sayings = this.#sayings.map((saying) =>
      saying.person === person ? { ...saying, name: '' } : saying,
    );
  }

  #lately(person: Person['id']): readonly number[] {
    const since = this.#clock.now() - SAID_WITHIN;
    return (this.#times.get(person) ?? []).filter((time) => time > since);
  }
}
