import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { EntryKind, NewEntry, Store, StoreConfig, StoreKind } from '../store/index.ts';
import { openFor, queryDatabase, type StorePlace, type TestDatabase, testDatabases } from './stores.ts';

/** A store of an empty database, opened before each test for the node `anne`. */
export class StoreFixture {
  readonly kind: StoreKind;
  readonly #opened: Store[] = [];
  #place: StorePlace | null = null;
  /** The time in the database, in milliseconds. A test sets it. */
  now = 1_800_000_000_000;

  constructor(kind: StoreKind) {
    this.kind = kind;
  }

  get place(): StorePlace {
    if (this.#place === null) throw new Error('No test runs.');
    return this.#place;
  }

  /** The store that was opened last. */
  get store(): Store {
    const store = this.#opened.at(-1);
    if (store === undefined) throw new Error('No store is open.');
    return store;
  }

  async begin(place: StorePlace): Promise<void> {
    this.#place = place;
    await this.open('anne');
  }

  /** Opens the store for one more node. The embedded database has only one at a time. */
  async open(node: string, config: Partial<StoreConfig> = {}): Promise<Store> {
    const store = await openFor(this.place, node, { now: () => this.now, ...config });
    this.#opened.push(store);
    return store;
  }

  /** Opens the store again, as the next start of the server does. */
  async reopen(node = 'bela'): Promise<Store> {
    await this.end();
    return this.open(node);
  }

  async end(): Promise<void> {
    await Promise.all(this.#opened.splice(0).map((store) => store.close()));
  }

  /** Closes the stores and runs SQL in the database. */
  async query(sql: string): Promise<readonly object[]> {
    await this.end();
    return queryDatabase(this.place, sql);
  }
}

/** Runs the same tests on both databases. */
export function describeStores(name: string, tests: (fixture: StoreFixture) => void): void {
  describe.each(testDatabases)(`${name} on $kind`, ({ kind, start }) => {
    const fixture = new StoreFixture(kind);
    let database: TestDatabase;

    beforeAll(async () => {
      database = await start();
    });

    afterAll(() => database.stop());

    beforeEach(async () => fixture.begin(await database.makePlace()));

    afterEach(() => fixture.end());

    tests(fixture);
  });
}

/** An entry with this text as its body. */
export function entry(body: string, kind: EntryKind = 'game'): NewEntry {
  return { kind, body };
}

/** The entry that ends a game, with its record. */
export function over(game: number, people: string | null = null): NewEntry {
  return { kind: 'over', body: `over ${game}`, record: { game, people, body: `record ${game}` } };
}

/** What `load` returns for these entries. */
export function stored(seq: number, ...entries: readonly NewEntry[]) {
  return { seq, entries: entries.map(({ kind, body }) => ({ kind, body })) };
}
