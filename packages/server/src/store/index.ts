export { StoreConflict, StoreFull, StoreTaken, StoreUnreachable } from './errors.ts';
export { openStore, type StoreConfig } from './open.ts';
export type { Store } from './store.ts';
export {
  BEAT_EVERY_MS,
  DEAD_AFTER_MS,
  type EntryKind,
  type NewEntry,
  type RecordPeople,
  type Redaction,
  type StoredEntry,
  type StoredTable,
  type StoreKind,
  type TableMeta,
} from './types.ts';
