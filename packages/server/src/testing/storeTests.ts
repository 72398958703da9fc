import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { StoreConfig } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { EntryKind, NewEntry, StoreKind } from '../store/types.ts';
import {
  gathering,
  openFor,
  queryDatabase,
  type StorePlace,
  type TestDatabase,
  testDatabases,
} from './stores.ts';

/** The stores of the nodes that a test opens, on an empty database. */
export class StoreFixture {
  readonly kind: StoreKind;
  readonly #opened: Store[] = [];
  #place: StorePlace | null = null;
  now = 1_800_000_000_000;

  constructor(kind: StoreKind) {
    this.kind = kind;
  }

  get place(): StorePlace {
    if (this.#place === null) throw new Error('No test runs.');
    return this.#place;
  }

  get store(): Store {
    const store = this.#opened.at(-1);
    if (store === undefined) throw new Error('No store is open.');
    return store;
  }

  begin(place: StorePlace): void {
    this.#place = place;
  }

  /** Creates a table, and returns the store. */
  async withTable(code: string): Promise<Store> {
    await this.store.create(code, gathering);
    return this.store;
  }

  /** Opens the store for another node. The embedded database allows only one at a time. */
  async open(node: string, config: Partial<StoreConfig> = {}): Promise<Store> {
    const store = await openFor(this.place, node, { now: () => this.now, ...config });
    this.#opened.push(store);
    return store;
  }

  /** Opens the store again, as after a restart of the server. */
  async reopen(node = 'bela'): Promise<Store> {
    await this.end();
    return this.open(node);
  }

  async end(): Promise<void> {
    await Promise.all(this.#opened.splice(0).map((store) => store.close()));
  }

  async query(sql: string): Promise<readonly object[]> {
    await this.end();
    return queryDatabase(this.place, sql);
  }
}

/** Runs the same tests on both databases, each started once. Those on PostgreSQL are part of `npm run test:all`. */
export function describeDatabases(
  name: string,
  tests: (kind: StoreKind, database: () => TestDatabase) => void,
  databases = testDatabases,
): void {
  for (const { kind, start } of databases) {
    describe(`${name} on ${kind}`, { tags: kind === 'postgres' ? ['deep'] : [] }, () => {
      let database: TestDatabase;

      beforeAll(async () => {
        database = await start();
      });

      afterAll(() => database.stop());

      tests(kind, () => database);
    });
  }
}

/** As {@link describeDatabases}, with a new store for each test, opened for the node `anne`. */
export function describeStores(name: string, tests: (fixture: StoreFixture) => void): void {
  describeDatabases(name, (kind, database) => {
    const fixture = fixtureFor(kind, database);

    beforeEach(async () => {
      await fixture.open('anne');
    });

    tests(fixture);
  });
}

/** As {@link describeDatabases}, for nodes that share a PostgreSQL. */
export function describeNodes(name: string, tests: (nodes: StoreFixture) => void): void {
  describeDatabases(
    name,
    (kind, database) => tests(fixtureFor(kind, database)),
    testDatabases.filter(({ kind }) => kind === 'postgres'),
  );
}

function fixtureFor(kind: StoreKind, database: () => TestDatabase): StoreFixture {
  const fixture = new StoreFixture(kind);
  beforeEach(async () => fixture.begin(await database().makePlace()));
  afterEach(() => fixture.end());
  return fixture;
}

export function entry(body: string, kind: EntryKind = 'game'): NewEntry {
  return { kind, body };
}

export function over(game: number, people = '[]'): NewEntry {
  return { kind: 'over', body: `over ${game}`, record: { game, people, body: `record ${game}` } };
}

export function stored(seq: number, ...entries: readonly NewEntry[]) {
  return { seq, entries: entries.map(({ kind, body }) => ({ kind, body })) };
}
