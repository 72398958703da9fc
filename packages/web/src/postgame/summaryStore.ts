import { openDatabase } from '../client/sharedStorage.ts';
import type { GameSummary } from './gameSummary.ts';

/** The summary of a saved game at the time it was written. */
export interface StoredSummary {
  readonly id: string;
  /** Time of writing, in milliseconds since 1970. */
  readonly kept: number;
  /** Null if the game cannot be read. */
  readonly summary: GameSummary | null;
}

/** Cache of summaries, so that statistics replay each game once. */
export interface SummaryStore {
  /** Returns all summaries, or none if the browser stores nothing. */
  load(): Promise<readonly StoredSummary[]>;
  /** Stores summaries and deletes those of removed games. */
  save(made: readonly StoredSummary[], gone: readonly string[]): Promise<void>;
}

/** Rename it when summaries change, to rebuild them. */
const DATABASE = 'nain-jaune-summaries';
const SUMMARIES = 'summaries';

/** Summaries in IndexedDB. Errors are ignored, because summaries can be rebuilt. */
export const browserSummaries: SummaryStore = {
  load: () => run('readonly', (store): IDBRequest<StoredSummary[]> => store.getAll()).catch(() => []),
  async save(made, gone) {
    await run('readwrite', (store) => {
      for (const summary of made) store.put(summary);
      for (const id of gone) store.delete(id);
      return store.count();
    }).catch(() => undefined);
  },
};

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase(DATABASE, SUMMARIES);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(SUMMARIES, mode);
      const request = work(transaction.objectStore(SUMMARIES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
