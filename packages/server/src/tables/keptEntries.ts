import type { Entry, KeptCompany, OverEntry } from '@nain-jaune/table/online';
import type { Store, StoredTable } from '../store/index.ts';

/** The entries that a store gives back. */
export function entriesOf({ entries }: StoredTable): Entry[] {
  return entries.map(({ body }) => JSON.parse(body) as Entry);
}

/**
 * The entries of a table to go on with. Between two games the steps of the last one are gone: its record is put back, for
 * those who have not seen its end.
 */
export async function entriesToResume(store: Store, code: string, kept: StoredTable): Promise<Entry[]> {
  const entries = entriesOf(kept);
  const place = entries.findLastIndex(({ type }) => type === 'over');
  const over = entries[place];
  if (over?.type !== 'over' || companyIn(entries)?.phase !== 'between') return entries;
  return entries.with(place, await withRecord(store, code, over));
}

async function withRecord(store: Store, code: string, over: OverEntry): Promise<OverEntry> {
  const record = await store.record(code, over.game);
  return { ...over, record: record === null ? null : (JSON.parse(record) as OverEntry['record']) };
}

function companyIn(entries: readonly Entry[]): KeptCompany | undefined {
  return entries.findLast((entry) => entry.type === 'company')?.company;
}
