import { type SqlBool, sql } from 'kysely';
import type { QueryContext } from './queries.ts';

const RECORDS_PER_QUERY = 25;

// SQLite uses its partial index only if the constant is a literal.
const isListed = sql<SqlBool>`listed = 1`;

/** Yields the latest records of games at tables that were open to everyone, the latest first. */
export async function* listedRecords({ db }: QueryContext, limit: number): AsyncGenerator<string> {
  const keys = await db
    .selectFrom('records')
    .select(['table_id', 'game'])
    .where(isListed)
    .orderBy('stored_at', 'desc')
    .orderBy('table_id')
    .orderBy('game', 'desc')
    .limit(limit)
    .execute();
  for (let from = 0; from < keys.length; from += RECORDS_PER_QUERY) {
    const page = keys.slice(from, from + RECORDS_PER_QUERY);
    const rows = await db
      .selectFrom('records')
      .select('body')
      .where((is) => is.or(page.map(({ table_id, game }) => is.and({ table_id, game }))))
      .orderBy('stored_at', 'desc')
      .orderBy('table_id')
      .orderBy('game', 'desc')
      .execute();
    for (const { body } of rows) yield body;
  }
}
