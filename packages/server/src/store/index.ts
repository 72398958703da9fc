export { StoreConflict, StoreTaken, StoreUnreachable } from './errors.ts';
export { openStore, type StoreConfig } from './open.ts';
export {
  BEAT_EVERY_MS,
  type Blank,
  DEAD_AFTER_MS,
  type EntryKind,
  type KeptTable,
  type NewEntry,
  type Notice,
  SAYINGS_KEPT,
  type Store,
  type TableMeta,
} from './store.ts';
