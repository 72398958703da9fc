import {
  type DriverOptions,
  type Entry,
  loadRoom,
  type OverEntry,
  type Pace,
  type ReportEntry,
  RoomDriver,
} from '@nain-jaune/table';
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

/** What is stored of a table does not make a room. */
export class DamagedTable extends Error {
  override readonly name = 'DamagedTable';
}

/** Returns what `make` makes from stored texts. Throws `DamagedTable` if it throws. */
function madeFromStored<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (cause) {
    throw new DamagedTable('the table is damaged', { cause });
  }
}

/**
 * Runs the room of a stored table. Rejects with `DamagedTable` if its entries do not make a room, and with the error of the
 * store if the record of its last game cannot be read.
 */
export async function runStored(
  store: Store,
  code: string,
  stored: StoredTable,
  pace: Pace,
  options: DriverOptions,
): Promise<RoomDriver> {
  const entries = await entriesOf(store, code, stored);
  return madeFromStored(() => new RoomDriver(loadRoom(code, entries, options.clock.now(), pace), options));
}

/**
 * The entries of a stored table, those of version 1 included. Between two games the record of the last one is put back, for
 * clients that have not seen its end.
 */
async function entriesOf(store: Store, code: string, stored: StoredTable): Promise<Entry[]> {
  const entries = madeFromStored(() => upgradeEntries(stored.entries.map(({ body }) => JSON.parse(body))));
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
  return { ...over, record: madeFromStored(() => (record === null ? null : JSON.parse(record))) };
}
