import type { AttemptStore } from './attempts.ts';
import type { ChallengeStore } from './challenges.ts';
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
  UntouchedTime,
} from './types.ts';

/**
 * Durable storage of tables. When the promise of a change resolves, the change is on the disk.
 *
 * Every method rejects with `StoreUnreachable` if the database does not answer in time or the store is closed. It is then
 * unknown whether the change was stored.
 */
export interface Store {
  readonly kind: StoreKind;
  readonly attempts: AttemptStore;
  readonly challenges: ChallengeStore;

  /** Creates a table without entries, owned by this node. Resolves to false if the code is taken. */
  create(table: string, meta: TableMeta): Promise<boolean>;

  /**
   * Appends entries with numbers from `from`, all or none, to a table of this node. Appends to one table are written in
   * order. Appends of the same moment share a commit.
   *
   * Rejects with `StoreConflict` if `from` is not the next number or this node does not own the table. After
   * `StoreUnreachable` the entries may be stored. Then the next append with the same `from` either succeeds or rejects with
   * `StoreConflict`, and the table must be claimed and loaded again.
   */
  append(table: string, from: number, entries: readonly NewEntry[]): Promise<void>;

  load(table: string): Promise<StoredTable | null>;

  /**
   * Makes this node the owner of a table without a living owner. Otherwise resolves to the owner, or to null if there is no
   * such table.
   */
  claim(table: string): Promise<'owned' | StoreNode | null>;

  /** Releases a table of this node, so that any node may claim it. Its `present` becomes 0. */
  release(table: string): Promise<void>;

  /** Updates the metadata of a table. Has no effect if this node does not own it. */
  setMeta(table: string, meta: TableMeta): Promise<void>;

  /**
   * Lists open tables with present members and a living owner, at most `ofAddress` of one address. Tables in
   * the phase `gathering` come first, within a phase those with company, and of these the last changed ones.
   */
  listOpen(limit: number, ofAddress?: number): Promise<readonly OpenTableRow[]>;

  /**
   * Lists codes of tables that are not closed, have no living owner and have not changed for a time, the oldest first. Tables
   * of a dead node count from its last beat.
   */
  abandoned(untouched: UntouchedTime, limit: number): Promise<readonly string[]>;

  /** Lists the records of a table by game, without bodies. The entries of the table may have expired. */
  records(table: string): Promise<readonly RecordPeople[]>;

  record(table: string, game: number): Promise<string | null>;

  /** Yields the records of at most `limit` games at tables that were open to everyone, the latest first. */
  listedRecords(limit: number): AsyncIterable<string>;

  /**
   * Rewrites every entry and record of a table in one transaction, for example to erase a person. Resolves to whether a text
   * changed. Rejects with `StoreConflict` if there is no such table or another living node owns it, and with the error of
   * `redaction` if it throws.
   */
  rewrite(table: string, redaction: Redaction): Promise<boolean>;

  /**
   * Removes deleted or rewritten texts from the files of the embedded database by truncating its write-ahead log. Older
   * backups still have them. PostgreSQL keeps them until its next vacuum, and in an archived log.
   */
  purgeDeleted(): Promise<void>;

  /**
   * Deletes expired data in small commits. A closed table with records keeps its row without the lobby text. Tables with a
   * living owner are not touched.
   */
  expire(limits: RetentionLimits): Promise<ExpiredCounts>;

  /**
   * Stores a report from an address. If there are more than {@link MAX_REPORTS_PER_TABLE} unhandled ones about the table or
   * {@link MAX_REPORTS} in all, the oldest of the address with the most is deleted. The caller limits the length of the body.
   */
  addReport(table: string, body: string, address?: string): Promise<void>;

  /** Rewrites the reports about a table. Resolves to whether a text changed. */
  rewriteReports(table: string, rewritten: (body: string) => string): Promise<boolean>;

  reports(filter: ReportFilter): Promise<readonly Report[]>;

  report(id: number): Promise<Report | null>;

  /** Marks a report as handled. Resolves to false if there is no such unhandled report. */
  handleReport(id: number): Promise<boolean>;

  /**
   * Adds a ban, or replaces the one of the same kind and value. Resolves to its id. Rejects with `StoreFull` if
   * {@link MAX_BANS} are in force.
   */
  ban(ban: NewBan): Promise<number>;

  unban(id: number): Promise<boolean>;

  bans(): Promise<readonly Ban[]>;

  /**
   * Copies the embedded database to a new file while it is in use. Resolves when the copy is on the disk. Rejects if the file
   * exists, and on PostgreSQL, which has `pg_dump`.
   */
  backup(file: string): Promise<void>;

  /** Marks this node as alive. Must be called every {@link BEAT_EVERY_MS}. */
  beat(): Promise<void>;

  /**
   * Resolves if every kind of connection to the database answers. A connection that is open does not show whether another one
   * can be opened, and a table needs several.
   */
  probe(): Promise<void>;

  secret(): Promise<string>;

  /**
   * Finishes pending writes, releases the tables of this node and closes the database. If the database does not answer, it
   * resolves anyway, and the tables count as those of a dead node.
   */
  close(): Promise<void>;
}
