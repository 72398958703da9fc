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
  type OpenTableRow,
  SAYINGS_KEPT,
  type Store,
  type StoreNode,
  type TableMeta,
  type UnfinishedTable,
} from './store.ts';
