import { Database } from '../browser/database.ts';
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

/** Is renamed when summaries change, so that the stored ones are made again. */
const database = new Database('nain-jaune-summaries', 'summaries');

/** Summaries in IndexedDB. They can be made again, so failures are ignored. */
export const browserSummaries: SummaryStore = {
  load: () => database.run('readonly', (store): Promise<StoredSummary[]> => store.getAll()).catch(() => []),
  async save(made, gone) {
    await database
      .run('readwrite', (store) =>
        Promise.all([...made.map((summary) => store.put(summary)), ...gone.map((id) => store.delete(id))]),
      )
      .catch(() => undefined);
  },
};
