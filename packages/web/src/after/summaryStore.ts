import { openDatabase } from '../browser/sharedStorage.ts';
import type { GameSummary } from './gameSummary.ts';

/** The summary of a saved game, as it was when the game was written. */
export interface StoredSummary {
  readonly id: string;
  /** When the game was written, in milliseconds since 1970. */
  readonly kept: number;
  /** Null where the game cannot be read. */
  readonly summary: GameSummary | null;
}

/** Where summaries are stored, so that a game is not replayed at each visit of the statistics. */
export interface SummaryStore {
  /** All of them; none where the browser stores nothing. */
  load(): Promise<readonly StoredSummary[]>;
  /** Stores some, and forgets those of games that are gone. */
  save(made: readonly StoredSummary[], gone: readonly string[]): Promise<void>;
}

/** To be renamed when summaries change: those that were stored before are made again. */
const DATABASE = 'nain-jaune-summaries';
const SUMMARIES = 'summaries';

/** Summaries in IndexedDB. They can be made again, so no failure matters. */
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
