import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Target } from './migrate.ts';

/**
 * Keeps only the newest snapshot of each kind, and adds present members, the age of records, reports and bans. Runs inside
 * the database, because it may be large.
 */
export async function mergeSnapshots(db: Kysely<unknown>, target: Target): Promise<void> {
  await keepNewestSnapshots(db);
  await addPresent(db);
  await addAgeOfRecords(db, target);
  await createModeration(db, target);
  if (target.kind === 'postgres') await preparePostgres(db);
}

async function keepNewestSnapshots(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['company', 'over']) {
    await sql`delete from entries where kind = ${kind} and exists (
      select 1 from entries newer
      where newer.table_id = entries.table_id and newer.seq > entries.seq and newer.kind = ${kind}
    )`.execute(db);
  }
  await sql`update entries set kind = 'room' where kind = 'company'`.execute(db);
}

async function addPresent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('present', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.dropIndex('tables_not_closed').execute();
  await db.schema
    .createIndex('tables_in_lobby')
    .on('tables')
    .column('touched')
    .where(sql<SqlBool>`open = 1 and present > 0 and phase <> 'closed'`)
    .execute();
  await db.schema
    .createIndex('tables_not_closed')
    .on('tables')
    .column('touched')
    .where(sql<SqlBool>`phase <> 'closed'`)
    .execute();
  await db.schema
    .createIndex('tables_closed')
    .on('tables')
    .columns(['touched', 'id'])
    .where(sql<SqlBool>`phase = 'closed'`)
    .execute();
  await db.schema
    .createIndex('tables_owned')
    .on('tables')
    .column('owner')
    .where(sql<SqlBool>`owner is not null`)
    .execute();
}

/** The default sets the age of existing records without rewriting them. */
async function addAgeOfRecords(db: Kysely<unknown>, { now }: Target): Promise<void> {
  const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(db);
  const storedAt = sql.lit(Number(rows[0]?.now));
  await db.schema.alterTable('records').addColumn('people', 'text').execute();
  await db.schema
    .alterTable('records')
    .addColumn('stored_at', 'bigint', (column) => column.notNull().defaultTo(storedAt))
    .execute();
  await db.schema.createIndex('records_stored_at').on('records').column('stored_at').execute();
}

async function createModeration(db: Kysely<unknown>, { kind }: Target): Promise<void> {
  const withId = (table: string) =>
    db.schema.createTable(table).addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
      // Without it SQLite reuses the ids of deleted rows.
      kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
    );
  await withId('reports')
    .addColumn('table_code', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'bigint')
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

async function preparePostgres(db: Kysely<unknown>): Promise<void> {
  // Refuses entries of a running server of version 0.1.0, which nothing would read.
  await sql`alter table entries add constraint entries_kind
    check (kind in ('room', 'talk', 'over', 'game', 'said'))`.execute(db);
  // Replaced snapshots are dead rows. Vacuum must start after a number of them, independent of the size of the table.
  await sql`alter table entries set (
    autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0,
    toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 1000, toast.autovacuum_vacuum_cost_delay = 0
  )`.execute(db);
}
