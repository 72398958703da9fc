import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

const CLASSES = [
  'IDBCursor',
  'IDBCursorWithValue',
  'IDBDatabase',
  'IDBIndex',
  'IDBKeyRange',
  'IDBObjectStore',
  'IDBRequest',
  'IDBTransaction',
] as const;

/** Gives the test an empty IndexedDB. */
export function stubDatabase(): void {
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  for (const name of CLASSES) vi.stubGlobal(name, fake[name]);
}
