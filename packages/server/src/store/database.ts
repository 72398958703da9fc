import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import type { NewEntry, Notice, Store } from './store.ts';

/** Entries of one table that are written together or not at all, and what is done in the same commit. */
export interface Append {
  readonly table: string;
  readonly tableId: number;
  /** The number of the first one. */
  readonly from: number;
  readonly entries: readonly NewEntry[];
  readonly also: readonly CompiledQuery[];
}

/** Where the two databases differ; all else is the same queries through Kysely. */
export interface Database {
  readonly kind: Store['kind'];
  /** For questions, and for changes of many steps. */
  readonly db: Kysely<Schema>;
  /**
   * Changes one thing, with whatever else is to be changed in the same moment; resolves when it is on the disk. What is
   * urgent comes before all that wait.
   */
  write<Row>(query: CompiledQuery<Row>, isUrgent?: boolean): Promise<readonly Row[]>;
  /** The database's own clock, in milliseconds. */
  readonly now: RawBuilder<number>;
  /**
   * Writes entries with whatever else comes in the same moment; resolves when they are on the disk. Rejects with
   * `StoreConflict` where they are written already or, with several nodes, another owns the table.
   */
  append(append: Append): Promise<void>;
  /** Tells the other nodes. */
  tell(notice: Notice): void;
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Sees whether other nodes' notices still arrive. */
  checkNotices(): Promise<void>;
  close(): Promise<void>;
}
