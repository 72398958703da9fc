export class StoreTaken extends Error {
  override readonly name = 'StoreTaken';
  readonly path: string;

  constructor(path: string) {
    super(
      `The database ${path} is in use by another server. Stop that server first, or set DATA_FOLDER to another folder. ` +
        'Servers that share their tables need a PostgreSQL database: set DATABASE_URL.',
    );
    this.path = path;
  }
}

const versionAdvice = {
  draft:
    'was made before release 1.0, and this version cannot read it. It was not changed. Move it ' +
    'away, or set DATA_FOLDER or DATABASE_URL to another place. The server then creates a new one, without the old tables.',
  newer:
    'was made by another version of this program, probably a newer one, and this version cannot read it. Install that ' +
    'version again, or restore a backup from before the update.',
} as const;

/** The database was made before release 1.0, or has migrations that this version does not know. It was not changed. */
export class StoreVersionError extends Error {
  override readonly name = 'StoreVersionError';

  /** @param database how an operator knows the database; never an address, which has a password */
  constructor(database: string, age: keyof typeof versionAdvice, cause?: unknown) {
    super(`${database} ${versionAdvice[age]}`, { cause });
  }
}

/**
 * Another node owns the table, or entries with these numbers exist: from another node, or from an earlier append with an
 * unknown outcome.
 */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
  readonly table: string;

  constructor(table: string) {
    super(`The entries of table ${table} do not continue those that are stored, or another server owns it.`);
    this.table = table;
  }
}

/** The database did not answer. A change may or may not be stored. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';

  constructor(reason: string, cause?: unknown) {
    super(`The store cannot be reached: ${reason}`, { cause });
  }
}

/** A bounded list has no room for another item. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';

  constructor(items: string, limit: number) {
    super(`The store already has ${limit} ${items}. Remove some first.`);
  }
}
