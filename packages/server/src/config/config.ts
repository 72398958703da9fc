import { failure, type Outcome, success } from '@nain-jaune/engine';
import {
  databaseAddress,
  oneOf,
  type Reader,
  serverAddress,
  serverAddresses,
  someText,
  trustedProxies,
  wholeNumber,
} from './readers.ts';

/** A variable of the environment that the server reads. */
export interface Variable<Value> {
  readonly name: string;
  /** What holds where the variable is not set or empty; null where nothing does. */
  readonly preset: string | null;
  readonly reader: Reader<Exclude<Value, null>>;
  /** What it is for, in words, as docs/running.md tells it. */
  readonly meaning: string;
  /** Whether its value must not be repeated, in a complaint or anywhere. */
  readonly isSecret: boolean;
}

const highestPort = 65_535;
const most = 1_000_000_000;

function variable<Value>(
  name: string,
  preset: string,
  reader: Reader<Value>,
  meaning: string,
): Variable<Value> {
  return { name, preset, reader: reader as Reader<Exclude<Value, null>>, meaning, isSecret: false };
}

function optional<Value>(name: string, reader: Reader<Value>, meaning: string): Variable<Value | null> {
  return { name, preset: null, reader: reader as Reader<Exclude<Value, null>>, meaning, isSecret: false };
}

const variables = {
  port: variable(
    'PORT',
    '1760',
    wholeNumber(0, highestPort),
    'The port. 0 is any free one. `npm start` takes the next free one where it is taken.',
  ),
  host: variable(
    'HOST',
    'localhost',
    someText,
    'The address to listen on; `0.0.0.0` for every network of the machine.',
  ),
  dataFolder: variable(
    'DATA_FOLDER',
    'data',
    someText,
    'The folder of the embedded database; made where it is missing. Not used with `DATABASE_URL`.',
  ),
  databaseUrl: {
    ...optional(
      'DATABASE_URL',
      databaseAddress,
      'A PostgreSQL database, 15 or newer, instead of the embedded one; several servers may share it.',
    ),
    isSecret: true,
  },
  nodeAddress: optional(
    'NODE_ADDRESS',
    serverAddress,
    'Where the other servers on the same database reach this one. Else this machine’s first network address and the port.',
  ),
  publicOrigins: optional(
    'PUBLIC_ORIGINS',
    serverAddresses,
    'The addresses of the page, as browsers see them, apart by commas: pages from elsewhere are refused. Else a page must come from the host that it asks.',
  ),
  trustProxy: optional(
    'TRUST_PROXY',
    trustedProxies,
    'Whose word is believed about a client’s address: the number of proxies in front, or their addresses. Without it nobody’s.',
  ),
  logLevel: variable(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'The least that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  ),
  metrics: variable(
    'METRICS',
    'local',
    oneOf('off', 'local', 'all'),
    'Who may read `/metrics`: nobody (`off`), the machine and private networks (`local`), or `all`.',
  ),
  botPace: variable(
    'BOT_PACE',
    '900',
    wholeNumber(0, 60_000),
    'Milliseconds that a bot waits before it lays a card; half of it before it passes.',
  ),
  playNowWait: variable(
    'PLAY_NOW_WAIT',
    '30',
    wholeNumber(1, 3600),
    'Seconds until a table of “play now” fills up with bots.',
  ),
  maxSockets: variable(
    'MAX_SOCKETS',
    '20000',
    wholeNumber(1, most),
    'The most connections that this server holds.',
  ),
  maxTables: variable(
    'MAX_TABLES',
    '10000',
    wholeNumber(1, most),
    'The most tables that this server holds in memory; no new ones are opened above it.',
  ),
  socketsPerAddress: variable(
    'SOCKETS_PER_ADDRESS',
    '200',
    wholeNumber(1, most),
    'The most connections from one address (of IPv6, one network of 64 bits).',
  ),
  tablesPerHour: variable(
    'TABLES_PER_HOUR',
    '60',
    wholeNumber(1, most),
    'How many tables one address may open in an hour.',
  ),
  joinsPerMinute: variable(
    'JOINS_PER_MINUTE',
    '300',
    wholeNumber(1, most),
    'How often one address may come to a table, by a request or by a connection, in a minute.',
  ),
  requestsPerMinute: variable(
    'REQUESTS_PER_MINUTE',
    '600',
    wholeNumber(1, most),
    'How many requests to `/api` one address may make in a minute.',
  ),
  missesPerMinute: variable(
    'MISSES_PER_MINUTE',
    '30',
    wholeNumber(1, most),
    'How many codes of no table and wrong secrets one address may try in a minute.',
  ),
  messagesPerSecond: variable(
    'MESSAGES_PER_SECOND',
    '20',
    wholeNumber(1, most),
    'How many messages one connection may send in a second, over a while; four times as many at once.',
  ),
  addressMessagesPerSecond: variable(
    'ADDRESS_MESSAGES_PER_SECOND',
    '400',
    wholeNumber(1, most),
    'The same for all connections of one address.',
  ),
} as const;

type Variables = typeof variables;

/** How the server is to run, as the environment says. */
export type Config = {
  readonly [Key in keyof Variables]: Variables[Key] extends Variable<infer Value> ? Value : never;
};

/** Every variable, in the order in which docs/running.md tells them. */
export const VARIABLES: readonly Variable<unknown>[] = Object.values(variables);

/** The configuration that an environment describes; else everything that is wrong with it, each in a sentence. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Outcome<Config, readonly string[]> {
  const complaints: string[] = [];
  const entries = Object.entries(variables).map(([key, one]) => {
    const value = readOne(one, environment[one.name]);
    if (value === undefined) complaints.push(complaintOf(one, environment[one.name] ?? ''));
    return [key, value] as const;
  });
  return complaints.length > 0 ? failure(complaints) : success(Object.fromEntries(entries) as Config);
}

/** The value of a variable, null where it has none, undefined where its text means nothing. */
function readOne(one: Variable<unknown>, text = ''): unknown {
  const wanted = text.trim() === '' ? one.preset : text.trim();
  return wanted === null ? null : (one.reader.read(wanted) ?? undefined);
}

function complaintOf({ name, reader, isSecret }: Variable<unknown>, text: string): string {
  return `${name} must be ${reader.expected}, and is ${isSecret ? 'not' : `"${text.trim()}"`}.`;
}
