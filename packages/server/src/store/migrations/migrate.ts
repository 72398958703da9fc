import type { Kysely, RawBuilder } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StoreNewer } from '../errors.ts';
import type { Schema } from '../schema.ts';
import type { StoreKind } from '../types.ts';
import { createTables } from './0001-tables.ts';
import { mergeSnapshots } from './0002-snapshots.ts';
import { addSameCards } from './0003-same-cards.ts';
import { addBoards } from './0004-boards.ts';
import { addAddresses } from './0005-addresses.ts';

/** The error of Kysely for a migration that was run and is not in the list. */
const unknownMigration = /^corrupted migrations: /;

export interface Target {
  readonly kind: StoreKind;
  /** The clock of the database, in milliseconds since 1970. */
  readonly now: RawBuilder<number>;
}

/** Released migrations must never change. */
function migrationsFor(target: Target): Record<string, Migration> {
  return {
    '0001-tables': { up: (db) => createTables(db, target) },
    '0002-snapshots': { up: (db) => mergeSnapshots(db, target) },
    '0003-same-cards': { up: (db) => addSameCards(db, target) },
    '0004-boards': { up: addBoards },
    '0005-addresses': { up: addAddresses },
  };
}

/**
 * Brings a database to the schema of this version.
 *
 * @param name how an operator knows the database
 * @throws StoreNewer if another version has migrated it
 */
export async function migrate(db: Kysely<Schema>, target: Target, name = 'The database'): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(target) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error && unknownMigration.test(error.message)) throw new StoreNewer(name, error);
  if (error !== undefined) throw error;
}
