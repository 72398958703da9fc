import { randomBytes } from 'node:crypto';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './database.ts';
import { StoreConflict, StoreUnreachable } from './errors.ts';
import * as queries from './queries.ts';
import type { Schema } from './schema.ts';
import type {
  Blank,
  KeptTable,
  NewEntry,
  Notice,
  OpenTableRow,
  Store,
  StoreNode,
  TableMeta,
  UnfinishedTable,
} from './store.ts';
import { Turns } from './turns.ts';

const secretBytes = 32;
const nothingElse: readonly CompiledQuery[] = [];

/** Where the next entry of a table goes, and the entries that are being written, if any. */
interface Tail {
  readonly id: number;
  /** The number of the last entry that is kept. */
  seq: number;
  writing: Promise<void> | null;
}

/** The store, over either database. */
export class TableStore implements Store {
  readonly kind: Store['kind'];
  readonly #database: Database;
  readonly #asking: queries.Asking;
  /** Tails of tables that this node owns; one that is missing is looked up. */
  readonly #tails = new Map<string, Tail>();
  readonly #turns = new Turns();
  #isClosed = false;

  constructor(database: Database, node: StoreNode, deadAfterMs: number) {
    this.kind = database.kind;
    this.#database = database;
    this.#asking = { db: database.db, now: database.now, node, deadAfterMs };
  }

