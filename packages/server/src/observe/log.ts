import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

/** The logger of the server. */
export type Log = FastifyBaseLogger;

/** Hexadecimal digits of a table's name in the log. */
const nameDigits = 10;

/** An error in the log, without its other properties: a database puts whole rows there. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code: string;
  readonly stack: string;
};

/**
 * The settings of the log: JSON lines, without requests, whose addresses contain the codes of tables. Of an error the log
 * has its message, code and stack, without codes of tables, tokens, cards and parts of stored texts.
 */
export function logSettings(
  level: Config['logLevel'],
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger'> {
  const serializers = { err: loggedError, error: loggedError, req: () => ({}), res: () => ({}) };
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

function loggedError(error: unknown): LoggedError {
  const {
    name,
    message,
    stack = '',
    code = '',
  }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  return { type: name, message: withoutSecrets(message), code, stack: withoutSecrets(stack) };
}

const secrets = new RegExp(
  [
    // Codes of tables.
    /\b[a-z]{4}-[a-z]{4}-[a-z]{2}\b/,
    // Tokens and hashes.
    /[\w-]{43,}/,
    // Cards.
    /\b[2-9TJQKA][cdhs]\b/,
    // The excerpt in an error of `JSON.parse`, such as: "Hello"... is not valid JSON
    /"[\s\S]*?(?=is not valid JSON)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Removes from a text what must not be in the log. */
function withoutSecrets(text: string): string {
  return text.replaceAll(secrets, '…');
}
