import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StoreVersionError } from '../errors.ts';
import type { Schema } from '../schema.ts';
import type { StoreKind } from '../types.ts';
import { createSchema } from './0001-first.ts';
import { addCosts } from './0002-costs.ts';

/** The error of Kysely for a migration that was run and is not in the list. It names the first one. */
const unknownMigration = /^corrupted migrations: /;
/** The first migration of all databases that were made before release 1.0. */
const draftMigration = '0001-tables';

/** Released migrations must never change. */
function migrationsFor(kind: StoreKind): Record<string, Migration> {
  return {
    '0001-first': { up: (db) => createSchema(db, kind) },
    '0002-costs': { up: addCosts },
  };
}

/**
 * Brings a database to the schema of this version.
 *
 * @param name how an operator knows the database
 * @throws StoreVersionError if it was made before release 1.0, or another version has migrated it
 */
export async function migrate(db: Kysely<Schema>, kind: StoreKind, name = 'The database'): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error && unknownMigration.test(error.message))
    throw new StoreVersionError(name, error.message.includes(draftMigration) ? 'draft' : 'newer', error);
  if (error !== undefined) throw error;
}
