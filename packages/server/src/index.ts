export { listenOn, listenOnFreePort, portFrom, stopOnSignals } from './listen.ts';
export { makeServer, type ServerOptions } from './server.ts';
export {
  BEAT_EVERY_MS,
  type Blank,
  DEAD_AFTER_MS,
  type EntryKind,
  type KeptTable,
  type NewEntry,
  type Notice,
  type OpenTableRow,
  openStore,
  SAYINGS_KEPT,
  type Store,
  type StoreConfig,
  StoreConflict,
  type StoreNode,
  StoreTaken,
  StoreUnreachable,
  type TableMeta,
  type UnfinishedTable,
} from './store/index.ts';
