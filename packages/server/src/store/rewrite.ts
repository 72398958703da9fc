import * as entryQueries from './entryQueries.ts';
import { StoreConflict } from './errors.ts';
import { lockTable, type QueryContext } from './queries.ts';
import type { Redaction } from './types.ts';

/** Rewrites the entries and records of a table in one transaction. Returns whether a text has changed. */
export function rewriteTable(context: QueryContext, table: string, redaction: Redaction): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const inTransaction = { ...context, db };
    const locked = await lockTable(inTransaction, table).executeTakeFirst();
    if (locked === undefined) throw new StoreConflict(table);
    const entries = await rewriteEntries(inTransaction, table, redaction);
    const records = await rewriteRecords(inTransaction, locked.id, table, redaction);
    return entries + records > 0;
  });
}

/** Returns how many entries have changed. */
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

/** Reads one record at a time: a table may have many. Returns how many have changed. */
async function rewriteRecords(
  context: QueryContext,
  tableId: number,
  table: string,
  redaction: Redaction,
): Promise<number> {
  let changed = 0;
  const records = entryQueries.selectRecords(context, table);
  for (const { game } of await records.select('game').execute()) {
    const { people, body } = await records
      .select(['people', 'body'])
      .where('game', '=', game)
      .executeTakeFirstOrThrow();
    const rewritten = redaction.record(game, people, body);
    if (rewritten === body) continue;
    await entryQueries.updateRecord(context, { table_id: tableId, game, body: rewritten }).execute();
    changed += 1;
  }
  return changed;
}
