import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/**
 * The steps from an empty database to today's, in the order of their names. A step that was released is never changed;
 * what comes later is a step of its own.
 */
function migrationsFor(kind: Store['kind']): Record<string, Migration> {
  return { '0001-tables': { up: (db) => makeTables(db, kind) } };
}

/** Brings the database to today's schema; several nodes may do so at once. */
export async function migrate(db: Kysely<Schema>, kind: Store['kind']): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

async function makeTables(db: Kysely<unknown>, kind: Store['kind']): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('beat', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    // The one type that the two do not share: a number that counts by itself.
    .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text')
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('lobby', 'text', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tables_not_closed')
    .on('tables')
    .columns(['open', 'touched'])
    .where(sql.ref('phase'), '<>', 'closed')
    .execute();
  // The fence: two nodes can never both write the entry that comes next.
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('entries_table_seq', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createTable('records')
    .addColumn('table_id', 'integer', (column) => column.notNull())
    .addColumn('game', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('records_table_game', ['table_id', 'game'])
    .execute();
  // One row: what the nodes that share the database know each other by.
  await db.schema
    .createTable('pass')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}
