/** Another server uses the embedded database. */
export class StoreTaken extends Error {
  override readonly name = 'StoreTaken';
  readonly path: string;

  constructor(path: string) {
    super(
      `The database ${path} is in use by another server. Stop that one first, or give this one a folder of its own ` +
        'with DATA_FOLDER. Servers that share their tables need a PostgreSQL, named by DATABASE_URL.',
    );
    this.path = path;
  }
}

/** Somebody else continues the table: these numbers are written, or the node does not own it. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
  readonly table: string;

  constructor(table: string) {
    super(`Table ${table} is continued elsewhere.`);
    this.table = table;
  }
}

/** The store did not answer; whether a change was kept is not known. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';

  constructor(reason: string, cause?: unknown) {
    super(`The store cannot be reached: ${reason}`, { cause });
  }
}
