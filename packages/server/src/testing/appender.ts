/**
 * A program that appends to many tables at once and prints `TABLE NUMBER` for each stored append, before it does anything
 * else. Tests kill it. Its argument is an {@link Appending} as JSON.
 */
import { writeSync } from 'node:fs';
import { StoreConflict } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { EntryKind, NewEntry, StoredEntry } from '../store/types.ts';
import { gathering, openFor, type StorePlace } from './stores.ts';

export interface Appending {
  readonly place: StorePlace;
  readonly node: string;
  readonly tables: readonly string[];
  /** The number of appends to each table; null for no limit. */
  readonly appends: number | null;
}

const GAME_LENGTH = 10;
const STDOUT = 1;
/** The error code of a full pipe. */
const FULL = 'EAGAIN';

/**
 * Entry number `seq` of a table. Every tenth entry ends a game, and there is a snapshot of the room in the middle of each
 * game.
 */
export function entryNumber(table: string, seq: number): NewEntry {
  const body = `${table} ${seq}`;
  if (seq % GAME_LENGTH === GAME_LENGTH / 2) return { kind: 'room', body };
  if (seq % GAME_LENGTH > 0) return { kind: 'game', body };
  return { kind: 'over', body, record: { game: seq / GAME_LENGTH, people: '[]', body: `record of ${body}` } };
}

export function entriesUntil(table: string, seq: number): readonly StoredEntry[] {
  const all = Array.from({ length: seq }, (_, index) => entryNumber(table, index + 1));
  const lastOf = (kind: EntryKind) => all.findLastIndex((entry) => entry.kind === kind);
  return all
    .filter(({ kind }, index) => (kind === 'game' ? index > lastOf('over') : index === lastOf(kind)))
    .map(({ kind, body }) => ({ kind, body }));
}

/** The number of entries in the append after number `seq`: one or two in turn, so that 2, 5, 8 … are never the last. */
function sizeAfter(seq: number): number {
  return seq % 3 === 1 ? 2 : 1;
}

async function appendTo(store: Store, table: string, appends: number): Promise<void> {
  if (!(await store.create(table, gathering))) await store.claim(table);
  let seq = await lastOf(store, table);
  for (let done = 0; done < appends; done += 1) {
    try {
      const entries = Array.from({ length: sizeAfter(seq) }, (_, place) =>
        entryNumber(table, seq + 1 + place),
      );
      await store.append(table, seq + 1, entries);
      seq += entries.length;
      print(`${table} ${seq}\n`);
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
      // PostgreSQL stored an append of the killed program after this one had loaded the table.
      print(`conflict ${seq}\n`);
      seq = await lastOf(store, table);
    }
  }
}

function print(line: string): void {
  let rest = Buffer.from(line);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(STDOUT, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === FULL)) throw error;
    }
  }
}

async function lastOf(store: Store, table: string): Promise<number> {
  return (await store.load(table))?.seq ?? 0;
}

if (import.meta.main) {
  const { place, node, tables, appends } = JSON.parse(process.argv[2] ?? '') as Appending;
  const store = await openFor(place, node, { deadAfterMs: -1 });
  await Promise.all(tables.map((table) => appendTo(store, table, appends ?? Number.POSITIVE_INFINITY)));
  await store.close();
}
