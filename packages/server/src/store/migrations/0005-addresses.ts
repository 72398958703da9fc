import type { Kysely } from 'kysely';

/** Adds the address from which something came, as a keyed hash, so that one address does not fill a bounded list. */
export async function addAddresses(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tables', 'reports', 'challenges', 'challenge_results'])
    await db.schema
      .alterTable(table)
      .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('company', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
