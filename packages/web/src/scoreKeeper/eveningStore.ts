import * as v from 'valibot';
import { openChannel, openDatabase } from '../client/sharedStorage.ts';

/** A stored evening. Its text is not parsed, so unreadable evenings are not lost. */
export interface StoredEvening {
  readonly id: string;
  /** Number of writes. A write succeeds only if it follows the stored revision. */
  readonly revision: number;
  /** JSON of the evening. */
  readonly text: string;
  /** Time of the last write, in milliseconds since 1970. */
  readonly kept: number;
}

const DATABASE = 'nain-jaune-evenings';
const EVENINGS = 'evenings';

/** Announces written evenings to other tabs. */
const channel = openChannel(DATABASE);

let opening: Promise<IDBDatabase | null> | null = null;
/** Fallback for browsers without a database. */
const memory = new Map<string, StoredEvening>();

/** Whether evenings are stored permanently. */
export async function areEveningsSaved(): Promise<boolean> {
  return (await database()) !== null;
}

/** Opens the database, or returns null if the browser has none. */
function database(): Promise<IDBDatabase | null> {
  opening ??= openDatabase(DATABASE, EVENINGS).then(
    (opened) => {
      // Some phones close the database when they sleep.
      opened.onclose = () => (opening = null);
      opened.onversionchange = () => opened.close();
      return opened;
    },
    () => null,
  );
  return opening;
}

/** Runs `work` in one transaction. Resolves when it is durable. */
function run<Result>(
  opened: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  work: (evenings: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(EVENINGS, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(EVENINGS));
    const fail = () => reject(transaction.error ?? new Error('the transaction failed'));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
}

const STORED = v.object({ id: v.string(), revision: v.number(), text: v.string(), kept: v.number() });

function isStored(value: unknown): value is StoredEvening {
  return v.is(STORED, value);
}

/** Returns all evenings, newest first. */
export async function listEvenings(): Promise<readonly StoredEvening[]> {
  const opened = await database();
  const all: readonly unknown[] =
    opened === null ? [...memory.values()] : await run(opened, 'readonly', (evenings) => evenings.getAll());
  return all.filter(isStored).toSorted((one, other) => other.kept - one.kept);
}

export async function readEvening(id: string): Promise<StoredEvening | null> {
  const opened = await database();
  const stored: unknown =
    opened === null ? memory.get(id) : await run(opened, 'readonly', (evenings) => evenings.get(id));
  return isStored(stored) ? stored : null;
}

/** Writes an evening if it follows the stored revision. Returns whether it did. */
export async function writeEvening(evening: StoredEvening): Promise<boolean> {
  const opened = await database();
  const before = opened === null ? memory.get(evening.id) : await writeIn(opened, evening);
  const written = follows(evening, before);
  if (written && opened === null) memory.set(evening.id, evening);
  if (written) channel.send(evening.id);
  return written;
}

/** Writes an evening if it follows the stored one. Returns the stored one. */
function writeIn(opened: IDBDatabase, evening: StoredEvening): Promise<unknown> {
  return run(opened, 'readwrite', (evenings) => {
    const asked: IDBRequest<unknown> = evenings.get(evening.id);
    asked.onsuccess = () => {
      if (follows(evening, asked.result)) evenings.put(evening);
    };
    return asked;
  });
}

function follows({ revision }: StoredEvening, before: unknown): boolean {
  return !isStored(before) || before.revision === revision - 1;
}

export async function removeEvening(id: string): Promise<void> {
  const opened = await database();
  if (opened === null) memory.delete(id);
  else await run(opened, 'readwrite', (evenings) => evenings.delete(id));
  channel.send(id);
}

/** Calls `tell` when another tab writes or deletes an evening. Returns a cancel function. */
export function whenWrittenElsewhere(tell: (id: string) => void): () => void {
  return channel.listen((id) => tell(String(id)));
}

/** Returns a random id. */
export function freshEveningId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
}
