import { Database } from '../../app/browser/database.ts';
import type { GameSummary } from './gameSummary.ts';

/** The summary of a saved game at the time it was written. */
export interface StoredSummary {
  readonly id: string;
  /** Time of writing, in milliseconds since 1970. */
  readonly kept: number;
  /** Null if the game cannot be read. */
  readonly summary: GameSummary | null;
}

/** Rename it when summaries change, to rebuild them. */
const database = new Database('nain-jaune-summaries', 'summaries');

/**
 * Cache of summaries in IndexedDB, so that statistics replay each game once. Errors are ignored, because summaries can be
 * rebuilt.
 */
export const browserSummaries = {
  /** Returns all summaries, or none if the browser stores nothing. */
  load: () => database.run('readonly', (store): Promise<StoredSummary[]> => store.getAll()).catch(() => []),
  /** Stores summaries and deletes those of removed games. */
  async save(made: readonly StoredSummary[], gone: readonly string[]): Promise<void> {
    await database
      .run('readwrite', (store) =>
        Promise.all([...made.map((summary) => store.put(summary)), ...gone.map((id) => store.delete(id))]),
      )
      .catch(() => undefined);
  },
};

export type SummaryStore = typeof browserSummaries;
