import type { Outcome, Problem } from '@nain-jaune/engine';
import type { ClientMessage, TableMessage } from './messages.ts';
import { clientMessage } from './schema/client.ts';
import { parsed } from './schema/parsed.ts';
import { tableMessage } from './schema/table.ts';

/** The message of a client in an unknown value, parsed from JSON. Else the problems, each with its place. */
export function parseClientMessage(input: unknown): Outcome<ClientMessage, Problem[]> {
  return parsed(clientMessage, input);
}

/** The message of a table in an unknown value, parsed from JSON. Else the problems, each with its place. */
export function parseTableMessage(input: unknown): Outcome<TableMessage, Problem[]> {
  return parsed(tableMessage, input);
}
