import type { CompiledQuery, Kysely, QueryResult, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import type { NewEntry, StoreKind } from './types.ts';

export interface Append {
  readonly table: string;
  readonly tableId: number;
  readonly from: number;
  readonly entries: readonly NewEntry[];
}

export interface DatabaseOptions {
  readonly onTrouble: (error: Error) => void;
  /** For tests. */
  readonly now?: () => RawBuilder<number>;
}

/** The differences between the two databases. All other queries are shared. */
export interface Database {
  readonly kind: StoreKind;
  /** For reads, and for transactions of several statements. */
  readonly db: Kysely<Schema>;
  /** The clock of the database, in milliseconds since 1970. */
  readonly now: () => RawBuilder<number>;
  /** Runs one statement. Statements of the same moment share a sync of the disk, urgent ones first. */
  write<Row>(query: CompiledQuery<Row>, isUrgent?: boolean): Promise<QueryResult<Row>>;
  /**
   * Writes the entries and records of an append, and deletes what they replace. Appends of the same moment share a commit.
   * Rejects with `StoreConflict` if the numbers exist or, on PostgreSQL, if another node owns the table.
   */
  append(append: Append): Promise<void>;
  /** Runs `act` while no other node of the database runs one. */
  exclusive<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Resolves if all connections answer. Opens those that are missing. */
  probe(): Promise<void>;
  /** Removes deleted texts from the write-ahead log, if the database supports it. */
  truncateLog(): Promise<void>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
