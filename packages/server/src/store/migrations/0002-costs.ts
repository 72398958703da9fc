import type { Kysely } from 'kysely';

/** Adds what the choices of an attempt cost. It is null for attempts of release 1.0. */
export async function addCosts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempts').addColumn('cost', 'integer').execute();
  await db.schema.createIndex('attempts_date_cost').on('attempts').columns(['date', 'cost']).execute();
}
