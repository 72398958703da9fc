import {
  about,
  httpRefusal,
  joined,
  joinTable,
  lobbyTables,
  openTable,
  playNow,
  tableSummary,
} from '@nain-jaune/protocol/schemas';
import { toJsonSchema } from '@valibot/to-json-schema';
import { type RefusalCode, STATUS_OF } from './refusal.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const refusalMeanings: Readonly<Record<RefusalCode, string>> = {
  malformed: 'The request cannot be parsed; `problems` has the places.',
  'wrong-token': 'No member of this table has this token.',
  'wrong-origin': 'The page is not one of this server.',
  removed: 'The host has removed this person from the table.',
  banned: 'The operator has excluded this person.',
  'no-such-table': 'There is no table with this code.',
  'no-such-game': 'The table has no such game.',
  'not-found': 'There is nothing at this path.',
  'not-allowed': 'The path does not have this method.',
  'table-full': 'Every seat is taken.',
  'table-closed': 'The table is closed.',
  damaged: 'The table cannot be read. The operator finds the reason in the log.',
  'too-large': 'The body is too large.',
  'too-many': 'Too many requests; `Retry-After` has the seconds to wait.',
  internal: 'An error of the server.',
  'not-ready':
    'The server stops, is full, or cannot reach its store or the node of the table; `Retry-After` has the seconds to wait.',
};

const ofEvery: readonly RefusalCode[] = ['wrong-origin', 'too-many', 'internal', 'not-ready'];

function jsonSchemaOf(schema: Parameters<typeof toJsonSchema>[0], typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    // docs/record-format.md and docs/protocol.md describe rulesets and text formats.
    errorMode: 'ignore',
  });
  return json as Json;
}

const schemas = {
  OpenTable: jsonSchemaOf(openTable, 'input'),
  JoinTable: jsonSchemaOf(joinTable, 'input'),
  PlayNow: jsonSchemaOf(playNow, 'input'),
  Joined: jsonSchemaOf(joined, 'output'),
  LobbyTables: jsonSchemaOf(lobbyTables, 'output'),
  TableSummary: jsonSchemaOf(tableSummary, 'output'),
  About: jsonSchemaOf(about, 'output'),
  HttpRefusal: jsonSchemaOf(httpRefusal, 'output'),
  Record: { type: 'object', description: 'The record of a game, as described in docs/record-format.md.' },
} satisfies Record<string, Json>;

function ref(name: keyof typeof schemas): Json {
  return { $ref: `#/components/schemas/${name}` };
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
        description: those.map((code) => `\`${code}\`: ${refusalMeanings[code]}`).join(' '),
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

function body(name: keyof typeof schemas): Json {
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

/** OpenAPI 3.1 description of the HTTP API. docs/protocol.md describes the WebSocket. */
export const openApi: Json = {
  openapi: '3.1.0',
  info: {
    title: 'Nain Jaune: tables online',
    version: '2',
    description: 'How to open and join tables. Play goes over a WebSocket at /socket; see docs/protocol.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '..' }],
  paths: {
    '/api/tables': {
      get: {
        operationId: 'lobby',
        summary: 'Lists open tables with at least one member, those that wait for players first.',
        responses: answers(200, 'The tables.', ref('LobbyTables'), []),
      },
      post: {
        operationId: 'open',
        summary: 'Opens a table. The sender is its host, on seat 0.',
        requestBody: body('OpenTable'),
        responses: answers(201, 'The member of the host.', ref('Joined'), [
          'malformed',
          'banned',
          'too-large',
        ]),
      },
    },
    '/api/play': {
      post: {
        operationId: 'playNow',
        summary: 'Joins strangers at a table that waits for players, else opens one.',
        requestBody: body('PlayNow'),
        responses: answers(201, 'A member.', ref('Joined'), ['malformed', 'banned', 'too-large']),
      },
    },
    '/api/tables/{code}': {
      parameters: [code],
      get: {
        operationId: 'summary',
        summary: 'A table as anyone with its code may see it.',
        responses: answers(200, 'The table.', ref('TableSummary'), ['no-such-table', 'damaged']),
      },
    },
    '/api/tables/{code}/members': {
      parameters: [code],
      post: {
        operationId: 'join',
        summary: 'Joins a table, on the requested seat if it is free, else on the first free one.',
        requestBody: body('JoinTable'),
        responses: answers(201, 'A member.', ref('Joined'), [
          'malformed',
          'removed',
          'banned',
          'no-such-table',
          'damaged',
          'table-full',
          'table-closed',
          'too-large',
        ]),
      },
    },
    '/api/tables/{code}/members/me': {
      parameters: [code],
      delete: {
        operationId: 'erase',
        summary: 'Deletes the member’s name, portrait and texts, at the table and in its records.',
        security: [{ member: [] }],
        responses: answers(204, 'They are deleted.', null, ['wrong-token', 'no-such-table', 'damaged']),
      },
    },
    '/api/tables/{code}/records/{game}': {
      parameters: [code, game],
      get: {
        operationId: 'record',
        summary: 'The record of a game, without a deal in progress.',
        responses: answers(200, 'The record, as a file.', ref('Record'), [
          'no-such-table',
          'no-such-game',
          'damaged',
        ]),
      },
    },
    '/api/about': {
      get: {
        operationId: 'about',
        summary: 'Who runs the server, and how long it keeps data.',
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
      member: { type: 'http', scheme: 'bearer', description: 'The token of the member.' },
    },
    schemas,
  },
};
