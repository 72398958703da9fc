import type { QueryContext } from './queries.ts';

/** What a store shares with its attempts and challenges. */
export interface StoreAccess {
  /** Rejects with `StoreUnreachable` if the store is closed. */
  whileOpen<Result>(act: (context: QueryContext) => Promise<Result>): Promise<Result>;
}
