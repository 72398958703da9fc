import {
  answers,
  body,
  codeInPath,
  inPath,
  invitationInPath,
  type Json,
  ref,
  schemas,
} from './openApiParts.ts';
import { sameCardsPaths } from './sameCardsPaths.ts';

const tableCode = codeInPath('The code of the table.');
const invitation = invitationInPath('The code of the table, with the key that its link has after a renewal.');
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
        summary: 'Opens a table. The sender is its host, on seat 0, or its board without a seat.',
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
      parameters: [invitation],
      get: {
        operationId: 'summary',
        summary: 'A table as anyone with its link may see it. Its members do not need the key of the link.',
        security: [{}, { member: [] }],
        responses: answers(200, 'The table.', ref('TableSummary'), [
          'link-renewed',
          'no-such-table',
          'damaged',
        ]),
      },
    },
    '/api/tables/{code}/members': {
      parameters: [invitation],
      post: {
        operationId: 'join',
        summary: 'Joins a table, on the requested seat if it is free, else on the first free one.',
        requestBody: body('JoinTable'),
        responses: answers(201, 'A member.', ref('Joined'), [
          'malformed',
          'removed',
          'link-renewed',
          'not-offered',
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
      parameters: [tableCode],
      delete: {
        operationId: 'erase',
        summary: 'Deletes the member’s name, portrait and texts, at the table and in its records.',
        security: [{ member: [] }],
        responses: answers(204, 'They are deleted.', null, ['wrong-token', 'no-such-table', 'damaged']),
      },
    },
    '/api/tables/{code}/records/{game}': {
      parameters: [tableCode, game],
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
    ...sameCardsPaths,
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
