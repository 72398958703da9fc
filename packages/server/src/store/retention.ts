/** Deletes expired data in small commits, so that other statements are not delayed. */
import { type Compilable, type QueryResult, type SqlBool, sql } from 'kysely';
import { deleteEndedBans } from './moderation.ts';
import { ago, isClosed, isUnowned, type QueryContext } from './queries.ts';
import type { ExpiredCounts, RetentionLimits } from './types.ts';

const TABLES_PER_COMMIT = 100;
const ROWS_PER_COMMIT = 500;
/** Each may have fifty results. */
const CHALLENGES_PER_COMMIT = 20;

type Write = (query: Compilable) => Promise<QueryResult<unknown>>;

interface Cursor {
  readonly touched: number;
  readonly id: number;
}

export async function expire(
  context: QueryContext,
  write: Write,
  limits: RetentionLimits,
): Promise<ExpiredCounts> {
  const records = await expireRecords(context, write, limits.recordsMs);
  const { tables, entries } = await expireTables(context, write, limits.tablesMs);
  const talk = await expireTalk(context, write, limits.talkMs);
  const reports = await expireReports(context, write, limits.reportsMs);
  const bans = changesOf(await write(deleteEndedBans(context)));
  const attempts = await expireAttempts(context, write, limits.attemptsMs);
  const challenges = await expireChallenges(context, write, limits.challengesMs);
  return { tables, entries: entries + talk, records, reports, bans, attempts, challenges };
}

function expireRecords(context: QueryContext, write: Write, ms: number): Promise<number> {
  const { db } = context;
  const old = db
    .selectFrom('records')
    .select(['table_id', 'game'])
    .where('stored_at', '<', ago(context, ms))
    .orderBy('stored_at')
    .limit(ROWS_PER_COMMIT);
  return writeUntilDone(write, db.deleteFrom('records').where(sql<SqlBool>`(table_id, game) in ${old}`));
}

function expireReports(context: QueryContext, write: Write, ms: number): Promise<number> {
  const { db } = context;
  const old = db
    .selectFrom('reports')
    .select('id')
    .where('at', '<', ago(context, ms))
    .orderBy('id')
    .limit(ROWS_PER_COMMIT);
  return writeUntilDone(write, db.deleteFrom('reports').where('id', 'in', old));
}

function expireAttempts(context: QueryContext, write: Write, ms: number): Promise<number> {
  const { db } = context;
  const old = db
    .selectFrom('attempts')
    .select(['date', 'id'])
    .where('at', '<', ago(context, ms))
    .orderBy('at')
    .limit(ROWS_PER_COMMIT);
  return writeUntilDone(write, db.deleteFrom('attempts').where(sql<SqlBool>`(date, id) in ${old}`));
}

async function expireChallenges(context: QueryContext, write: Write, ms: number): Promise<number> {
  const { db } = context;
  const old = db
    .selectFrom('challenges')
    .select('code')
    .where('used_at', '<', ago(context, ms))
    .orderBy('used_at')
    .orderBy('code')
    .limit(CHALLENGES_PER_COMMIT);
  let total = 0;
  for (;;) {
    await write(db.deleteFrom('challenge_results').where('code', 'in', old));
    const changes = changesOf(await write(db.deleteFrom('challenges').where('code', 'in', old)));
    total += changes;
    if (changes < CHALLENGES_PER_COMMIT) return total;
  }
}

/** Repeats a deletion of at most {@link ROWS_PER_COMMIT} rows until nothing is left. */
async function writeUntilDone(write: Write, query: Compilable): Promise<number> {
  let total = 0;
  for (;;) {
    const changes = changesOf(await write(query));
    total += changes;
    if (changes < ROWS_PER_COMMIT) return total;
  }
}

async function expireTables(context: QueryContext, write: Write, ms: number) {
  const total = { tables: 0, entries: 0 };
  for await (const ids of expiredTables(context, ms)) {
    const expired = stillExpired(context, ms, ids);
    total.entries += changesOf(
      await write(context.db.deleteFrom('entries').where('table_id', 'in', expired)),
    );
    await write(blankLobby(context, ms, ids));
    total.tables += changesOf(await write(deleteTablesWithoutRecords(context, ms, ids)));
  }
  return total;
}

async function expireTalk(context: QueryContext, write: Write, ms: number): Promise<number> {
  let total = 0;
  for await (const ids of expiredTables(context, ms)) {
    const talk = context.db
      .deleteFrom('entries')
      .where('table_id', 'in', stillExpired(context, ms, ids))
      .where('kind', '=', 'talk');
    total += changesOf(await write(talk));
  }
  return total;
}

async function* expiredTables(context: QueryContext, ms: number): AsyncGenerator<readonly number[]> {
  let cursor: Cursor | undefined = { touched: 0, id: 0 };
  while (cursor !== undefined) {
    const page: readonly Cursor[] = await pageAfter(context, ms, cursor);
    if (page.length > 0) yield page.map(({ id }) => id);
    cursor = page.length < TABLES_PER_COMMIT ? undefined : page.at(-1);
  }
}

function pageAfter(context: QueryContext, ms: number, { touched, id }: Cursor): Promise<Cursor[]> {
  return expiredOf(context, ms)
    .select('touched')
    .where(sql<SqlBool>`(touched, id) > (${touched}, ${id})`)
    .orderBy('touched')
    .orderBy('id')
    .limit(TABLES_PER_COMMIT)
    .execute();
}

function expiredOf(context: QueryContext, ms: number) {
  return context.db
    .selectFrom('tables')
    .select('id')
    .where(isClosed)
    .where('touched', '<', ago(context, ms))
    .where(isUnowned(context));
}

/** Excludes tables that a node has claimed meanwhile. */
function stillExpired(context: QueryContext, ms: number, ids: readonly number[]) {
  return expiredOf(context, ms).where('id', 'in', ids);
}

/** The lobby text contains names. */
function blankLobby(context: QueryContext, ms: number, ids: readonly number[]) {
  return context.db
    .updateTable('tables')
    .set({ lobby: '{}' })
    .where('id', 'in', stillExpired(context, ms, ids))
    .where('lobby', '<>', '{}');
}

function deleteTablesWithoutRecords(context: QueryContext, ms: number, ids: readonly number[]) {
  return context.db
    .deleteFrom('tables')
    .where('id', 'in', stillExpired(context, ms, ids))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('records').select('game').whereRef('records.table_id', '=', 'tables.id'))),
    );
}

function changesOf({ numAffectedRows = 0n }: QueryResult<unknown>): number {
  return Number(numAffectedRows);
}
