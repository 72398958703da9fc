import { failure, type Outcome, type Problem, success } from '@nain-jaune/engine';
import * as v from 'valibot';
import type { ClientMessage, TableMessage } from './messages.ts';
import { clientMessage } from './schema/client.ts';
import { problemsOf } from './schema/problems.ts';
import { tableMessage } from './schema/table.ts';

/** The message of a client in an unknown value, parsed from JSON. Else the problems, each with its place. */
export function parseClientMessage(input: unknown): Outcome<ClientMessage, Problem[]> {
  const parsed = v.safeParse(clientMessage, input);
  return parsed.success ? success(parsed.output) : failure(problemsOf(parsed.issues));
}

/** The message of a table in an unknown value, parsed from JSON. Else the problems, each with its place. */
export function parseTableMessage(input: unknown): Outcome<TableMessage, Problem[]> {
  const parsed = v.safeParse(tableMessage, input);
  return parsed.success ? success(parsed.output) : failure(problemsOf(parsed.issues));
}
