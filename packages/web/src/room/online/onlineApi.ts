import { success } from '@nain-jaune/engine';
import type {
  About,
  Joined,
  JoinTable,
  LobbyTable,
  OpenTable,
  PlayNow,
  TableSummary,
} from '@nain-jaune/protocol';
import { type Answer, askServer, posting } from './askServer.ts';

/** Opens a table. The caller is its host. */
export function createTable(request: OpenTable): Answer<Joined> {
  return askServer(({ parseJoined }) => parseJoined, 'tables', posting(request));
}

/** Joins a table by what is in its link. */
export function joinTable(invitation: string, request: JoinTable): Answer<Joined> {
  return askServer(
    ({ parseJoined }) => parseJoined,
    `tables/${encodeURIComponent(invitation)}/members`,
    posting(request),
  );
}

/** Joins a table of strangers. */
export function playNow(request: PlayNow): Answer<Joined> {
  return askServer(({ parseJoined }) => parseJoined, 'play', posting(request));
}

/** Who runs the server, and how long it stores data. */
export function aboutServer(): Answer<About> {
  return askServer(({ parseAbout }) => parseAbout, 'about');
}

/** The tables that anyone may join. */
export function openTables(): Answer<readonly LobbyTable[]> {
  return askServer(({ parseLobbyTables }) => parseLobbyTables, 'tables');
}

/** A table by what is in its link, or by its code with the token of a member. */
export function summaryOf(invitation: string, token: string | null = null): Answer<TableSummary> {
  return askServer(
    ({ parseTableSummary }) => parseTableSummary,
    `tables/${encodeURIComponent(invitation)}`,
    token === null ? {} : { headers: bearing(token) },
  );
}

/** The record of a game at a table, as text, without a deal in progress. */
export function recordOf(code: string, game: number): Answer<string> {
  const asText = (record: unknown) => success(JSON.stringify(record));
  return askServer(() => asText, `tables/${encodeURIComponent(code)}/records/${game}`);
}

/** Deletes the name, portrait and texts of a member, in records too. */
export function eraseName(code: string, token: string): Answer<null> {
  const nothing = () => success(null);
  return askServer(() => nothing, `tables/${encodeURIComponent(code)}/members/me`, {
    method: 'DELETE',
    headers: bearing(token),
  });
}

function bearing(token: string) {
  return { authorization: `Bearer ${token}` };
}
