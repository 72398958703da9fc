import { type Kysely, sql } from 'kysely';
import type { Target } from './migrate.ts';

/** The schema of version 0.1.0. */
export async function createTables(db: Kysely<unknown>, { kind }: Target): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('beat', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    // The databases have different types for generated numbers.
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
  // The unique constraint prevents two nodes from writing the same entry.
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
  await db.schema
    .createTable('pass')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}
