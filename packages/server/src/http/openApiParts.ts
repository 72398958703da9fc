/** The parts of the OpenAPI description. */
import {
  about,
  attemptResult,
  challenge,
  challengeCode,
  challengeEntry,
  dailyResults,
  httpRefusal,
  joined,
  joinTable,
  lobbyTables,
  newAttempt,
  openTable,
  playNow,
  tableSummary,
} from '@nain-jaune/protocol/schemas';
import { toJsonSchema } from '@valibot/to-json-schema';
import { type RefusalCode, STATUS_OF } from './refusal.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const refusalMeanings: Readonly<Record<RefusalCode, string>> = {
  malformed: 'The request cannot be parsed; `problems` has the places.',
  'not-offered': 'The place of this member is not offered to another device.',
  'wrong-token': 'No member of this table has this token.',
  'wrong-origin': 'The page or the `Host` of the request is not one of this server.',
  removed: 'The host has removed this person from the table.',
  'link-renewed': 'The host has renewed the link of the table.',
  banned: 'The operator has excluded this person.',
  'no-such-table': 'There is no table with this code.',
  'no-such-game': 'The table has no such game.',
  'no-such-day': 'The server has no results of this day.',
  'not-yet': 'The day has not begun.',
  'too-late': 'Attempts at the deal of this day are no longer accepted.',
  forged: 'The record is not a game at the table of that day, or its bots did not move like this.',
  'no-such-challenge': 'There is no challenge with this code.',
  'challenge-full': 'The challenge has no room for another result.',
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
    target: 'draft-2020-12',
    // docs/record-format.md and docs/protocol.md describe rulesets and text formats.
    errorMode: 'ignore',
  });
  return json as Json;
}

export const schemas = {
  OpenTable: jsonSchemaOf(openTable, 'input'),
  JoinTable: jsonSchemaOf(joinTable, 'input'),
  PlayNow: jsonSchemaOf(playNow, 'input'),
  Joined: jsonSchemaOf(joined, 'output'),
  LobbyTables: jsonSchemaOf(lobbyTables, 'output'),
  TableSummary: jsonSchemaOf(tableSummary, 'output'),
  DailyResults: jsonSchemaOf(dailyResults, 'output'),
  NewAttempt: jsonSchemaOf(newAttempt, 'input'),
  AttemptResult: jsonSchemaOf(attemptResult, 'output'),
  ChallengeEntry: jsonSchemaOf(challengeEntry, 'input'),
  ChallengeCode: jsonSchemaOf(challengeCode, 'output'),
  Challenge: jsonSchemaOf(challenge, 'output'),
  About: jsonSchemaOf(about, 'output'),
  HttpRefusal: jsonSchemaOf(httpRefusal, 'output'),
  Record: { type: 'object', description: 'The record of a game, as described in docs/record-format.md.' },
} satisfies Record<string, Json>;

export function ref(name: keyof typeof schemas): Json {
  return { $ref: `#/components/schemas/${name}` };
}

function inJson(schema: Json): Json {
  return { 'application/json': { schema } };
}

export function refusals(codes: readonly RefusalCode[]): Readonly<Record<string, Json>> {
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

export function answers(
  status: number,
  description: string,
  schema: Json | null,
  codes: readonly RefusalCode[],
): Json {
  const content = schema === null ? {} : { content: inJson(schema) };
  return { [status]: { description, ...content }, ...refusals(codes) };
}

export function body(name: keyof typeof schemas): Json {
  return { required: true, content: inJson(ref(name)) };
}

export function inPath(name: string, schema: Json, description: string): Json {
  return { name, in: 'path', required: true, schema, description };
}

const code = '[a-z]{4}-[a-z]{4}-[a-z]{2}';

export function codeInPath(description: string): Json {
  return inPath('code', { type: 'string', pattern: `^${code}$` }, description);
}

/** The code of a table, followed by the key of a renewed link. */
export function invitationInPath(description: string): Json {
  return inPath('code', { type: 'string', pattern: `^${code}(-${code})?$` }, description);
}
