import type { Compilable } from 'kysely';
import type { QueryContext } from './queries.ts';

/** The parts of a store that its days and challenges share with its tables. */
export interface StoreAccess {
  readonly context: QueryContext;
  /** Runs one statement. Resolves to whether it changed a row. */
  hasChanged(query: Compilable): Promise<boolean>;
  /** Rejects with `StoreUnreachable` if the store is closed. */
  whileOpen<Result>(act: () => Promise<Result>): Promise<Result>;
}
