import type { ConnectionParts } from '../online/connection.ts';
import { type Ending, OnlineClient } from '../online/onlineClient.svelte.ts';
import { forgetOwnPlace, MAX_PLACES_AT_TABLE, saveOwnTable, tokensAt } from '../online/ownTables.ts';
import { needsPlayer } from './turnCall.ts';

/** A person on this phone, with a place and a connection of their own. */
export interface PhonePerson {
  readonly token: string;
  readonly client: OnlineClient;
}

/** Endings after which a place is lost. */
const LOST: readonly (Ending | null)[] = ['wrong-token', 'removed', 'left'];

/** The people who share this phone at a table. At most one of them sees their cards. */
export class PhonePeople {
  list: readonly PhonePerson[] = $state.raw([]);
  /** Why the last person lost their place. */
  ending: Ending | null = $state(null);
  #holder: string | null = $state(null);
  #next: string | null = $state(null);
  readonly #code: string;
  readonly #parts: ConnectionParts | undefined;

  constructor(code: string, parts?: ConnectionParts) {
    this.#code = code;
    this.#parts = parts;
  }

  get isShared(): boolean {
    return this.list.length > 1;
  }

  get isFull(): boolean {
    return this.list.length >= MAX_PLACES_AT_TABLE;
  }

  /** The person who sees their cards; null while the phone is passed on. */
  get holder(): PhonePerson | null {
    return this.isShared ? this.#find(this.#holder) : (this.list[0] ?? null);
  }

  /** The person to whom the phone is passed; null if anybody may take it. */
  get next(): PhonePerson | null {
    return this.#find(this.#next) ?? this.due;
  }

  /** The person who is to play. */
  get due(): PhonePerson | null {
    return this.list.find(({ client }) => client.ending === null && needsPlayer(client)) ?? null;
  }

  /** Connects the people who have a saved place, in the order in which they came. */
  restore(): void {
    for (const token of tokensAt(this.#code).toReversed()) this.#connect(token);
  }

  /** Adds a person, who then holds the phone. */
  add(token: string): void {
    saveOwnTable(this.#code, token);
    this.#connect(token);
    this.take(token);
  }

  /** Hides all cards until a person takes the phone. `token`: who should take it. */
  release(token: string | null = null): void {
    this.#holder = null;
    this.#next = token;
  }

  /** Shows the cards of a person. */
  take(token: string): void {
    this.#holder = token;
    this.#next = null;
  }

  /** Passes the phone on when another person is to play. */
  passOn(): void {
    const { due, holder } = this;
    if (due !== null && holder !== null && due !== holder) this.release(due.token);
  }

  /** Removes everybody who has lost their place, and a board of this browser, which has no cards. */
  dropLost(): void {
    for (const person of this.list) {
      if (person.client.me?.board) this.#drop(person);
      if (!LOST.includes(person.client.ending)) continue;
      forgetOwnPlace(this.#code, person.token);
      this.ending = person.client.ending;
      this.#drop(person);
    }
  }

  close(): void {
    for (const { client } of this.list) client.detach();
    this.list = [];
  }

  #connect(token: string): void {
    if (this.#find(token) !== null) return;
    const client = new OnlineClient(this.#code, token, this.#parts);
    this.ending = null;
    this.list = [...this.list, { token, client }];
    client.enter();
  }

  #drop(person: PhonePerson): void {
    person.client.detach();
    this.list = this.list.filter((one) => one !== person);
  }

  #find(token: string | null): PhonePerson | null {
    return this.list.find((one) => one.token === token) ?? null;
  }
}
