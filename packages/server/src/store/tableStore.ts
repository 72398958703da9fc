import type { Compilable, QueryResult } from 'kysely';
import { AttemptStore } from './attempts.ts';
import { ChallengeStore } from './challenges.ts';
import type { Database } from './database.ts';
import * as entryQueries from './entryQueries.ts';
import { StoreConflict, StoreUnreachable } from './errors.ts';
import { KeyedMutex } from './keyedMutex.ts';
import { listedRecords } from './listedRecords.ts';
import * as moderation from './moderation.ts';
import * as queries from './queries.ts';
import { expire } from './retention.ts';
import { rewriteTable } from './rewrite.ts';
import type { Store } from './store.ts';
import type { StoreAccess } from './storeAccess.ts';
import type {
  Ban,
  ExpiredCounts,
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

export class TableStore implements Store {
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
    const access: StoreAccess = {
      context,
      whileOpen: (act) => this.#whileOpen(act),
    };
    this.attempts = new AttemptStore(access);
    this.challenges = new ChallengeStore(access);
  }

  create(table: string, meta: TableMeta): Promise<boolean> {
    return this.#whileOpen(async () => {
      const { rows } = await this.#write(queries.insertTable(this.#context, table, meta));
      const [created] = rows;
      if (created !== undefined) this.#tails.set(table, { id: created.id, seq: 0 });
      return created !== undefined;
    });
  }

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

  claim(table: string): Promise<'owned' | StoreNode | null> {
    return this.#atTable(table, async () => {
      this.#tails.delete(table);
      const { rows } = await this.#write(queries.claimTable(this.#context, table));
      if (rows.length > 0) return 'owned';
      const owner = await queries.ownerOf(this.#context, table).executeTakeFirst();
      return owner === undefined ? null : { id: owner.id ?? '', address: owner.address ?? '' };
    });
  }

  release(table: string): Promise<void> {
    return this.#atTable(table, async () => {
      this.#tails.delete(table);
      await this.#write(queries.releaseTable(this.#context, table));
    });
  }

  async setMeta(table: string, meta: TableMeta): Promise<void> {
    await this.#whileOpen(() => this.#write(queries.updateMeta(this.#context, table, meta)));
  }

  listOpen(limit: number, ofAddress = limit): Promise<readonly OpenTableRow[]> {
    return this.#whileOpen(() => queries.openTables(this.#context, limit, ofAddress).execute());
  }

  abandoned(untouched: UntouchedTime, limit: number): Promise<readonly string[]> {
    return this.#whileOpen(async () => {
      const rows = await queries.abandonedTables(this.#context, untouched, limit).execute();
      return rows.map(({ code }) => code);
    });
  }

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

  listedRecords(limit: number): AsyncIterable<string> {
    return listedRecords(this.#context, limit);
  }

  rewrite(table: string, redaction: Redaction): Promise<boolean> {
    return this.#atTable(table, () => rewriteTable(this.#context, table, redaction));
  }

  purgeDeleted(): Promise<void> {
    return this.#whileOpen(() => this.#database.truncateLog());
  }

  expire(limits: RetentionLimits): Promise<ExpiredCounts> {
    return this.#whileOpen(() => expire(this.#context, (query) => this.#write(query), limits));
  }

  addReport(table: string, body: string, address = ''): Promise<void> {
    return this.#whileOpen(() => moderation.addReport(this.#context, table, body, address));
  }

  rewriteReports(table: string, rewritten: (body: string) => string): Promise<boolean> {
    return this.#whileOpen(() => moderation.rewriteReports(this.#context, table, rewritten));
  }

  reports(filter: ReportFilter): Promise<readonly Report[]> {
    return this.#whileOpen(() => moderation.listReports(this.#context, filter));
  }

  report(id: number): Promise<Report | null> {
    return this.#whileOpen(() => moderation.findReport(this.#context, id));
  }

  handleReport(id: number): Promise<boolean> {
    return this.#hasChanged(moderation.handleReport(this.#context, id));
  }

  ban(ban: NewBan): Promise<number> {
    return this.#whileOpen(() => moderation.addBan(this.#context, ban));
  }

  unban(id: number): Promise<boolean> {
    return this.#hasChanged(moderation.deleteBan(this.#context, id));
  }

  bans(): Promise<readonly Ban[]> {
    return this.#whileOpen(() => moderation.listBans(this.#context));
  }

  backup(file: string): Promise<void> {
    return this.#whileOpen(() => this.#database.backup(file));
  }

  beat(): Promise<void> {
    return this.#whileOpen(async () => {
      // Urgent, because a busy node must not count as dead.
      await this.#database.write(queries.beat(this.#context).compile(), true);
    });
  }

  probe(): Promise<void> {
    return this.#whileOpen(() => this.#database.probe());
  }

  secret(): Promise<string> {
    return this.#whileOpen(
      async () => (await queries.ensureSecret(this.#context).executeTakeFirstOrThrow()).secret,
    );
  }

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
