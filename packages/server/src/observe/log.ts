import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

/** Where the server writes what happens. */
export type Log = FastifyBaseLogger;

/** Hexadecimal digits of a table's name in the log. */
const nameDigits = 10;

/** What went wrong, without anything that an error carries beside its words: a database puts whole rows there. */
type ToldError = {
  readonly type: string;
  readonly message: string;
  readonly code: string;
  readonly stack: string;
};

/**
 * The settings of the log: JSON lines, without requests (their addresses hold the codes of tables) and with no more of
 * an error than its words and place.
 */
export function logSettings(
  level: Config['logLevel'],
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger'> {
  const serializers = { err: toldError, error: toldError, req: () => ({}), res: () => ({}) };
  return { logger: { level, serializers, base: { name: 'nain-jaune' }, ...(stream && { stream }) } };
}

/**
 * The names of tables in the log. A code opens its table, so the log has a keyed hash of it. There are too few codes for a
 * hash without a key: all of them could be tried.
 */
export class TableNames {
  readonly #key: Buffer;

  /** @param secret the secret that all servers on one database share, so that they name a table alike */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('table names in the log').digest();
  }

  /** Returns the name of the table with this code. */
  of(code: string): string {
    return createHmac('sha256', this.#key).update(code).digest('hex').slice(0, nameDigits);
  }
}

function toldError(error: unknown): ToldError {
  const {
    name,
    message,
    stack = '',
    code = '',
  }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  return { type: name, message: withoutKeys(message), code, stack: withoutKeys(stack) };
}

/** A text without codes of tables and secrets, whoever has put them there. */
function withoutKeys(text: string): string {
  return text.replaceAll(/\b[a-z]{4}-[a-z]{4}-[a-z]{2}\b|[\w-]{43,}/g, '…');
}
