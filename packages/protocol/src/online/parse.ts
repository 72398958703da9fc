import { type Outcome, type Problem, success } from '@nain-jaune/engine';
import { isAct } from '../schema/client.ts';
import { parsed } from '../schema/parsed.ts';
import type { HttpRefusal, Joined, JoinTable, LobbyTable, OpenTable, PlayNow, TableSummary } from './http.ts';
import type { OnlineClientMessage, OnlineTableMessage } from './messages.ts';
import { onlineClientMessage } from './schema/client.ts';
import {
  httpRefusal,
  joined,
  joinTable,
  lobbyTables,
  openTable,
  playNow,
  tableSummary,
} from './schema/http.ts';
import { onlineTableMessage } from './schema/table.ts';

/** What a client says to a table on a server, of a value parsed from JSON. Else the problems, each with its place. */
export function parseOnlineClientMessage(input: unknown): Outcome<OnlineClientMessage, Problem[]> {
  return isAct(input) ? success(input) : parsed(onlineClientMessage, input);
}

/** What a table on a server says, of a value parsed from JSON. Else the problems, each with its place. */
export function parseOnlineTableMessage(input: unknown): Outcome<OnlineTableMessage, Problem[]> {
  return parsed(onlineTableMessage, input);
}

/** The wish to open a table. */
export function parseOpenTable(input: unknown): Outcome<OpenTable, Problem[]> {
  return parsed(openTable, input);
}

/** The wish to come to a table. */
export function parseJoinTable(input: unknown): Outcome<JoinTable, Problem[]> {
  return parsed(joinTable, input);
}

/** The wish to sit down with strangers. */
export function parsePlayNow(input: unknown): Outcome<PlayNow, Problem[]> {
  return parsed(playNow, input);
}

/** The answer to whoever came to a table. */
export function parseJoined(input: unknown): Outcome<Joined, Problem[]> {
  return parsed(joined, input);
}

/** The open tables. */
export function parseLobbyTables(input: unknown): Outcome<LobbyTable[], Problem[]> {
  return parsed(lobbyTables, input);
}

/** A table as anyone with its code may see it. */
export function parseTableSummary(input: unknown): Outcome<TableSummary, Problem[]> {
  return parsed(tableSummary, input);
}

/** The body of an answer that refuses. */
export function parseHttpRefusal(input: unknown): Outcome<HttpRefusal, Problem[]> {
  return parsed(httpRefusal, input);
}
