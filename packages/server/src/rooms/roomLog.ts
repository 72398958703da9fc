import type { Entry } from '@nain-jaune/table';
import { type Store, StoreConflict } from '../store/index.ts';
import { newEntry } from './storedEntries.ts';

/** What a room log needs from its surroundings. */
export interface RoomLogOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Called when entries are durable, with the time that it took, in milliseconds. */
  readonly onStored: (milliseconds: number) => void;
  /** Called when another node owns the table, or the store has entries that this log has not. */
  readonly onConflict: (code: string) => void;
}

/** Appends the entries of one room to the store, each with the number after the last. */
export class RoomLog {
  readonly #options: RoomLogOptions;
  readonly #code: string;
  #last: number;

  /** Continues after the entry with a number; 0 for a new table. */
  constructor(options: RoomLogOptions, code: string, last: number) {
    this.#options = options;
    this.#code = code;
    this.#last = last;
  }

  /** Stores entries. They are durable when it resolves. */
  async append(entries: readonly Entry[]): Promise<void> {
    const { store, now, onStored } = this.#options;
    const began = now();
    await this.#appendToTable(entries.filter((entry) => entry.type !== 'report').map(newEntry));
    for (const entry of entries)
      if (entry.type === 'report') await store.addReport(this.#code, JSON.stringify(entry));
    onStored(now() - began);
  }

  async #appendToTable(entries: ReturnType<typeof newEntry>[]): Promise<void> {
    if (entries.length === 0) return;
    try {
      await this.#options.store.append(this.#code, this.#last + 1, entries);
      this.#last += entries.length;
    } catch (error) {
      if (error instanceof StoreConflict) this.#options.onConflict(this.#code);
      throw error;
    }
  }
}
