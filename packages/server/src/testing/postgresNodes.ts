import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { StoreConfig } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { NewEntry } from '../store/types.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { openFor, type StorePlace } from './stores.ts';

export const step: NewEntry = { kind: 'game', body: 'step' };

/** Nodes that share a PostgreSQL, with an empty database for each test. */
export class PostgresNodes {
  readonly #opened: Store[] = [];
  #postgres: TestPostgres | null = null;
  #databaseUrl = '';

  /** Starts PostgreSQL before the tests of a suite and stops it after them. */
  static forSuite(): PostgresNodes {
    const nodes = new PostgresNodes();
    beforeAll(async () => {
      nodes.#postgres = await startPostgres();
    });
    beforeEach(async () => {
      nodes.#databaseUrl = (await nodes.#postgres?.makeDatabase()) ?? '';
    });
    afterEach(() => nodes.closeAll());
    afterAll(() => nodes.#postgres?.stop());
    return nodes;
  }

  get place(): StorePlace & { readonly databaseUrl: string } {
    return { databaseUrl: this.#databaseUrl, folder: '' };
  }

  async open(
    node: string,
    config: Partial<StoreConfig> = {},
    place: StorePlace = this.place,
  ): Promise<Store> {
    const store = await openFor(place, node, config);
    this.#opened.push(store);
    return store;
  }

  async closeAll(): Promise<void> {
    await Promise.all(this.#opened.splice(0).map((store) => store.close()));
  }

  async cutConnections(): Promise<void> {
    await this.#postgres?.cutConnections(this.#databaseUrl);
  }
}
