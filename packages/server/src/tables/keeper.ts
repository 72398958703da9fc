import type { Entry } from '@nain-jaune/table/online';
import type { EntryKind, NewEntry, Store } from '../store/index.ts';

/** Writes the entries of one table, each with the number after the last. */
export class Keeper {
  readonly #store: Store;
  readonly #code: string;
  #number: number;

  /** Goes on after the entry of a number; 0 for a table that is new. */
  constructor(store: Store, code: string, number: number) {
    this.#store = store;
    this.#code = code;
    this.#number = number;
  }

  /** Keeps entries; when it resolves they are durable. */
  async append(entries: readonly Entry[]): Promise<void> {
    await this.#store.append(this.#code, this.#number + 1, entries.map(newEntry));
    this.#number += entries.length;
  }
}

const kinds: Readonly<Record<Entry['type'], EntryKind>> = {
  company: 'company',
  said: 'said',
  over: 'over',
  game: 'game',
  deal: 'game',
  move: 'game',
};

/** The record of a game lies beside the entries, where it is found without them. */
function newEntry(entry: Entry): NewEntry {
  const kind = kinds[entry.type];
  if (entry.type !== 'over') return { kind, body: JSON.stringify(entry) };
  return {
    kind,
    body: JSON.stringify({ ...entry, record: null }),
    record: { game: entry.game, body: JSON.stringify(entry.record) },
  };
}
