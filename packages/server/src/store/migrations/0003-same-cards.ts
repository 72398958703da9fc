import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Target } from './migrate.ts';

/**
 * Adds attempts at today's deals, challenges with their results, and whether a record may be published. Existing records may
 * not, because the page had not informed their players.
 */
export async function addSameCards(db: Kysely<unknown>, target: Target): Promise<void> {
  await createAttempts(db);
  await createChallenges(db, target);
  await addListed(db);
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

async function createChallenges(db: Kysely<unknown>, { kind }: Target): Promise<void> {
  await db.schema
    .createTable('challenges')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('challenges_used_at').on('challenges').column('used_at').execute();
  // The key has a hash, because the body is too long for an index of PostgreSQL.
  await db.schema
    .createTable('challenge_results')
    .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('challenge_results_code_hash', ['code', 'hash'])
    .execute();
}

async function addListed(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('records')
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('records_listed')
    .on('records')
    .column('stored_at')
    .where(sql<SqlBool>`listed = 1`)
    .execute();
}
