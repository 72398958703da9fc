import { randomBytes } from 'node:crypto';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { StoreNode, TableMeta, UntouchedTime } from './types.ts';

const SECRET_BYTES = 32;

/** What every query needs. A node without a beat for `deadAfterMs` is dead. */
export interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly now: () => RawBuilder<number>;
  readonly node: StoreNode;
  readonly deadAfterMs: number;
}

/** The time this many milliseconds before now. */
export function ago({ now }: QueryContext, ms: number): RawBuilder<number> {
  return sql<number>`${now()} - ${ms}`;
}

/** The ids of living nodes, this one included. */
function livingNodes(context: QueryContext) {
  const { db, node, deadAfterMs } = context;
  return db
    .selectFrom('nodes')
    .select('id')
    .where((is) => is.or([is('id', '=', node.id), is('beat', '>', ago(context, deadAfterMs))]));
}

// SQLite uses its partial indexes only if these constants are literals.
export const isClosed = sql<SqlBool>`phase = 'closed'`;
const isNotClosed = sql<SqlBool>`phase <> 'closed'`;
const isInLobby = sql<SqlBool>`open = 1 and present > 0 and phase <> 'closed'`;

function isOwn({ node }: QueryContext): Expression<SqlBool> {
  return sql<SqlBool>`owner = ${node.id}`;
}

/** No living node owns the table. */
export function isUnowned(context: QueryContext): Expression<SqlBool> {
  return sql<SqlBool>`(owner is null or owner not in (${livingNodes(context)}))`;
}

/** No other living node owns the table. */
function isOwnOrUnowned(context: QueryContext): Expression<SqlBool> {
  return sql<SqlBool>`(${isOwn(context)} or ${isUnowned(context)})`;
}

function columnsOf(meta: TableMeta, touched: RawBuilder<number>) {
  const { open, phase, lobby, present, board, address = '', company } = meta;
  const flags = { open: open ? 1 : 0, board: board ? 1 : 0, company: company ? 1 : 0 };
  return { ...flags, phase, lobby, present, address, touched };
}

/** A closed table keeps its time, so that it expires. */
function touchedUntil(until: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`case phase when 'closed' then touched else ${until} end`;
}

export function insertTable({ db, now, node }: QueryContext, code: string, meta: TableMeta) {
  return db
    .insertInto('tables')
    .values({ code, owner: node.id, ...columnsOf(meta, now()) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id');
}

export function updateMeta(context: QueryContext, code: string, meta: TableMeta) {
  return context.db
    .updateTable('tables')
    .set(columnsOf(meta, touchedUntil(context.now())))
    .where('code', '=', code)
    .where(isOwn(context));
}

/** Claims a table. Returns no row if another living node owns it. */
export function claimTable(context: QueryContext, code: string) {
  const { db, node } = context;
  return db
    .updateTable('tables')
    .set({ owner: node.id, present: sql<number>`case owner when ${node.id} then present else 0 end` })
    .where('code', '=', code)
    .where(isOwnOrUnowned(context))
    .returning('id');
}

/** The address is null if the node is unknown. */
export function ownerOf({ db }: QueryContext, code: string) {
  return db
    .selectFrom('tables')
    .leftJoin('nodes', 'nodes.id', 'tables.owner')
    .select(['tables.owner as id', 'nodes.address'])
    .where('tables.code', '=', code);
}

/** Locks a table until the end of the transaction. Returns no row if another living node owns it. */
export function lockTable(context: QueryContext, code: string) {
  return context.db
    .updateTable('tables')
    .set({ owner: sql.ref('owner') })
    .where('code', '=', code)
    .where(isOwnOrUnowned(context))
    .returning('id');
}

/** What only the lobby needs. */
const UNLISTED = { present: 0, address: '', company: 0 };

function release({ db, now }: QueryContext) {
  return db.updateTable('tables').set({ ...UNLISTED, owner: null, touched: touchedUntil(now()) });
}

export function releaseTable(context: QueryContext, code: string) {
  return release(context).where('code', '=', code).where(isOwn(context));
}

export function releaseOwnTables(context: QueryContext) {
  return release(context).where(isOwn(context));
}

export function releaseAllTables(context: QueryContext) {
  return release(context).where('owner', 'is not', null);
}

/** Releases the tables of nodes without a beat for `deadForMs`. They count as changed at the last beat. */
export function releaseTablesOfDead(context: QueryContext, deadForMs: number) {
  return context.db
    .updateTable('tables')
    .from('nodes')
    .set({
      ...UNLISTED,
      owner: null,
      touched: touchedUntil(sql<number>`case when beat > touched then beat else touched end`),
    })
    .whereRef('nodes.id', '=', 'tables.owner')
    .where('nodes.beat', '<', ago(context, deadForMs));
}

const lobbyOrder = sql<number>`case phase when 'gathering' then 0 when 'between' then 1 else 2 end, company desc, touched desc`;

/** An unknown address counts as one of its own. */
export function openTables(context: QueryContext, limit: number, ofAddress: number) {
  const address = sql`case address when '' then code else address end`;
  const inLobby = context.db
    .selectFrom('tables')
    .selectAll()
    .select(sql<number>`row_number() over (partition by ${address} order by ${lobbyOrder})`.as('place'))
    .where(isInLobby)
    .where('owner', 'in', livingNodes(context));
  return context.db
    .selectFrom(inLobby.as('listed'))
    .select(['code as table', 'phase', 'lobby'])
    .where('place', '<=', ofAddress)
    .orderBy(lobbyOrder)
    .limit(limit);
}

/** Also those without a present member. */
export function freshTables(context: QueryContext, limit: number, withinMs: number) {
  return context.db
    .selectFrom('tables')
    .select(['code as table', 'phase', 'lobby'])
    .where('open', '=', 1)
    .where('phase', '=', 'gathering')
    .where('touched', '>', ago(context, withinMs))
    .where('owner', 'in', livingNodes(context))
    .orderBy('touched', 'desc')
    .limit(limit);
}

/** Codes of open tables without a living owner that have not changed for a time. */
export function abandonedTables(context: QueryContext, { table, boardTable }: UntouchedTime, limit: number) {
  const since = sql<number>`case board when 1 then ${ago(context, boardTable)} else ${ago(context, table)} end`;
  return context.db
    .selectFrom('tables')
    .leftJoin('nodes', 'nodes.id', 'tables.owner')
    .select('code')
    .where(isNotClosed)
    .where(isUnowned(context))
    .where('touched', '<=', since)
    .where((is) => is.or([is('beat', 'is', null), is('beat', '<=', since)]))
    .orderBy('touched')
    .orderBy('tables.id')
    .limit(limit);
}

export function beat({ db, now, node }: QueryContext) {
  return db
    .insertInto('nodes')
    .values({ ...node, beat: now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ address: node.address, beat: now() }));
}

export function deleteOwnNode({ db, node }: QueryContext) {
  return db.deleteFrom('nodes').where('id', '=', node.id);
}

export function deleteDeadNodes(context: QueryContext, deadForMs: number) {
  return context.db.deleteFrom('nodes').where('beat', '<', ago(context, deadForMs));
}

export function deleteAllNodes({ db }: QueryContext) {
  return db.deleteFrom('nodes');
}

/** Returns the shared secret, created if there is none. */
export function ensureSecret({ db }: QueryContext) {
  return db
    .insertInto('pass')
    .values({ id: 1, secret: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secret: sql.ref('pass.secret') }))
    .returning('secret');
}
