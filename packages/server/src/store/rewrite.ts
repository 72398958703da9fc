import * as entryQueries from './entryQueries.ts';
import { StoreConflict } from './errors.ts';
import { lockTable, type QueryContext } from './queries.ts';
import type { Redaction } from './types.ts';

/**
 * Rewrites the entries and records of a table in one transaction. Returns whether a text changed. The records to change are
 * found before the transaction, which blocks the embedded database.
 */
export async function rewriteTable(
  context: QueryContext,
  table: string,
  redaction: Redaction,
): Promise<boolean> {
  const games = await gamesToRewrite(context, table, redaction);
  return context.db.transaction().execute(async (db) => {
    const inTransaction = { ...context, db };
    const locked = await lockTable(inTransaction, table).executeTakeFirst();
    if (locked === undefined) throw new StoreConflict(table);
    const entries = await rewriteEntries(inTransaction, table, redaction);
    for (const game of games) {
      const body = await rewrittenRecord(inTransaction, table, game, redaction);
      if (body !== null)
        await entryQueries.updateRecord(inTransaction, { table_id: locked.id, game, body }).execute();
    }
    return entries + games.length > 0;
  });
}

async function rewriteEntries(context: QueryContext, table: string, redaction: Redaction): Promise<number> {
  let changed = 0;
  for (const { id, seq, kind, body } of await entryQueries.entriesOf(context, table).execute()) {
    if (seq === null || kind === null || body === null) continue;
    const rewritten = redaction.entry(kind, body);
    if (rewritten === body) continue;
    await entryQueries.updateEntry(context, { table_id: id, seq, body: rewritten }).execute();
    changed += 1;
  }
  return changed;
}

async function gamesToRewrite(context: QueryContext, table: string, redaction: Redaction): Promise<number[]> {
  const changed: number[] = [];
  for (const { game } of await entryQueries.selectRecords(context, table).select('game').execute())
    if ((await rewrittenRecord(context, table, game, redaction)) !== null) changed.push(game);
  return changed;
}

async function rewrittenRecord(
  context: QueryContext,
  table: string,
  game: number,
  redaction: Redaction,
): Promise<string | null> {
  const record = await entryQueries
    .selectRecords(context, table)
    .select(['people', 'body'])
    .where('game', '=', game)
    .executeTakeFirst();
  if (record === undefined) return null;
  const rewritten = redaction.record(game, record.people, record.body);
  return rewritten === record.body ? null : rewritten;
}
