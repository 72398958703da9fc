import type { Kysely } from 'kysely';

/** Adds whether a table has a board. Such tables stay open for longer without members. */
export async function addBoards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('board', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
