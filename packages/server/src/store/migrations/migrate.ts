import type { Kysely, RawBuilder } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from '../schema.ts';
import type { StoreKind } from '../types.ts';
import { createTables } from './0001-tables.ts';
import { mergeSnapshots } from './0002-snapshots.ts';
import { addSameCards } from './0003-same-cards.ts';
import { addBoards } from './0004-boards.ts';
import { addAddresses } from './0005-addresses.ts';

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

export async function migrate(db: Kysely<Schema>, target: Target): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(target) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
