import { CLOCK_SECONDS, PORTRAITS } from '@nain-jaune/protocol/online';
import { type RefusalCode, STATUS_OF } from './refusal.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const refusalWords: Readonly<Record<RefusalCode, string>> = {
  malformed: 'The request is not understood; `problems` says where.',
  'wrong-token': 'The secret is no one’s place at this table.',
  'wrong-origin': 'The page does not come from this server.',
  'no-such-table': 'There is no table with this code.',
  'no-such-game': 'The table has no such game.',
  'not-found': 'There is nothing at this path.',
  'not-allowed': 'The path does not know this method.',
  'table-full': 'Every seat is taken.',
  'table-closed': 'Nobody plays at this table any more.',
  'too-large': 'The body is too large.',
  'too-many': 'Too many requests; `retry-after` says for how many seconds.',
  internal: 'A fault of the server.',
  'not-ready':
    'The server stops, is full, or cannot reach its store or the server of the table; `retry-after` says after how many seconds to ask again.',
};

const ofEvery: readonly RefusalCode[] = ['wrong-origin', 'too-many', 'internal', 'not-ready'];

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

function listOf(items: Json): Json {
  return { type: 'array', items };
}

function object(properties: Readonly<Record<string, Json>>, more: Readonly<Record<string, Json>> = {}): Json {
  return { type: 'object', properties, required: Object.keys(properties), ...more };
}

function inJson(schema: Json): Json {
  return { 'application/json': { schema } };
}

function refusals(codes: readonly RefusalCode[]): Readonly<Record<string, Json>> {
  const byStatus = Map.groupBy([...codes, ...ofEvery], (code) => String(STATUS_OF[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, [...those]]) => [
      status,
      {
        description: those.map((code) => `\`${code}\`: ${refusalWords[code]}`).join(' '),
        content: inJson(ref('HttpRefusal')),
      },
    ]),
  );
}

function answers(
  status: number,
  description: string,
  schema: Json | null,
  codes: readonly RefusalCode[],
): Json {
  const content = schema === null ? {} : { content: inJson(schema) };
  return { [status]: { description, ...content }, ...refusals(codes) };
}

function body(name: string): Json {
  return { required: true, content: inJson(ref(name)) };
}

function inPath(name: string, schema: Json, description: string): Json {
  return { name, in: 'path', required: true, schema, description };
}

const code = inPath(
  'code',
  { type: 'string', pattern: '^[a-z]{4}-[a-z]{4}-[a-z]{2}$' },
  'The code of the table.',
);
const game = inPath('game', { type: 'integer', minimum: 1 }, 'The number of the game at its table.');
const text: Json = { type: 'string' };
const count: Json = { type: 'integer', minimum: 0 };
const phase: Json = { enum: ['gathering', 'playing', 'between', 'closed'] };
const clock: Json = { enum: Object.keys(CLOCK_SECONDS) };

const comer = (more: Readonly<Record<string, Json>>): Json => {
  const properties = { name: text, ...more };
  return object(properties, { properties: { ...properties, face: ref('Face') } });
};

const sitter = (type: string, more: Readonly<Record<string, Json>>): Json =>
  comer({ type: { const: type }, ...more });

