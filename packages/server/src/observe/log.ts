import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

export type Log = FastifyBaseLogger;

const nameDigits = 10;

/** Other properties are dropped, because databases put whole rows there. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code: string;
  readonly stack: string;
};

/**
 * Returns the log settings: JSON lines without requests, whose paths contain table codes. Errors are logged with message,
 * code and stack, without secrets.
 */
export function logSettings(
  level: Config['logLevel'],
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger'> {
  const serializers = { err: loggedError, error: loggedError, req: () => ({}), res: () => ({}) };
  return { logger: { level, serializers, base: { name: 'nain-jaune' }, ...(stream && { stream }) } };
}

/**
 * Names of tables in the log. Anyone with a code may enter its table, so the log has a keyed hash. Without a key all codes
 * could be tried.
 */
export class TableNames {
  readonly #key: Buffer;

  /** @param secret shared by the servers on one database, so that they use the same names */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('table names in the log').digest();
  }

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
    /\b[a-z]{4}-[a-z]{4}-[a-z]{2}\b/,
    /[\w-]{43,}/,
    /\b[2-9TJQKA][cdhs]\b/,
    // The excerpt in an error of `JSON.parse`: "Hello"... is not valid JSON
    /"[\s\S]*?(?=is not valid JSON)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

function withoutSecrets(text: string): string {
  return text.replaceAll(secrets, '…');
}