  create(table: string, meta: TableMeta): Promise<boolean> {
    return this.#ask(async () => {
      const [made] = await this.#write(queries.insertTable(this.#asking, table, meta));
      if (made !== undefined) this.#tails.set(table, { id: made.id, seq: 0, writing: null });
      return made !== undefined;
    });
  }

  append(table: string, from: number, entries: readonly NewEntry[]): Promise<void> {
    const tail = this.#tails.get(table);
    // Nearly always: this comes with every move, and whatever is asked for the table meanwhile waits for it.
    if (tail?.writing === null && this.#turns.isFree(table))
      return this.#appendTo(tail, table, from, entries);
    return this.#inTurn(table, async () =>
      this.#appendTo(this.#tails.get(table) ?? (await this.#findTail(table)), table, from, entries),
    );
  }

  load(table: string, after = 0): Promise<KeptTable | null> {
    return this.#inTurn(table, () => this.#load(table, after));
  }

  claim(table: string): Promise<'owned' | StoreNode | null> {
    return this.#inTurn(table, () => this.#claim(table));
  }

  release(table: string): Promise<void> {
    return this.#inTurn(table, async () => {
      this.#tails.delete(table);
      await this.#write(queries.releaseTable(this.#asking, table));
      this.#tellOwner(table, false);
    });
  }

  setMeta(table: string, meta: TableMeta): Promise<void> {
    return this.#ask(async () => {
      await this.#write(queries.updateMeta(this.#asking, table, meta));
    });
  }

  listOpen(limit: number): Promise<readonly OpenTableRow[]> {
    return this.#ask(async () => {
      const rows = await queries.openTables(this.#asking, limit).execute();
      return rows.map((row) => ({ ...row, phase: row.phase as OpenTableRow['phase'] }));
    });
  }

  unfinished(): Promise<readonly UnfinishedTable[]> {
    return this.#ask(async () => {
      const rows = await queries.unfinishedTables(this.#asking).execute();
      return rows.map((row) => ({ ...row, phase: row.phase as UnfinishedTable['phase'] }));
    });
  }

  records(table: string): Promise<readonly number[]> {
    return this.#ask(async () => {
      const rows = await queries.recordsOf(this.#asking, table).orderBy('game').execute();
      return rows.map(({ game }) => game);
    });
  }

  record(table: string, game: number): Promise<string | null> {
    return this.#ask(async () => {
      const found = queries.recordsOf(this.#asking, table).where('game', '=', game);
      return (await found.executeTakeFirst())?.body ?? null;
    });
  }

  forgetName(table: string, blank: Blank): Promise<void> {
    const inTransaction = (db: Kysely<Schema>) => this.#forgetName({ ...this.#asking, db }, table, blank);
    return this.#inTurn(table, () => this.#database.db.transaction().execute(inTransaction));
  }

  beat(): Promise<void> {
    return this.#ask(async () => {
      // Whoever is busy is not dead.
      const beat = this.#database.write(queries.beat(this.#asking).compile(), true);
      await Promise.all([beat, this.#database.checkNotices()]);
    });
  }

  nodes(): Promise<readonly StoreNode[]> {
    return this.#ask(() => queries.nodesAlive(this.#asking).execute());
  }

  secret(): Promise<string> {
    return this.#ask(async () => {
      const secret = randomBytes(secretBytes).toString('base64url');
      await this.#write(queries.insertSecret(this.#asking, secret));
      return (await queries.secretOfNodes(this.#asking).executeTakeFirstOrThrow()).secret;
    });
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    return this.#database.onNotice(listener);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    try {
      await this.#write(queries.leave(this.#asking));
    } finally {
      await this.#database.close();
    }
  }

  #appendTo(
    tail: Tail | undefined,
    table: string,
    from: number,
    entries: readonly NewEntry[],
  ): Promise<void> {
    if (this.#isClosed) return Promise.reject(closed());
    if (tail?.seq !== from - 1) return Promise.reject(new StoreConflict(table));
    if (entries.length === 0) return Promise.resolve();
    const kept = (): void => {
      tail.seq += entries.length;
      tail.writing = null;
    };
    const notKept = (error: unknown): never => {
      // Where it ends now is not known for sure.
      this.#tails.delete(table);
      throw error;
    };
    const also = this.#also(tail.id, from, entries);
    tail.writing = this.#database
      .append({ table, tableId: tail.id, from, entries, also })
      .then(kept, notKept);
    return tail.writing;
  }

  #also(tableId: number, from: number, entries: readonly NewEntry[]): readonly CompiledQuery[] {
    if (entries.every(({ record }) => record === undefined)) return nothingElse;
    const also: CompiledQuery[] = [];
    entries.forEach(({ record }, place) => {
      if (record === undefined) return;
      also.push(queries.insertRecord(this.#asking, { table_id: tableId, ...record }).compile());
      also.push(queries.dropBefore(this.#asking, tableId, from + place).compile());
    });
    return also;
  }

  async #findTail(table: string): Promise<Tail | undefined> {
    const found = await queries.tailOf(this.#asking, table).executeTakeFirst();
    if (found === undefined) return undefined;
    const tail = { id: found.id, seq: found.seq ?? 0, writing: null };
    this.#tails.set(table, tail);
    return tail;
  }

  async #load(table: string, after: number): Promise<KeptTable | null> {
    const rows = await queries.entriesAfter(this.#asking, table, after).execute();
    const [first] = rows;
    if (first === undefined) return null;
    const seq = rows.at(-1)?.seq ?? after;
    const isWhole = after === 0 && first.owner === this.#asking.node.id;
    if (isWhole) this.#tails.set(table, { id: first.id, seq, writing: null });
    return { seq, entries: rows.flatMap(({ body }) => body ?? []) };
  }

  async #claim(table: string): Promise<'owned' | StoreNode | null> {
    this.#tails.delete(table);
    const [claimed] = await this.#write(queries.claimTable(this.#asking, table));
    if (claimed !== undefined) {
      this.#tellOwner(table, true);
      return 'owned';
    }
    const owner = await queries.ownerOf(this.#asking, table).executeTakeFirst();
    return owner === undefined ? null : { id: owner.id ?? '', address: owner.address ?? '' };
  }

  #tellOwner(table: string, claimed: boolean): void {
    this.#database.tell({ type: 'owner', node: this.#asking.node.id, table, claimed });
  }

  async #forgetName(asking: queries.Asking, table: string, blank: Blank): Promise<void> {
    // Claiming what is one's own keeps others from claiming it meanwhile.
    const own = await queries.tailOf(asking, table).executeTakeFirst();
    if (own === undefined) throw new StoreConflict(table);
    await queries.claimTable(asking, table).execute();
    for (const { seq, body } of await queries.entriesAfter(asking, table, 0).execute()) {
      if (seq === null || body === null) continue;
      const told = blank.entry(body);
      if (told !== body) await queries.updateEntry(asking, own.id, seq, told).execute();
    }
    for (const { game, body } of await queries.recordsOf(asking, table).execute()) {
      const told = blank.record(body, game);
      if (told !== body) await queries.updateRecord(asking, own.id, game, told).execute();
    }
  }

  #write<Row>(query: { compile(): CompiledQuery<Row> }): Promise<readonly Row[]> {
    return this.#database.write(query.compile());
  }

  /** Asks when all that was asked for the table before is over. */
  #inTurn<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
    const ask = () => this.#ask(act);
    const writing = this.#tails.get(table)?.writing ?? null;
    return this.#turns.take(table, writing === null ? ask : () => writing.then(ask, ask));
  }

  #ask<Result>(act: () => Promise<Result>): Promise<Result> {
    return this.#isClosed ? Promise.reject(closed()) : act();
  }
}

function closed(): StoreUnreachable {
  return new StoreUnreachable('it is closed');
}
