import type { Compilable, QueryResult } from 'kysely';
import { AttemptStore } from './attempts.ts';
import { ChallengeStore } from './challenges.ts';
import type { Database } from './database.ts';
import * as entryQueries from './entryQueries.ts';
import { StoreConflict, StoreUnreachable } from './errors.ts';
import { listedRecords } from './listedRecords.ts';
import * as moderation from './moderation.ts';
import * as queries from './queries.ts';
import { KeyedMutex } from './queues.ts';
import { expire } from './retention.ts';
import { rewriteTable } from './rewrite.ts';
import type { StoreAccess } from './storeAccess.ts';
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

interface Tail {
  readonly id: number;
  seq: number;
}

/**
 * Durable storage of tables. When the promise of a change resolves, the change is on the disk.
 *
 * Every method rejects with `StoreUnreachable` if the database does not answer in time or the store is closed. It is then
 * unknown whether the change was stored.
 */
export class Store {
  readonly kind: StoreKind;
  readonly attempts: AttemptStore;
  readonly challenges: ChallengeStore;
  readonly #database: Database;
  readonly #context: queries.QueryContext;
  /** Tails of tables of this node. A missing one is read from the database. */
  readonly #tails = new Map<string, Tail>();
  readonly #mutex = new KeyedMutex();
  #isClosed = false;