const schemas: Readonly<Record<string, Json>> = {
  Ruleset: { type: 'object', description: 'A whole ruleset, as docs/record-format.md tells.' },
  Record: { type: 'object', description: 'The record of a game, as docs/record-format.md tells.' },
  TableSettings: object({
    rules: ref('Ruleset'),
    players: { type: 'integer', minimum: 2 },
    clock,
    open: { type: 'boolean', description: 'Whether strangers find it in the lobby.' },
    freeText: { type: 'boolean', description: 'Whether people may write what they like.' },
  }),
  Face: { description: 'The portrait that somebody has chosen, if any.', enum: [...PORTRAITS, null] },
  OpenTable: comer({ settings: ref('TableSettings') }),
  JoinTable: comer({ seat: { type: ['integer', 'null'], minimum: 0 } }),
  PlayNow: comer({ ruleset: { type: ['string', 'null'] } }),
  Joined: object({
    code: text,
    person: { type: 'integer', minimum: 1 },
    token: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$', description: 'The secret of the place.' },
  }),
  LobbyTable: object({
    code: text,
    ruleset: text,
    houseRules: { type: 'boolean' },
    host: text,
    players: count,
    people: count,
    bots: count,
    clock,
    phase,
  }),
  Seat: {
    oneOf: [
      sitter('free', {}),
      sitter('bot', { bot: text }),
      sitter('person', { person: { type: 'integer', minimum: 1 } }),
    ],
  },
  TableSummary: object({
    code: text,
    phase,
    settings: ref('TableSettings'),
    host: { type: ['string', 'null'] },
    seats: listOf(ref('Seat')),
    games: count,
    records: listOf({ type: 'integer', minimum: 1 }),
  }),
  About: object({
    operator: {
      description: 'The person or organisation that runs the server.',
      oneOf: [{ type: 'null' }, object({ name: text, contact: { type: ['string', 'null'] } })],
    },
    privacy: { type: ['string', 'null'], description: 'The privacy notice as plain text.' },
    kept: object({ talkDays: count, tablesDays: count, recordsDays: count, reportsDays: count }),
  }),
  Problem: object({ code: text, path: text, expected: text, found: text }),
  HttpRefusal: object({ error: { enum: Object.keys(STATUS_OF) }, problems: listOf(ref('Problem')) }),
};

/** The description of the HTTP part, OpenAPI 3.1; the socket part is told in docs/protocol.md. */
export const openApi: Json = {
  openapi: '3.1.0',
  info: {
    title: 'Nain Jaune: tables online',
    version: '1',
    description:
      'How one comes to a table. What is said at a table goes over a WebSocket at /socket, told in docs/protocol.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  // Relative to the address of this description, which may be under a path such as /nain/.
  servers: [{ url: '..' }],
  paths: {
    '/api/tables': {
      get: {
        operationId: 'lobby',
        summary: 'The open tables, those that wait for people first.',
        responses: answers(200, 'The tables.', listOf(ref('LobbyTable')), []),
      },
      post: {
        operationId: 'open',
        summary: 'Opens a table; whoever asks is its host and sits on seat 0.',
        requestBody: body('OpenTable'),
        responses: answers(201, 'The place of the host.', ref('Joined'), ['malformed', 'too-large']),
      },
    },
    '/api/play': {
      post: {
        operationId: 'playNow',
        summary: 'Sits down with strangers: at an open table that waits for people, else at a new one.',
        requestBody: body('PlayNow'),
        responses: answers(201, 'A place.', ref('Joined'), ['malformed', 'too-large']),
      },
    },
    '/api/tables/{code}': {
      parameters: [code],
      get: {
        operationId: 'summary',
        summary: 'A table as anyone with its code may see it.',
        responses: answers(200, 'The table.', ref('TableSummary'), ['no-such-table']),
      },
    },
    '/api/tables/{code}/people': {
      parameters: [code],
      post: {
        operationId: 'join',
        summary: 'Comes to a table, on the wished seat where it is free, else on the first free one.',
        requestBody: body('JoinTable'),
        responses: answers(201, 'A place.', ref('Joined'), [
          'malformed',
          'no-such-table',
          'table-full',
          'table-closed',
          'too-large',
        ]),
      },
    },
    '/api/tables/{code}/people/me': {
      parameters: [code],
      delete: {
        operationId: 'forgetName',
        summary: 'Leaves a blank where one’s name was, at the table and in its records.',
        security: [{ place: [] }],
        responses: answers(204, 'The name is gone.', null, ['wrong-token', 'no-such-table']),
      },
    },
    '/api/tables/{code}/records/{game}': {
      parameters: [code, game],
      get: {
        operationId: 'record',
        summary: 'The record of a game, without a deal in progress.',
        responses: answers(200, 'The record, as a file to keep.', ref('Record'), [
          'no-such-table',
          'no-such-game',
        ]),
      },
    },
    '/api/about': {
      get: {
        operationId: 'about',
        summary: 'Who runs the server, and after how many days it deletes data.',
        responses: answers(200, 'About the server.', ref('About'), []),
      },
    },
    '/api/openapi.json': {
      get: {
        operationId: 'description',
        summary: 'This description.',
        responses: answers(200, 'OpenAPI 3.1.', { type: 'object' }, []),
      },
    },
  },
  components: {
    securitySchemes: {
      place: { type: 'http', scheme: 'bearer', description: 'The secret of one’s place at the table.' },
    },
    schemas,
  },
};
