import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { vi } from 'vitest';

const CLASSES = {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
};

/** Gives the test an empty IndexedDB. */
export function stubDatabase(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const [name, value] of Object.entries(CLASSES)) vi.stubGlobal(name, value);
}