  constructor(database: Database, context: queries.QueryContext) {
    this.kind = database.kind;
    this.#database = database;
    this.#context = context;
    const access: StoreAccess = { whileOpen: (act) => this.#whileOpen(() => act(context)) };
    this.attempts = new AttemptStore(access);
    this.challenges = new ChallengeStore(access);
  }

  /** Creates a table without entries, owned by this node. Resolves to false if the code is taken. */
  create(table: string, meta: TableMeta): Promise<boolean> {
    return this.#whileOpen(async () => {
      const { rows } = await this.#write(queries.insertTable(this.#context, table, meta));
      const [created] = rows;
      if (created !== undefined) this.#tails.set(table, { id: created.id, seq: 0 });
      return created !== undefined;
    });
  }

  /**
   * Appends entries with numbers from `from`, all or none, to a table of this node. Appends to one table are written in
   * order. Appends of the same moment share a commit.
   *
   * Rejects with `StoreConflict` if `from` is not the next number or this node does not own the table. After
   * `StoreUnreachable` the entries may be stored. Then the next append with the same `from` either succeeds or rejects with
   * `StoreConflict`, and the table must be claimed and loaded again.
   */
  append(table: string, from: number, entries: readonly NewEntry[]): Promise<void> {
    return this.#atTable(table, async () => {
      const tail = this.#tails.get(table) ?? (await this.#findTail(table));
      if (tail?.seq !== from - 1) throw new StoreConflict(table);
      if (entries.length === 0) return;
      try {
        await this.#database.append({ table, tableId: tail.id, from, entries });
        tail.seq += entries.length;
      } catch (error) {
        // The entries may have been stored, so the tail is unknown.
        this.#tails.delete(table);
        throw error;
      }
    });
  }

  load(table: string): Promise<StoredTable | null> {
    return this.#atTable(table, async () => {
      const rows = await entryQueries.entriesOf(this.#context, table).execute();
      const [first] = rows;
      if (first === undefined) return null;
      const seq = rows.at(-1)?.seq ?? 0;
      if (first.owner === this.#context.node.id) this.#tails.set(table, { id: first.id, seq });
      const entries = rows.flatMap(({ kind, body }) =>
        kind === null || body === null ? [] : { kind, body },
      );
      return { seq, entries };
    });
  }

  /**
   * Makes this node the owner of a table without a living owner. Otherwise resolves to the owner, or to null if there is no
   * such table.
   */
  claim(table: string): Promise<'owned' | StoreNode | null> {
    return this.#atTable(table, async () => {
      this.#tails.delete(table);
      const { rows } = await this.#write(queries.claimTable(this.#context, table));
      if (rows.length > 0) return 'owned';
      const owner = await queries.ownerOf(this.#context, table).executeTakeFirst();
      return owner === undefined ? null : { id: owner.id ?? '', address: owner.address ?? '' };
    });
  }

  /** Releases a table of this node, so that any node may claim it. Its `present` becomes 0. */
  release(table: string): Promise<void> {
    return this.#atTable(table, async () => {
      this.#tails.delete(table);
      await this.#write(queries.releaseTable(this.#context, table));
    });
  }

  /** Updates the metadata of a table. Has no effect if this node does not own it. */
  async setMeta(table: string, meta: TableMeta): Promise<void> {
    await this.#whileOpen(() => this.#write(queries.updateMeta(this.#context, table, meta)));
  }

  /**
   * Lists open tables with present members and a living owner, at most `ofAddress` of one address. Tables in
   * the phase `gathering` come first, within a phase those with company, and of these the last changed ones.
   */
  listOpen(limit: number, ofAddress = limit): Promise<readonly OpenTableRow[]> {
    return this.#whileOpen(() => queries.openTables(this.#context, limit, ofAddress).execute());
  }

  /** Lists open tables in the phase `gathering` with a living owner that have changed within `withinMs`, the latest first. */
  listFresh(limit: number, withinMs: number): Promise<readonly OpenTableRow[]> {
    return this.#whileOpen(() => queries.freshTables(this.#context, limit, withinMs).execute());
  }

  /** Runs `act` while no other node of the store runs one. */
  exclusive<Result>(act: () => Promise<Result>): Promise<Result> {
    // One connection a node, because `act` needs others.
    return this.#atTable('', () => this.#database.exclusive(act));
  }

  /**
   * Lists codes of tables that are not closed, have no living owner and have not changed for a time, the oldest first. Tables
   * of a dead node count from its last beat.
   */
  abandoned(untouched: UntouchedTime, limit: number): Promise<readonly string[]> {
    return this.#whileOpen(async () => {
      const rows = await queries.abandonedTables(this.#context, untouched, limit).execute();
      return rows.map(({ code }) => code);
    });
  }

  /** Lists the records of a table by game, without bodies. The entries of the table may have expired. */
  records(table: string): Promise<readonly RecordPeople[]> {
    return this.#whileOpen(() =>
      entryQueries.selectRecords(this.#context, table).select(['game', 'people']).orderBy('game').execute(),
    );
  }

  record(table: string, game: number): Promise<string | null> {
    return this.#whileOpen(async () => {
      const found = entryQueries.selectRecords(this.#context, table).where('game', '=', game);
      return (await found.select('body').executeTakeFirst())?.body ?? null;
    });
  }

  /** Yields the records of at most `limit` games at tables that were open to everyone, the latest first. */
  listedRecords(limit: number): AsyncIterable<string> {
    return listedRecords(this.#context, limit);
  }

  /**
   * Rewrites every entry and record of a table in one transaction, for example to erase a person. Resolves to whether a text
   * changed. Rejects with `StoreConflict` if there is no such table or another living node owns it, and with the error of
   * `redaction` if it throws.
   */
  rewrite(table: string, redaction: Redaction): Promise<boolean> {
    return this.#atTable(table, () => rewriteTable(this.#context, table, redaction));
  }

  /**
   * Removes deleted or rewritten texts from the files of the embedded database by truncating its write-ahead log. Older
   * backups still have them. PostgreSQL keeps them until its next vacuum, and in an archived log.
   */
  purgeDeleted(): Promise<void> {
    return this.#whileOpen(() => this.#database.truncateLog());
  }

  /**
   * Deletes expired data in small commits. A closed table with records keeps its row without the lobby text. Tables with a
   * living owner are not touched.
   */
  expire(limits: RetentionLimits): Promise<ExpiredCounts> {
    return this.#whileOpen(() => expire(this.#context, (query) => this.#write(query), limits));
  }

  /**
   * Stores a report from an address. If there are more than {@link MAX_REPORTS_PER_TABLE} unhandled ones about the table or
   * {@link MAX_REPORTS} in all, the oldest of the address with the most is deleted. The caller limits the length of the body.
   */
  addReport(table: string, body: string, address = ''): Promise<void> {
    return this.#whileOpen(() => moderation.addReport(this.#context, table, body, address));
  }

  /** Rewrites the reports about a table. Resolves to whether a text changed. */
  rewriteReports(table: string, rewritten: (body: string) => string): Promise<boolean> {
    return this.#whileOpen(() => moderation.rewriteReports(this.#context, table, rewritten));
  }

  reports(filter: ReportFilter): Promise<readonly Report[]> {
    return this.#whileOpen(() => moderation.listReports(this.#context, filter));
  }

  report(id: number): Promise<Report | null> {
    return this.#whileOpen(() => moderation.findReport(this.#context, id));
  }

  /** Marks a report as handled. Resolves to false if there is no such unhandled report. */
  handleReport(id: number): Promise<boolean> {
    return this.#hasChanged(moderation.handleReport(this.#context, id));
  }

  /**
   * Adds a ban, or replaces the one of the same kind and value. Resolves to its id. Rejects with `StoreFull` if
   * {@link MAX_BANS} are in force.
   */
  ban(ban: NewBan): Promise<number> {
    return this.#whileOpen(() => moderation.addBan(this.#context, ban));
  }

  unban(id: number): Promise<boolean> {
    return this.#hasChanged(moderation.deleteBan(this.#context, id));
  }

  bans(): Promise<readonly Ban[]> {
    return this.#whileOpen(() => moderation.listBans(this.#context));
  }

  /**
   * Copies the embedded database to a new file while it is in use. Resolves when the copy is on the disk. Rejects if the file
   * exists, and on PostgreSQL, which has `pg_dump`.
   */
  backup(file: string): Promise<void> {
    return this.#whileOpen(() => this.#database.backup(file));
  }

  /** Marks this node as alive. Must be called every {@link BEAT_EVERY_MS}. */
  beat(): Promise<void> {
    return this.#whileOpen(async () => {
      // Urgent, because a busy node must not count as dead.
      await this.#database.write(queries.beat(this.#context).compile(), true);
    });
  }

  /**
   * Resolves if every kind of connection to the database answers. A connection that is open does not show whether another one
   * can be opened, and a table needs several.
   */
  probe(): Promise<void> {
    return this.#whileOpen(() => this.#database.probe());
  }

  secret(): Promise<string> {
    return this.#whileOpen(
      async () => (await queries.ensureSecret(this.#context).executeTakeFirstOrThrow()).secret,
    );
  }

  /**
   * Finishes pending writes, releases the tables of this node and closes the database. If the database does not answer, it
   * resolves anyway, and the tables count as those of a dead node.
   */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    try {
      await this.#write(queries.releaseOwnTables(this.#context));
      await this.#write(queries.deleteOwnNode(this.#context));
    } catch (error) {
      // The tables become free when this node counts as dead.
      if (!(error instanceof StoreUnreachable)) throw error;
    } finally {
      await this.#database.close();
    }
  }

  async #findTail(table: string): Promise<Tail | undefined> {
    const found = await entryQueries.tailOf(this.#context, table).executeTakeFirst();
    if (found === undefined) return undefined;
    const tail = { id: found.id, seq: found.seq ?? 0 };
    this.#tails.set(table, tail);
    return tail;
  }

  #write<Row>(query: Compilable<Row>): Promise<QueryResult<Row>> {
    return this.#database.write(query.compile());
  }

  /** Runs a statement. Resolves to whether it changed a row. */
  #hasChanged(query: Compilable): Promise<boolean> {
    return this.#whileOpen(async () => ((await this.#write(query)).numAffectedRows ?? 0n) > 0n);
  }

  #atTable<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
    return this.#mutex.run(table, () => this.#whileOpen(act));
  }

  #whileOpen<Result>(act: () => Promise<Result>): Promise<Result> {
    return this.#isClosed ? Promise.reject(new StoreUnreachable('it is closed')) : act();
  }
}
