import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StoreKind } from '../types.ts';

/** The schema of release 1.0. */
export async function createSchema(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
  await createNodes(db);
  await createTables(db, kind);
  await createEntries(db, kind);
  await createRecords(db);
  await createModeration(db, kind);
  await createAttempts(db);
  await createChallenges(db, kind);
}

/** Creates a table with a generated id. The databases have different types for generated numbers. */
function tableWithId(db: Kysely<unknown>, table: string, kind: StoreKind) {
  const type = kind === 'postgres' ? 'serial' : 'integer';
  return db.schema.createTable(table).addColumn('id', type, (column) => column.primaryKey());
}

async function createNodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('beat', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('pass')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}

async function createTables(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
  await tableWithId(db, 'tables', kind)
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text')
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('lobby', 'text', (column) => column.notNull())
    .addColumn('present', 'integer', (column) => column.notNull())
    .addColumn('board', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('company', 'integer', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .execute();
  await indexTables(db);
}

async function indexTables(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, columns: string[], where: RawBuilder<SqlBool>) =>
    db.schema.createIndex(name).on('tables').columns(columns).where(where).execute();
  await index('tables_in_lobby', ['touched'], sql`open = 1 and present > 0 and phase <> 'closed'`);
  await index('tables_not_closed', ['touched'], sql`phase <> 'closed'`);
  await index('tables_closed', ['touched', 'id'], sql`phase = 'closed'`);
  await index('tables_owned', ['owner'], sql`owner is not null`);
}

async function createEntries(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
  // The unique constraint prevents two nodes from writing the same entry.
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('entries_table_seq', ['table_id', 'seq'])
    .addCheckConstraint('entries_kind', sql`kind in ('room', 'talk', 'over', 'game')`)
    .execute();
  // Replaced snapshots are dead rows. Vacuum must start after a number of them, independent of the size of the table.
  if (kind === 'postgres')
    await sql`alter table entries set (
      autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0,
      toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 1000, toast.autovacuum_vacuum_cost_delay = 0
    )`.execute(db);
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('table_id', 'integer', (column) => column.notNull())
    .addColumn('game', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('people', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'bigint', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('records_table_game', ['table_id', 'game'])
    .execute();
  await db.schema.createIndex('records_stored_at').on('records').column('stored_at').execute();
  await db.schema
    .createIndex('records_listed')
    .on('records')
    .column('stored_at')
    .where(sql<SqlBool>`listed = 1`)
    .execute();
}

async function createModeration(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
  // Without `autoIncrement` SQLite reuses the ids of deleted rows.
  const withId = (table: string) =>
    kind === 'postgres'
      ? tableWithId(db, table, kind)
      : db.schema
          .createTable(table)
          .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
  await withId('reports')
    .addColumn('table_code', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'bigint')
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await withId('bans')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('bans_kind_value', ['kind', 'value'])
    .execute();
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('result', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_date_id', ['date', 'id'])
    .execute();
  await db.schema.createIndex('attempts_date_result').on('attempts').columns(['date', 'result']).execute();
  await db.schema.createIndex('attempts_at').on('attempts').column('at').execute();
}

async function createChallenges(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
  await db.schema
    .createTable('challenges')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('challenges_used_at').on('challenges').column('used_at').execute();
  // The key has a hash, because the body is too long for an index of PostgreSQL.
  await tableWithId(db, 'challenge_results', kind)
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addUniqueConstraint('challenge_results_code_hash', ['code', 'hash'])
    .execute();
}
