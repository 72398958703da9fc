import {
  databaseAddress,
  listenAddress,
  oneOf,
  type Reader,
  serverAddress,
  serverAddresses,
  shortText,
  someText,
  trustedProxies,
  wholeNumber,
} from './readers.ts';

export interface Variable<Value, Preset extends string | null = string | null> {
  readonly name: string;
  /** The default text; null for none. */
  readonly preset: Preset;
  readonly reader: Reader<Value>;
  /** The description in docs/running.md and `.env.example`. */
  readonly meaning: string;
  readonly isSecret: boolean;
}

const highestPort = 65_535;
const most = 1_000_000_000;
const mostDays = 36_500;
const longestName = 100;
const longestContact = 200;

function variable<Value>(
  name: string,
  preset: string,
  reader: Reader<Value>,
  meaning: string,
): Variable<Value, string> {
  return { name, preset, reader, meaning, isSecret: false };
}

function optional<Value>(name: string, reader: Reader<Value>, meaning: string): Variable<Value, null> {
  return { name, preset: null, reader, meaning, isSecret: false };
}

/** All variables by key in `Config`, in the order of docs/running.md. */
export const variables = {
  port: variable(
    'PORT',
    '1760',
    wholeNumber(0, highestPort),
    'The port. 0 means any free port. `npm start` takes the next free port if this one is taken.',
  ),
  host: variable(
    'HOST',
    'localhost',
    someText,
    'The address to listen on. `0.0.0.0` means every network of the machine, and is the default of `npm start`.',
  ),
  certificateFile: optional(
    'CERTIFICATE_FILE',
    someText,
    'A certificate in PEM format, with those of its issuers. The server then answers HTTPS itself, and no HTTP. It is read when the server starts.',
  ),
  certificateKeyFile: optional(
    'CERTIFICATE_KEY_FILE',
    someText,
    'The private key of the certificate, in PEM format and without a passphrase.',
  ),
  dataFolder: variable(
    'DATA_FOLDER',
    'data',
    someText,
    'The folder of the embedded database and of the socket for `npm run admin`, created if missing. With `DATABASE_URL` only of the socket.',
  ),
  databaseUrl: {
    ...optional(
      'DATABASE_URL',
      databaseAddress,
      'A PostgreSQL database, version 15 or newer, instead of the embedded one. Several servers may share it.',
    ),
    isSecret: true,
  },
  nodeAddress: optional(
    'NODE_ADDRESS',
    serverAddress,
    'The address at which the other servers on the same database reach this one. Default: the first network address of the machine, with `PORT`.',
  ),
  publicOrigins: optional(
    'PUBLIC_ORIGINS',
    serverAddresses,
    'The addresses of the page as browsers see them, without a path, separated by commas. Requests for other names, and pages from other addresses, are refused. Default: IP addresses, `localhost`, and the names of this machine and of its certificate.',
  ),
  trustProxy: optional(
    'TRUST_PROXY',
    trustedProxies,
    'The reverse proxies whose `X-Forwarded-For` is believed: their number, if they are on this machine or in a private network, or else their addresses. Default: none.',
  ),
  logLevel: variable(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'The lowest level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  ),
  metricsAddress: optional(
    'METRICS_ADDRESS',
    listenAddress,
    'The address at which `/metrics` is served, such as `127.0.0.1:9464`. Default: `/metrics` is off.',
  ),
  operatorName: optional(
    'OPERATOR_NAME',
    shortText(longestName),
    'The name of the person or organisation that runs the server, shown on the page.',
  ),
  operatorContact: optional(
    'OPERATOR_CONTACT',
    shortText(longestContact),
    'An e-mail address or web address at which players reach the operator, shown on the page.',
  ),
  privacyFile: optional(
    'PRIVACY_FILE',
    someText,
    'A plain text file with the operator’s privacy notice, shown on the page. It is read when the server starts.',
  ),
  keepTalkDays: variable(
    'KEEP_TALK_DAYS',
    '30',
    wholeNumber(1, mostDays),
    'Days from the closing of a table until what was said there is deleted.',
  ),
  keepTablesDays: variable(
    'KEEP_TABLES_DAYS',
    '30',
    wholeNumber(1, mostDays),
    'Days from the closing of a table until it is deleted.',
  ),
  keepRecordsDays: variable(
    'KEEP_RECORDS_DAYS',
    '365',
    wholeNumber(1, mostDays),
    'Days until the record of a finished game is deleted.',
  ),
  keepReportsDays: variable(
    'KEEP_REPORTS_DAYS',
    '90',
    wholeNumber(1, mostDays),
    'Days until a report about a player is deleted.',
  ),
  keepDailyDays: variable(
    'KEEP_DAILY_DAYS',
    '61',
    wholeNumber(9, mostDays),
    'Days until a result of today’s deal is deleted.',
  ),
  keepChallengesDays: variable(
    'KEEP_CHALLENGES_DAYS',
    '180',
    wholeNumber(1, mostDays),
    'Days without use until a challenge is deleted, with its results.',
  ),
  publicRecords: variable(
    'PUBLIC_RECORDS',
    'on',
    oneOf('on', 'off'),
    'Whether `/api/records` serves the games of tables that were open to everyone, without names: `on` or `off`.',
  ),
  botPace: variable(
    'BOT_PACE',
    '900',
    wholeNumber(0, 60_000),
    'Milliseconds that a bot waits before the first card of its turn. It waits half as long before it passes, less within a run, and half as long again before a card that follows passes of several players.',
  ),
  playNowWait: variable(
    'PLAY_NOW_WAIT',
    '30',
    wholeNumber(1, 3600),
    'Seconds until a table of “play now” fills up with bots.',
  ),
  maxSockets: variable('MAX_SOCKETS', '20000', wholeNumber(1, most), 'The limit of WebSocket connections.'),
  maxConnections: variable(
    'MAX_CONNECTIONS',
    '5000',
    wholeNumber(1, most),
    'The limit of HTTP connections, not counting WebSockets.',
  ),
  maxTables: optional(
    'MAX_TABLES',
    wholeNumber(1, most),
    'The limit of tables in memory. Above it tables without a connected client are released, and if there are none no new ones are opened. Default: one for every 384 KiB of the heap that Node may use, about 5000 with 2 GiB.',
  ),
  socketsPerAddress: variable(
    'SOCKETS_PER_ADDRESS',
    '200',
    wholeNumber(1, most),
    'The limit of WebSocket connections from one address. An IPv6 network of 64 bits counts as one address.',
  ),
  connectionsPerAddress: variable(
    'CONNECTIONS_PER_ADDRESS',
    '100',
    wholeNumber(1, most),
    'The limit of HTTP connections from one address, not counting WebSockets. Trusted proxies and, with `DATABASE_URL`, private networks are exempt.',
  ),
  listedPerAddress: variable(
    'LISTED_PER_ADDRESS',
    '3',
    wholeNumber(1, most),
    'The limit of tables of one address in the lobby. Further ones can be joined by their link.',
  ),
  tablesPerHour: variable(
    'TABLES_PER_HOUR',
    '60',
    wholeNumber(1, most),
    'The limit of tables that one address may open in an hour.',
  ),
  joinsPerMinute: variable(
    'JOINS_PER_MINUTE',
    '300',
    wholeNumber(1, most),
    'How often one address may join a table in a minute, by request or by connection.',
  ),
  requestsPerMinute: variable(
    'REQUESTS_PER_MINUTE',
    '600',
    wholeNumber(1, most),
    'The limit of requests to `/api` from one address in a minute.',
  ),
  missesPerMinute: variable(
    'MISSES_PER_MINUTE',
    '30',
    wholeNumber(1, most),
    'The limit of wrong table codes and wrong secrets from one address in a minute.',
  ),
  messagesPerSecond: variable(
    'MESSAGES_PER_SECOND',
    '20',
    wholeNumber(1, most),
    'The limit of messages from one connection in a second. Bursts of four times as many are allowed.',
  ),
  addressMessagesPerSecond: variable(
    'ADDRESS_MESSAGES_PER_SECOND',
    '400',
    wholeNumber(1, most),
    'The same limit for all connections of one address together.',
  ),
  changesPerMinute: variable(
    'CHANGES_PER_MINUTE',
    '300',
    wholeNumber(1, most),
    'The limit of commands other than moves (seats, names, texts, settings) and of deleted names from one address in a minute.',
  ),
  reportsPerHour: variable(
    'REPORTS_PER_HOUR',
    '10',
    wholeNumber(1, most),
    'The limit of reports about players from one address in an hour.',
  ),
  attemptsPerDay: variable(
    'ATTEMPTS_PER_DAY',
    '5',
    wholeNumber(1, most),
    'The limit of attempts at today’s deals from one address in a day.',
  ),
  challengesPerHour: variable(
    'CHALLENGES_PER_HOUR',
    '60',
    wholeNumber(1, most),
    'The limit of challenges and results of challenges from one address in an hour.',
  ),
  downloadsPerHour: variable(
    'DOWNLOADS_PER_HOUR',
    '30',
    wholeNumber(1, most),
    'How often one address may download the public games in an hour.',
  ),
} as const;
