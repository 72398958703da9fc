import type { Entry, ReportEntry } from '@nain-jaune/table';
import { StoreConflict } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { EntryKind, NewEntry } from '../store/types.ts';

/** Reports are stored separately. */
export type TableEntry = Exclude<Entry, ReportEntry>;

const kinds: Readonly<Record<TableEntry['type'], EntryKind>> = {
  room: 'room',
  talk: 'talk',
  over: 'over',
  game: 'game',
  deal: 'game',
  move: 'game',
};

/** Encodes an entry. Records are stored separately, because they outlive the entries. */
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

export interface TableLogOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Called when entries are durable, with the duration in milliseconds. */
  readonly onStored: (milliseconds: number) => void;
  /** Called when another node owns the table, or the store has entries that are unknown here. */
  readonly onConflict: (code: string) => void;
}

export class TableLog {
  readonly #options: TableLogOptions;
  readonly #code: string;
  #last: number;

  /** `last` is the number of the last stored entry, 0 for a new table. */
  constructor(options: TableLogOptions, code: string, last: number) {
    this.#options = options;
    this.#code = code;
    this.#last = last;
  }

  /** Resolves when the entries are durable. */
  async append(entries: readonly Entry[]): Promise<void> {
    const { store, now, onStored } = this.#options;
    const began = now();
    const added = entries.filter((entry) => entry.type !== 'report').map(newEntry);
    try {
      if (added.length > 0) await store.append(this.#code, this.#last + 1, added);
      this.#last += added.length;
    } catch (error) {
      if (error instanceof StoreConflict) this.#options.onConflict(this.#code);
      throw error;
    }
    for (const entry of entries)
      if (entry.type === 'report')
        await store.addReport(this.#code, JSON.stringify(entry), entry.reporter.address ?? '');
    onStored(now() - began);
  }
}
