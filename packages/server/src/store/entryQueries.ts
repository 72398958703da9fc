import { type Kysely, sql } from 'kysely';
import type { Append } from './database.ts';
import type { QueryContext } from './queries.ts';
import type { Schema } from './schema.ts';
import type { EntryKind } from './types.ts';

type EntryRow = Schema['entries'];

/** Entries to delete: of a table and kind, with numbers below `before`. */
export interface Superseded {
  readonly table_id: number;
  readonly kind: EntryKind;
  readonly before: number;
}

const REPLACED: Readonly<Record<EntryKind, readonly EntryKind[]>> = {
  room: ['room'],
  talk: ['talk'],
  over: ['over'],
  game: [],
};

function rowsOf({ tableId, from, entries }: Append): readonly EntryRow[] {
  return entries.map(({ kind, body }, index) => ({ table_id: tableId, seq: from + index, kind, body }));
}

/** The entries that an append replaces. */
export function supersededBy({ tableId, from, entries }: Append): readonly Superseded[] {
  const superseded: Superseded[] = [];
  for (const [index, entry] of entries.entries()) {
    const kinds =
      entry.record === undefined ? REPLACED[entry.kind] : [...REPLACED[entry.kind], 'game' as const];
    for (const kind of kinds) superseded.push({ table_id: tableId, kind, before: from + index });
  }
  return superseded;
}

export function recordsOf({ tableId, entries }: Append) {
  return entries.flatMap(({ record }) => (record === undefined ? [] : { table_id: tableId, ...record }));
}

export function insertEntry(db: Kysely<Schema>, entry: EntryRow) {
  return db.insertInto('entries').values(entry);
}

export function deleteSuperseded(db: Kysely<Schema>, { table_id, kind, before }: Superseded) {
  return db
    .deleteFrom('entries')
    .where('table_id', '=', table_id)
    .where('kind', '=', kind)
    .where('seq', '<', before);
}

export function insertRecords(
  { db, now }: Pick<QueryContext, 'db' | 'now'>,
  records: ReturnType<typeof recordsOf>,
) {
  const listed = (id: number) => sql<number>`(select open from tables where id = ${id})`;
  return db
    .insertInto('records')
    .values(records.map((record) => ({ ...record, stored_at: now(), listed: listed(record.table_id) })));
}

/** The id of a table of this node and the number of its last entry, null for none. */
export function tailOf({ db, node }: QueryContext, code: string) {
  return db
    .selectFrom('tables')
    .select((is) => [
      'id',
      is
        .selectFrom('entries')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .whereRef('table_id', '=', 'tables.id')
        .as('seq'),
    ])
    .where('code', '=', code)
    .where('owner', '=', node.id);
}

/** A table with its entries, or one row with nulls if it has none. */
export function entriesOf({ db }: QueryContext, code: string) {
  return db
    .selectFrom('tables')
    .leftJoin('entries', 'entries.table_id', 'tables.id')
    .select(['tables.id', 'tables.owner', 'entries.seq', 'entries.kind', 'entries.body'])
    .where('tables.code', '=', code)
    .orderBy('entries.seq');
}

export function selectRecords({ db }: QueryContext, code: string) {
  return db
    .selectFrom('records')
    .innerJoin('tables', 'tables.id', 'records.table_id')
    .where('tables.code', '=', code);
}

export function updateEntry({ db }: QueryContext, { table_id, seq, body }: Omit<EntryRow, 'kind'>) {
  return db.updateTable('entries').set({ body }).where('table_id', '=', table_id).where('seq', '=', seq);
}

export function updateRecord(
  { db }: QueryContext,
  { table_id, game, body }: Pick<Schema['records'], 'table_id' | 'game' | 'body'>,
) {
  return db.updateTable('records').set({ body }).where('table_id', '=', table_id).where('game', '=', game);
}

/** Inserts entries of tables that the node owns and that have no entry with the same or a higher number. */
export function insertOwnEntries(db: Kysely<Schema>, node: string, appends: readonly Append[]) {
  const rows = appends.flatMap((append) => rowsOf(append).map((row) => ({ ...row, from: append.from })));
  const fresh = sql<EntryRow & { first: number }>`unnest(
    ${rows.map(({ table_id }) => table_id)}::int[],
    ${rows.map(({ seq }) => seq)}::int[],
    ${rows.map(({ kind }) => kind)}::text[],
    ${rows.map(({ body }) => body)}::text[],
    ${rows.map(({ from }) => from)}::int[]
  )`.as<'fresh'>(sql`fresh(table_id, seq, kind, body, first)`);
  return db
    .insertInto('entries')
    .columns(['table_id', 'seq', 'kind', 'body'])
    .expression(
      db
        .selectFrom(fresh)
        .innerJoin('tables', 'tables.id', 'fresh.table_id')
        .select(['fresh.table_id', 'fresh.seq', 'fresh.kind', 'fresh.body'])
        .where('tables.owner', '=', node)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('entries as stored')
                .select('stored.seq')
                .whereRef('stored.table_id', '=', 'fresh.table_id')
                .whereRef('stored.seq', '>=', 'fresh.first'),
            ),
          ),
        ),
    )
    .returning('table_id');
}

export function deleteAllSuperseded(db: Kysely<Schema>, superseded: readonly Superseded[]) {
  const old = sql<Superseded>`unnest(
    ${superseded.map(({ table_id }) => table_id)}::int[],
    ${superseded.map(({ kind }) => kind)}::text[],
    ${superseded.map(({ before }) => before)}::int[]
  )`.as<'old'>(sql`old(table_id, kind, before)`);
  return db
    .deleteFrom('entries')
    .using(old)
    .whereRef('entries.table_id', '=', 'old.table_id')
    .whereRef('entries.kind', '=', 'old.kind')
    .whereRef('entries.seq', '<', 'old.before');
}
