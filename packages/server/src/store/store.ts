import type {
  Ban,
  BEAT_EVERY_MS,
  ExpiredCounts,
  MAX_BANS,
  MAX_REPORTS,
  MAX_REPORTS_PER_TABLE,
  NewBan,
  NewEntry,
  OpenTableRow,
  RecordPeople,
  Redaction,
  Report,
  ReportFilter,
  RetentionLimits,
  StoredTable,
  StoreKind,
  StoreNode,
  TableMeta,
} from './types.ts';

/**
 * Durable storage of tables. When a promise of a change resolves, the change is on the disk.
 *
 * Every call rejects with `StoreUnreachable` when the database does not answer in time or the store is closed. Then it is
 * unknown whether the change was stored.
 */
export interface Store {
  readonly kind: StoreKind;

  /** Creates a table without entries, owned by this node. Resolves to false when the code is taken. */
  create(table: string, meta: TableMeta): Promise<boolean>;

  /**
   * Appends entries to a table that this node owns, with numbers starting at `from`, all of them or none. Appends to one
   * table are written in the order of the calls. Appends to several tables at the same moment share a commit.
   *
   * Rejects with `StoreConflict` when `from` is not the number after the last entry or this node does not own the table.
   * After `StoreUnreachable` the entries may be stored. The next append with the same `from` is either stored or rejects with
   * `StoreConflict`: then the table has to be claimed and loaded again.
   */
  append(table: string, from: number, entries: readonly NewEntry[]): Promise<void>;

  /** Loads the entries of a table. Resolves to null when there is no such table. */
  load(table: string): Promise<StoredTable | null>;

  /**
   * Makes this node the owner of a table that no living node owns, or returns the owner. Resolves to null when there is no
   * such table.
   */
  claim(table: string): Promise<'owned' | StoreNode | null>;

  /** Releases a table of this node. Its `present` becomes 0, and any node may claim it. */
  release(table: string): Promise<void>;

  /** Updates the metadata of a table. Has no effect on a table that this node does not own. */
  setMeta(table: string, meta: TableMeta): Promise<void>;

  /**
   * Lists tables that are open and not closed, where people are present, and that a living node owns. Tables in the phase
   * `gathering` come first, and within a phase the last changed ones.
   */
  listOpen(limit: number): Promise<readonly OpenTableRow[]>;

  /**
   * Lists the codes of tables that are not closed, that no living node owns, and that have not changed for this long, in
   * milliseconds, the longest first. A table whose node died counts from the last beat of that node.
   */
  abandoned(untouchedMs: number, limit: number): Promise<readonly string[]>;

  /** Lists the records of a table without their bodies, by game. Works for tables whose entries have expired. */
  records(table: string): Promise<readonly RecordPeople[]>;

  /** Returns the record of a game that is over, or null. Works for tables whose entries have expired. */
  record(table: string, game: number): Promise<string | null>;

  /**
   * Rewrites every entry and record of a table in one transaction, for example to erase a person. Rejects with
   * `StoreConflict` when there is no such table or another living node owns it, and with the error of `redaction` when it
   * throws. Resolves to whether a text has changed.
   */
  rewrite(table: string, redaction: Redaction): Promise<boolean>;

  /**
   * Removes texts that were deleted or rewritten from the files of the embedded database: truncates its write-ahead log. They
   * stay in backups that were made before. PostgreSQL keeps them on the disk until its next vacuum, and in its archived log if
   * there is one.
   */
  purgeDeleted(): Promise<void>;

  /**
   * Deletes what is older than the limits, by the clock of the database, in small commits. A closed table that still has
   * records keeps its row, without what the lobby showed of it, so that the records are found. Tables that a living node owns are not touched.
   */
  expire(limits: RetentionLimits): Promise<ExpiredCounts>;

  /**
   * Stores a report about a table. When there are more than {@link MAX_REPORTS_PER_TABLE} unhandled ones about it, or more
   * than {@link MAX_REPORTS} in all, the oldest unhandled ones are deleted. The caller limits the length of the body.
   */
  addReport(table: string, body: string): Promise<void>;

  /** Lists reports, the newest first. */
  reports(filter: ReportFilter): Promise<readonly Report[]>;

  /** Returns a report, handled or not, or null when there is no such report. */
  report(id: number): Promise<Report | null>;

  /** Marks a report as handled. Resolves to false when there is no such unhandled report. */
  handleReport(id: number): Promise<boolean>;

  /**
   * Adds a ban, or replaces the one of the same kind and value, and returns its id. Rejects with `StoreFull` when
   * {@link MAX_BANS} are in force.
   */
  ban(ban: NewBan): Promise<number>;

  /** Lifts a ban. Resolves to false when there is no such ban. */
  unban(id: number): Promise<boolean>;

  /** Lists the bans in force, the newest first. */
  bans(): Promise<readonly Ban[]>;

  /**
   * Copies the embedded database to a new file while it is in use. Resolves when the copy is on the disk. Rejects when the
   * file exists, and on PostgreSQL: use `pg_dump` there.
   */
  backup(file: string): Promise<void>;

  /** Marks this node as alive. Call it every {@link BEAT_EVERY_MS}. */
  beat(): Promise<void>;

  /** Returns the secret by which the nodes that share this store authenticate each other. It is created once, at random. */
  secret(): Promise<string>;

  /**
   * Finishes pending writes, releases the tables of this node and closes the database. It also resolves when the database
   * does not answer: the tables then count as those of a dead node.
   */
  close(): Promise<void>;
}
