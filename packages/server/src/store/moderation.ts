import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { StoreFull } from './errors.ts';
import type { QueryContext } from './queries.ts';
import type { Schema } from './schema.ts';
import {
  type Ban,
  MAX_BANS,
  MAX_REPORTS,
  MAX_REPORTS_PER_TABLE,
  type NewBan,
  type Report,
  type ReportFilter,
} from './types.ts';

/** Stores a report. Over a limit the oldest unhandled one of the address with the most is deleted. */
export function addReport(
  { db, now }: QueryContext,
  table: string,
  body: string,
  address: string,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.insertInto('reports').values({ table_code: table, at: now(), body, address }).execute();
    await deleteUnhandledOver(transaction, MAX_REPORTS_PER_TABLE, table);
    await deleteUnhandledOver(transaction, MAX_REPORTS);
  });
}

async function deleteUnhandledOver(db: Transaction<Schema>, limit: number, table?: string): Promise<void> {
  const unhandled = await db
    .selectFrom('reports')
    .select('id')
    .where('handled_at', 'is', null)
    .$if(table !== undefined, (query) => query.where('table_code', '=', table ?? ''))
    .orderBy(sql`count(*) over (partition by address) desc`)
    .orderBy('id')
    .execute();
  const tooMany = unhandled.slice(0, Math.max(0, unhandled.length - limit)).map(({ id }) => id);
  if (tooMany.length > 0) await db.deleteFrom('reports').where('id', 'in', tooMany).execute();
}

export function rewriteReports(
  { db }: QueryContext,
  table: string,
  rewritten: (body: string) => string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('reports')
      .select(['id', 'body'])
      .where('table_code', '=', table)
      .execute();
    const changed = stored.filter(({ body }) => rewritten(body) !== body);
    for (const { id, body } of changed)
      await transaction
        .updateTable('reports')
        .set({ body: rewritten(body) })
        .where('id', '=', id)
        .execute();
    return changed.length > 0;
  });
}

export async function listReports(
  { db }: QueryContext,
  { handled, limit }: ReportFilter,
): Promise<readonly Report[]> {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('handled_at', handled ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(reportOf);
}

export async function findReport({ db }: QueryContext, id: number): Promise<Report | null> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : reportOf(row);
}

function reportOf({ id, table_code, at, body, handled_at }: Selectable<Schema['reports']>): Report {
  return { id, table: table_code, at, body, handledAt: handled_at };
}

export function handleReport({ db, now }: QueryContext, id: number) {
  return db
    .updateTable('reports')
    .set({ handled_at: now() })
    .where('id', '=', id)
    .where('handled_at', 'is', null);
}

export function addBan(context: QueryContext, ban: NewBan): Promise<number> {
  return context.db.transaction().execute(async (transaction) => {
    await deleteEndedBans({ ...context, db: transaction }).execute();
    if ((await countOtherBans(transaction, ban)) >= MAX_BANS) throw new StoreFull('bans', MAX_BANS);
    return (await upsertBan({ ...context, db: transaction }, ban).executeTakeFirstOrThrow()).id;
  });
}

async function countOtherBans(db: Kysely<Schema>, { kind, value }: NewBan): Promise<number> {
  const { count } = await db
    .selectFrom('bans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((is) => is.or([is('kind', '<>', kind), is('value', '<>', value)]))
    .executeTakeFirstOrThrow();
  return count;
}

function upsertBan({ db, now }: QueryContext, { kind, value, durationMs, reason }: NewBan) {
  const until = durationMs === null ? null : sql<number>`${now()} + ${durationMs}`;
  const terms = { until, reason, at: now() };
  return db
    .insertInto('bans')
    .values({ kind, value, ...terms })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet(terms))
    .returning('id');
}

export function deleteBan({ db }: QueryContext, id: number) {
  return db.deleteFrom('bans').where('id', '=', id);
}

export function deleteEndedBans({ db, now }: QueryContext) {
  return db.deleteFrom('bans').where('until', '<=', now());
}

export function listBans({ db, now }: QueryContext): Promise<Ban[]> {
  return db
    .selectFrom('bans')
    .selectAll()
    .where((is) => is.or([is('until', 'is', null), is('until', '>', now())]))
    .orderBy('at', 'desc')
    .limit(MAX_BANS)
    .execute();
}
