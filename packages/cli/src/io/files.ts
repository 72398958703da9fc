import type { Shell } from '../shell.ts';
import { UsageError } from '../usage.ts';
import { readWhole } from './bytes.ts';

/** The whole text of a file, or of standard input for `-`. A file that cannot be read is a wrong use. */
export function readText(shell: Shell, file: string): string {
  try {
    return readWhole(file);
  } catch (error) {
    throw new UsageError(whyNotRead(shell, file, error));
  }
}

/** The sentence that says why a file cannot be read. */
export function whyNotRead({ cli }: Shell, file: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return cli.fileNotFound(file);
    case 'EISDIR':
      return cli.isFolder(file);
    case 'Z_BUF_ERROR':
    case 'Z_DATA_ERROR':
      return cli.damagedGzip(file);
    default:
      return `${cli.fileNotReadable(file)} (${codeOf(error)})`;
  }
}

/** Does what writes to a file; where the system refuses, the sentence that says so is a wrong use. */
export function withWriteErrors<Value>({ cli }: Shell, file: string, write: () => Value): Value {
  try {
    return write();
  } catch (error) {
    throw new UsageError(cli.cannotWrite(file, codeOf(error)));
  }
}

/** The system's own short name for what went wrong. Errors that are none of the system's are thrown on. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}
