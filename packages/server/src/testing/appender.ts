/**
 * A program of its own that appends to many tables at once and says on its output what was kept: `TABLE NUMBER`, written
 * before anything else happens. It is there to be killed. Its argument is an {@link Appending} as JSON.
 */
import { writeSync } from 'node:fs';
import { type NewEntry, type Store, StoreConflict } from '../store/index.ts';
import { gathering, openFor, type StorePlace } from './stores.ts';

/** What the program is to do. */
export interface Appending {
  readonly place: StorePlace;
  readonly node: string;
  readonly tables: readonly string[];
  /** How many appends to each table; null for as many as it can until it is killed. */
  readonly appends: number | null;
}

const stepsOfAGame = 10;
const output = 1;
/** What the system says of an output that is full. */
const full = 'EAGAIN';

/** What entry number `seq` of a table is: every tenth ends a game. */
export function entryNumber(table: string, seq: number): NewEntry {
  const body = `${table} ${seq}`;
  if (seq % stepsOfAGame > 0) return { kind: 'game', body };
  return { kind: 'over', body, record: { game: seq / stepsOfAGame, body: `record of ${body}` } };
}

/** The bodies of what is kept of a table whose last entry has the number `seq`. */
export function keptUntil(table: string, seq: number): readonly string[] {
  const begun = seq - (seq % stepsOfAGame);
  const numbers = Array.from({ length: seq }, (_, place) => place + 1);
  return numbers
    .filter((number) => number > begun || number % stepsOfAGame === 0)
    .map((number) => entryNumber(table, number).body);
}

/** How many entries come together after number `seq`: one or two by turns, so that 2, 5, 8 … are never the last. */
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
      say(`${table} ${seq}\n`);
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
      // What the one before me had sent to PostgreSQL when it was killed was kept after I had looked.
      say(`conflict ${seq}\n`);
      seq = await lastOf(store, table);
    }
  }
}

/** Says something at once: nothing else happens before it is said. */
function say(line: string): void {
  let rest = Buffer.from(line);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(output, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== full) throw error;
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
