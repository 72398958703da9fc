import { StoreTaken, StoreVersionError } from '../errors.ts';
import { SqliteError } from './worker.ts';

const elsewhere = 'or set DATA_FOLDER to another folder.';
const rights = `Give its owner, the user who runs the server, the right to write there, ${elsewhere}`;
const inTheWay = `Move what is in the way, ${elsewhere}`;
const space = `Free space on its disk, ${elsewhere}`;

const adviceByCode: Readonly<Record<string, string>> = {
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
  EISDIR: inTheWay,
  ENOSPC: space,
  EDQUOT: space,
};

/** Primary result codes of SQLite. */
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/** Returns an error that says what to change if the data folder cannot be used. */
export function folderProblem(path: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice = adviceByCode[code] ?? rights;
  return new Error(`The data folder ${path} cannot be used (${messageOf(error)}). ${advice}`, {
    cause: error,
  });
}

/** Returns an error that says what to change if the database in a file cannot be opened or migrated. */
export function openingProblem(path: string, error: unknown): Error {
  if (error instanceof StoreTaken || error instanceof StoreVersionError) return error;
  return new Error(explained(path, error), { cause: error });
}

function explained(path: string, error: unknown): string {
  switch (primaryCodeOf(error)) {
    case NOT_A_DATABASE:
      return `The file ${path} is not a database. Move it away or replace it by a backup, ${elsewhere}`;
    case CORRUPT:
      return `The database ${path} is damaged. Replace it by a backup and remove the files beside it that end with -wal and -shm, ${elsewhere}`;
    case FULL:
      return `The database ${path} cannot be opened, because its disk is full. ${space}`;
    default:
      return `The database ${path} cannot be opened (${messageOf(error)}). Check its disk, and that the user who runs the server may write to it, or replace it by a backup, ${elsewhere}`;
  }
}

/** Errors of the disk have the error of SQLite as their cause. */
function primaryCodeOf(error: unknown): number | null {
  if (error instanceof SqliteError) return error.errcode === null ? null : error.errcode & 0xff;
  return error instanceof Error && error.cause !== undefined ? primaryCodeOf(error.cause) : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
