/**
 * Parsers of untrusted messages. Each returns the message or its problems: at most twenty, and only the first unknown key of
 * an object. A separate entry, so that a page without online play loads no schemas.
 */
import { failure, type Outcome, type Problem, success } from '@nain-jaune/engine';
import * as v from 'valibot';
import type { Frozen } from './schemas/basics.ts';
import * as client from './schemas/client.ts';
import * as daily from './schemas/daily.ts';
import * as http from './schemas/http.ts';
import { problemsOf } from './schemas/problems.ts';
import * as server from './schemas/server.ts';

export type Parser<Value> = (input: unknown) => Outcome<Value, Problem[]>;
export type Parsed<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

/** Returns the parser of a schema. */
export function parserOf<Schema extends v.GenericSchema>(schema: Schema): Parser<Parsed<Schema>> {
  return (input) => {
    const result = v.safeParse(schema, input);
    return result.success ? success(result.output as Parsed<Schema>) : failure(problemsOf(result.issues));
  };
}

export const parseClientMessage = parserOf(client.clientMessage);
export const parseServerMessage = parserOf(server.serverMessage);
export const parseAbout = parserOf(http.about);
export const parseJoined = parserOf(http.joined);
export const parseLobbyTables = parserOf(http.lobbyTables);
export const parseTableSummary = parserOf(http.tableSummary);
export const parseHttpRefusal = parserOf(http.httpRefusal);
export const parseDate = parserOf(daily.date);
export const parseDailyResults = parserOf(daily.dailyResults);
export const parseAttemptResult = parserOf(daily.attemptResult);
export const parseChallengeCode = parserOf(daily.challengeCode);
export const parseChallenge = parserOf(daily.challenge);
