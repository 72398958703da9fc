/** All that is asked of the database, in the words of both. */
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { SAYINGS_KEPT, type StoreNode, type TableMeta } from './store.ts';

/** Who asks, and how: the database, its clock, this node, and when a node is dead. */
export interface Asking {
  readonly db: Kysely<Schema>;
  readonly now: RawBuilder<number>;
  readonly node: StoreNode;
  readonly deadAfterMs: number;
}

/** The ids of the nodes that live. This one does. */
function livingNodes({ db, now, node, deadAfterMs }: Asking) {
  return db
    .selectFrom('nodes')
    .select('id')
    .where((is) => is.or([is('id', '=', node.id), is('beat', '>', sql<number>`${now} - ${deadAfterMs}`)]));
}

/** Written out, not as a value: only so does SQLite see that its index of such tables will do. */
const isNotClosed = sql<SqlBool>`phase <> 'closed'`;

function rowOf({ open, phase, lobby }: TableMeta, now: RawBuilder<number>) {
  return { open: open ? 1 : 0, phase, lobby, touched: now };
}

/** A new table of this node; no row where the code is taken. */
export function insertTable({ db, now, node }: Asking, code: string, meta: TableMeta) {
  return db
    .insertInto('tables')
    .values({ code, owner: node.id, ...rowOf(meta, now) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id');
}

/** What is told of a table of this node. */
export function updateMeta({ db, now, node }: Asking, code: string, meta: TableMeta) {
  return db.updateTable('tables').set(rowOf(meta, now)).where('code', '=', code).where('owner', '=', node.id);
}

/** Makes this node the owner of a table that is free; no row where it is not, or where there is no such table. */
export function claimTable(asking: Asking, code: string) {
  const { db, node } = asking;
  return db
    .updateTable('tables')
    .set({ owner: node.id })
    .where('code', '=', code)
    .where((is) => is.or([is('owner', 'is', null), isOwn(asking), isOrphan(asking)]))
    .returning('id');
}

function isOwn({ node }: Asking): RawBuilder<SqlBool> {
  return sql<SqlBool>`owner = ${node.id}`;
}

function isOrphan(asking: Asking): Expression<SqlBool> {
  return sql<SqlBool>`owner not in (${livingNodes(asking)})`;
}

/** The node that owns a table; its address is null where it was never heard of. */
export function ownerOf({ db }: Asking, code: string) {
  return db
    .selectFrom('tables')
    .leftJoin('nodes', 'nodes.id', 'tables.owner')
    .select(['tables.owner as id', 'nodes.address'])
    .where('tables.code', '=', code);
}

/** Leaves a table of this node to others. */
export function releaseTable({ db, node }: Asking, code: string) {
  return db.updateTable('tables').set({ owner: null }).where('code', '=', code).where('owner', '=', node.id);
}

/** The id of a table of this node and the number of its last entry, null for none. */
export function tailOf({ db, node }: Asking, code: string) {
  return db
    .selectFrom('tables')
    .select((is) => [
      'id',
      is
        .selectFrom('entries')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .whereRef('table_id', '=', 'tables.id')
        .as('seq'),
    ])
    .where('code', '=', code)
    .where('owner', '=', node.id);
}

/** A table with its entries after a number; one row with nulls where there are none. */
export function entriesAfter({ db }: Asking, code: string, after: number) {
  return db
    .selectFrom('tables')
    .leftJoin('entries', (join) =>
      join.onRef('entries.table_id', '=', 'tables.id').on('entries.seq', '>', after),
    )
    .select(['tables.id', 'tables.owner', 'entries.seq', 'entries.body'])
    .where('tables.code', '=', code)
    .orderBy('entries.seq');
}

/** One entry of a table. */
export function insertEntry(db: Kysely<Schema>, entry: Schema['entries']) {
  return db.insertInto('entries').values(entry);
}

/** Entries of many tables at once, those of tables that the node owns; for PostgreSQL, which knows `unnest`. */
export function insertOwnEntries(db: Kysely<Schema>, node: string, entries: readonly Schema['entries'][]) {
  const ids = entries.map(({ table_id }) => table_id);
  const numbers = entries.map(({ seq }) => seq);
  const kinds = entries.map(({ kind }) => kind);
  const bodies = entries.map(({ body }) => body);
  const rows = sql<
    Schema['entries']
  >`unnest(${ids}::int[], ${numbers}::int[], ${kinds}::text[], ${bodies}::text[])`;
  const fresh = rows.as<'fresh'>(sql`fresh(table_id, seq, kind, body)`);
  return db
    .insertInto('entries')
    .columns(['table_id', 'seq', 'kind', 'body'])
    .expression(
      db
        .selectFrom(fresh)
        .innerJoin('tables', 'tables.id', 'fresh.table_id')
        .select(['fresh.table_id', 'fresh.seq', 'fresh.kind', 'fresh.body'])
        .where('tables.owner', '=', node),
    )
    .returning('table_id');
}

/** The record of a game that is over. */
export function insertRecord({ db }: Asking, record: Schema['records']) {
  return db.insertInto('records').values(record);
}

/** Drops what nobody needs when a game is over: its steps, older companies, older sayings. */
export function dropBefore({ db }: Asking, tableId: number, over: number) {
  const newest = (kind: 'company' | 'said', place: number) =>
    db
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', tableId)
      .where('seq', '<', over)
      .where('kind', '=', kind)
      .orderBy('seq', 'desc')
      .limit(1)
      .offset(place);
  return db
    .deleteFrom('entries')
    .where('table_id', '=', tableId)
    .where('seq', '<', over)
    .where((is) =>
      is.or([
        is('kind', '=', 'game'),
        is.and([is('kind', '=', 'company'), is('seq', '<', newest('company', 0))]),
        is.and([is('kind', '=', 'said'), is('seq', '<', newest('said', SAYINGS_KEPT - 1))]),
      ]),
    );
}

/** The open tables whose life goes on, those that wait for people first; those of a dead node are claimed by whoever comes. */
export function openTables(asking: Asking, limit: number) {
  return asking.db
    .selectFrom('tables')
    .select(['code as table', 'phase', 'lobby'])
    .where('open', '=', sql.lit(1))
    .where(isNotClosed)
    .where('owner', 'is not', null)
    .orderBy(sql`case phase when 'gathering' then 0 when 'between' then 1 else 2 end`)
    .orderBy('touched', 'desc')
    .limit(limit);
}

/** The tables whose life goes on and that no other living node owns. */
export function unfinishedTables(asking: Asking) {
  return asking.db
    .selectFrom('tables')
    .select(['code as table', 'phase'])
    .where(isNotClosed)
    .where((is) => is.or([is('owner', 'is', null), isOwn(asking), isOrphan(asking)]))
    .where((is) =>
      is.exists(is.selectFrom('entries').select('seq').whereRef('entries.table_id', '=', 'tables.id')),
    )
    .orderBy(sql`case phase when 'playing' then 0 else 1 end`)
    .orderBy('touched', 'desc');
}

/** The records of a table. */
export function recordsOf({ db }: Asking, code: string) {
  return db
    .selectFrom('records')
    .innerJoin('tables', 'tables.id', 'records.table_id')
    .select(['records.game', 'records.body'])
    .where('tables.code', '=', code);
}

/** Tells an entry anew. */
export function updateEntry({ db }: Asking, tableId: number, seq: number, body: string) {
  return db.updateTable('entries').set({ body }).where('table_id', '=', tableId).where('seq', '=', seq);
}

/** Tells a record anew. */
export function updateRecord({ db }: Asking, tableId: number, game: number, body: string) {
  return db.updateTable('records').set({ body }).where('table_id', '=', tableId).where('game', '=', game);
}

/** Says that this node lives. */
export function beat({ db, now, node }: Asking) {
  return db
    .insertInto('nodes')
    .values({ ...node, beat: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ address: node.address, beat: now }));
}

/** The nodes that live. */
export function nodesAlive(asking: Asking) {
  return asking.db
    .selectFrom('nodes')
    .select(['id', 'address'])
    .where('id', 'in', livingNodes(asking))
    .orderBy('id');
}

/** Takes this node from the living: its tables are free. */
export function leave({ db, node }: Asking) {
  return db.deleteFrom('nodes').where('id', '=', node.id);
}

/** Keeps the secret of the nodes where none is kept yet. */
export function insertSecret({ db }: Asking, secret: string) {
  return db
    .insertInto('pass')
    .values({ id: 1, secret })
    .onConflict((conflict) => conflict.column('id').doNothing());
}

/** The secret of the nodes. */
export function secretOfNodes({ db }: Asking) {
  return db.selectFrom('pass').select('secret').where('id', '=', 1);
}

/** Forgets nodes that are dead for so long that nobody asks for their address. */
export function forgetNodes({ db, now }: Asking, longDeadMs: number) {
  return db.deleteFrom('nodes').where('beat', '<', sql<number>`${now} - ${longDeadMs}`);
}
