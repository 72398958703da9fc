import type { Entry } from '@nain-jaune/table/online';
import { type EntryKind, type NewEntry, type Store, StoreConflict } from '../store/index.ts';

/** What a keeper needs from around it. */
export interface KeeperHost {
  readonly store: Store;
  now(): number;
  /** Entries are durable after so many milliseconds. */
  kept(milliseconds: number): void;
  /** Another server continues the table. */
  lost(code: string): void;
}

/** Writes the entries of one table, each with the number after the last. */
export class Keeper {
  readonly #host: KeeperHost;
  readonly #code: string;
  #number: number;

  /** Goes on after the entry of a number; 0 for a table that is new. */
  constructor(host: KeeperHost, code: string, number: number) {
    this.#host = host;
    this.#code = code;
    this.#number = number;
  }

  /** Keeps entries; when it resolves they are durable. */
  append(entries: readonly Entry[]): Promise<void> {
    const { store, now } = this.#host;
    const began = now();
    const kept = (): void => {
      this.#number += entries.length;
      this.#host.kept(now() - began);
    };
    return store.append(this.#code, this.#number + 1, entries.map(newEntry)).then(kept, this.#notKept);
  }

  readonly #notKept = (error: unknown): never => {
    if (error instanceof StoreConflict) this.#host.lost(this.#code);
    throw error;
  };
}

const kinds: Readonly<Record<Entry['type'], EntryKind>> = {
  company: 'room',
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
    record: { game: entry.game, people: null, body: JSON.stringify(entry.record) },
  };
}
