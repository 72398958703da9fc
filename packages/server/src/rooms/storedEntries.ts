import type { Entry, OverEntry, ReportEntry } from '@nain-jaune/table';
import type { EntryKind, NewEntry, Store, StoredTable } from '../store/index.ts';
import { upgradeEntries } from './v1Entries.ts';

/** An entry of a room that is stored with its table. */
export type TableEntry = Exclude<Entry, ReportEntry>;

const kinds: Readonly<Record<TableEntry['type'], EntryKind>> = {
  room: 'room',
  talk: 'talk',
  over: 'over',
  game: 'game',
  deal: 'game',
  move: 'game',
};

/** An entry as it is stored. The record of a game is stored apart, so that it is found without the entries. */
export function newEntry(entry: TableEntry): NewEntry {
  const kind = kinds[entry.type];
  if (entry.type !== 'over') return { kind, body: JSON.stringify(entry) };
  const { game, record, tokenHashes } = entry;
  return {
    kind,
    body: JSON.stringify({ ...entry, record: null }),
    record: { game, people: JSON.stringify(tokenHashes), body: JSON.stringify(record) },
  };
}

/**
 * The entries of a stored table, those of version 1 included. Between two games the record of the last one is put back, for
 * clients that have not seen its end. Throws an `Error` if an entry is not JSON.
 */
export async function entriesOf(store: Store, code: string, stored: StoredTable): Promise<Entry[]> {
  const entries = upgradeEntries(stored.entries.map(({ body }) => JSON.parse(body)));
  const place = entries.findLastIndex(({ type }) => type === 'over');
  const over = entries[place];
  if (over?.type !== 'over' || phaseIn(entries) !== 'between') return entries;
  return entries.with(place, await withRecord(store, code, over));
}

function phaseIn(entries: readonly Entry[]): string | undefined {
  return entries.findLast((entry) => entry.type === 'room')?.room.phase;
}

async function withRecord(store: Store, code: string, over: OverEntry): Promise<OverEntry> {
  const record = await store.record(code, over.game);
  return { ...over, record: record === null ? null : (JSON.parse(record) as OverEntry['record']) };
}
