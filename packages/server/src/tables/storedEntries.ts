import {
  type DriverOptions,
  type Entry,
  loadRoom,
  type OverEntry,
  type Pace,
  RoomDriver,
} from '@nain-jaune/table';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/types.ts';

/** The stored entries are not those of a valid room. */
export class DamagedTable extends Error {
  override readonly name = 'DamagedTable';
}

/** Calls `make`. Throws `DamagedTable` if it throws. */
function madeFromStored<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (cause) {
    throw new DamagedTable('the table is damaged', { cause });
  }
}

/**
 * Loads a stored table and runs its room. Rejects with `DamagedTable` if its entries are invalid, and with the error of the
 * store if it cannot be read.
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
 * Returns the entries of a stored table. Between games the last record is included, for clients that have not seen its end.
 */
async function entriesOf(store: Store, code: string, stored: StoredTable): Promise<Entry[]> {
  const entries = madeFromStored((): Entry[] => stored.entries.map(({ body }) => JSON.parse(body)));
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
