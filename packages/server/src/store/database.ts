import type { CompiledQuery, Kysely, QueryResult, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import type { NewEntry, StoreKind } from './types.ts';

/** Entries of one table to write in one commit, with what they replace. */
export interface Append {
  readonly table: string;
  readonly tableId: number;
  /** The number of the first entry. */
  readonly from: number;
  readonly entries: readonly NewEntry[];
}

/** How a database is opened. */
export interface DatabaseOptions {
  /** Receives errors that the database recovers from by itself. */
  readonly onTrouble: (error: Error) => void;
  /** Replaces the clock of the database, for tests. */
  readonly now?: () => RawBuilder<number>;
}

/** What differs between the two databases. Everything else is the same queries through Kysely. */
export interface Database {
  readonly kind: StoreKind;
  /** For reads, and for transactions of several statements. */
  readonly db: Kysely<Schema>;
  /** The clock of the database, in milliseconds since 1970. */
  readonly now: () => RawBuilder<number>;
  /** Runs one statement. It shares a sync of the disk with others of the same moment. Urgent ones go first. */
  write<Row>(query: CompiledQuery<Row>, isUrgent?: boolean): Promise<QueryResult<Row>>;
  /**
   * Writes the entries and records of an append, and deletes what they replace. It shares a commit with others of the same
   * moment. Rejects with `StoreConflict` when the numbers exist or, on PostgreSQL, another node owns the table.
   */
  append(append: Append): Promise<void>;
  /** Removes deleted texts from the write-ahead log, if this database can. */
  truncateLog(): Promise<void>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
