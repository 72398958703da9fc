/**
 * A program that appends to many tables at once and prints `TABLE NUMBER` for each stored append, before it does anything
 * else. Its argument is an {@link Appending} as JSON.
 */
import { writeSync } from 'node:fs';
import type { Store } from '../store/store.ts';
import { gathering, openFor, type StorePlace } from './stores.ts';

export interface Appending {
  readonly place: StorePlace;
  readonly tables: readonly string[];
  /** The number of appends to each table. */
  readonly appends: number;
}

const STDOUT = 1;

async function appendTo(store: Store, table: string, appends: number): Promise<void> {
  await store.create(table, gathering);
  for (let seq = 1; seq <= appends; seq += 1) {
    await store.append(table, seq, [{ kind: 'game', body: `${table} ${seq}` }]);
    writeSync(STDOUT, `${table} ${seq}\n`);
  }
}

const { place, tables, appends } = JSON.parse(process.argv[2] ?? '') as Appending;
const store = await openFor(place);
await Promise.all(tables.map((table) => appendTo(store, table, appends)));
await store.close();
