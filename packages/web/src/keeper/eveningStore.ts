/** An evening as it is stored. The text is kept as it is, so that what cannot be read is not lost either. */
export interface StoredEvening {
  readonly id: string;
  /** How often it was written: only who has seen the last writing may write the next. */
  readonly revision: number;
  /** The evening as JSON. */
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly kept: number;
}

const DATABASE = 'nain-jaune-evenings';
const EVENINGS = 'evenings';

/** Tells other tabs which evening was written. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(DATABASE) : null;

let opening: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(EVENINGS, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // A browser that closes it, on a phone that sleeps, is asked anew.
      request.result.onclose = () => (opening = null);
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => {
      opening = null;
      reject(request.error ?? new Error('the database could not be opened'));
    };
  });
  return opening;
}

/** Does some work in one transaction; what it promises is on the disk. */
async function run<Result>(
  mode: 'readonly' | 'readwrite',
  work: (evenings: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(EVENINGS, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(EVENINGS));
    const fail = () => reject(transaction.error ?? new Error('the transaction failed'));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
}

function isStored(value: unknown): value is StoredEvening {
  const one = value as Partial<Record<keyof StoredEvening, unknown>> | undefined;
  return (
    typeof one?.id === 'string' &&
    typeof one.text === 'string' &&
    typeof one.revision === 'number' &&
    typeof one.kept === 'number'
  );
}

/** All evenings that this browser keeps, the latest first. */
export async function listEvenings(): Promise<readonly StoredEvening[]> {
  const all: readonly unknown[] = await run('readonly', (evenings) => evenings.getAll());
  return all.filter(isStored).toSorted((one, other) => other.kept - one.kept);
}

/** An evening by its name, or null where there is none. */
export async function readEvening(id: string): Promise<StoredEvening | null> {
  const stored: unknown = await run('readonly', (evenings) => evenings.get(id));
  return isStored(stored) ? stored : null;
}

/** Writes an evening if it follows what is stored; tells whether it did. Another tab may have been faster. */
export async function writeEvening(evening: StoredEvening): Promise<boolean> {
  const before: unknown = await run('readwrite', (evenings) => {
    const asked: IDBRequest<unknown> = evenings.get(evening.id);
    asked.onsuccess = () => {
      if (follows(evening, asked.result)) evenings.put(evening);
    };
    return asked;
  });
  const written = follows(evening, before);
  if (written) channel?.postMessage(evening.id);
  return written;
}

function follows({ revision }: StoredEvening, before: unknown): boolean {
  return !isStored(before) || before.revision === revision - 1;
}

/** Forgets an evening. */
export async function removeEvening(id: string): Promise<void> {
  await run('readwrite', (evenings) => evenings.delete(id));
  channel?.postMessage(id);
}

/** Calls when another tab has written or removed an evening, until what it gives is called. */
export function whenWrittenElsewhere(tell: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>): void => tell(String(data));
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

/** A name for an evening that no other has. */
export function freshEveningId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
}
