import type { Generated } from 'kysely';
import type { EntryKind } from './store.ts';

/** A server that shares the store. */
interface NodesTable {
  id: string;
  address: string;
  /** When it was last heard of, in milliseconds by the clock of the database. */
  beat: number;
}

interface TablesTable {
  id: Generated<number>;
  code: string;
  /** The node that continues it. */
  owner: string | null;
  /** 1 where strangers find it in the lobby. */
  open: number;
  phase: string;
  lobby: string;
  /** When anything of this row changed, in milliseconds by the clock of the database. */
  touched: number;
}

interface EntriesTable {
  table_id: number;
  seq: number;
  kind: EntryKind;
  body: string;
}

interface RecordsTable {
  table_id: number;
  game: number;
  body: string;
}

interface PassTable {
  /** 1: there is one row. */
  id: number;
  secret: string;
}

/** What both databases hold. */
export interface Schema {
  nodes: NodesTable;
  tables: TablesTable;
  entries: EntriesTable;
  records: RecordsTable;
  pass: PassTable;
}
