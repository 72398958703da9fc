import type { QueryContext } from './queries.ts';

/** The parts of a store that its attempts and challenges share with its tables. */
export interface StoreAccess {
  readonly context: QueryContext;
  /** Rejects with `StoreUnreachable` if the store is closed. */
  whileOpen<Result>(act: () => Promise<Result>): Promise<Result>;
}
