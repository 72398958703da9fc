import { failure, type Outcome, type Problem, success } from '@nain-jaune/engine';
import type {
  About,
  HttpRefusal,
  Joined,
  JoinTable,
  LobbyTable,
  OpenTable,
  PlayNow,
  TableSummary,
} from '@nain-jaune/protocol';

/** Why a request failed: the server refused it, or did not answer. */
export type OnlineError =
  | { readonly code: 'no-server' }
  | { readonly code: HttpRefusal['error']; readonly problems: readonly Problem[] };

export type Answer<Value> = Promise<Outcome<Value, OnlineError>>;

type Parser<Value> = (input: unknown) => Outcome<Value, readonly Problem[]>;

const NO_SERVER: OnlineError = { code: 'no-server' };

/** Opens a table. The caller is its host. */
export async function openTable(request: OpenTable): Answer<Joined> {
  return ask((await schemas()).parseJoined, 'tables', posting(request));
}

export async function joinTable(code: string, request: JoinTable): Answer<Joined> {
  return ask((await schemas()).parseJoined, `tables/${encodeURIComponent(code)}/members`, posting(request));
}

/** Joins a table of strangers. */
export async function playNow(request: PlayNow): Answer<Joined> {
  return ask((await schemas()).parseJoined, 'play', posting(request));
}

/** Who runs the server, and how long it stores data. */
export async function aboutServer(): Answer<About> {
  return ask((await schemas()).parseAbout, 'about');
}

/** The tables that anyone may join. */
export async function openTables(): Answer<readonly LobbyTable[]> {
  return ask((await schemas()).parseLobbyTables, 'tables');
}

export async function summaryOf(code: string): Answer<TableSummary> {
  return ask((await schemas()).parseTableSummary, `tables/${encodeURIComponent(code)}`);
}

/** The record of a game at a table, as text, without a deal in progress. */
export async function recordOf(code: string, game: number): Answer<string> {
  const asText: Parser<string> = (record) => success(JSON.stringify(record));
  return ask(asText, `tables/${encodeURIComponent(code)}/records/${game}`);
}

/** Deletes the name, portrait and texts of a member, in records too. */
export function eraseName(code: string, token: string): Answer<null> {
  return ask(() => success(null), `tables/${encodeURIComponent(code)}/members/me`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
}

/** The parsers are loaded with the first answer. */
function schemas() {
  return import('@nain-jaune/protocol/parse');
}

function posting(body: OpenTable | JoinTable | PlayNow): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function ask<Value>(parse: Parser<Value>, path: string, request: RequestInit = {}): Answer<Value> {
  const answer = await fetched(path, request);
  if (answer === null) return failure(NO_SERVER);
  if (!answer.ok) return failure(await errorIn(answer.body));
  const parsed = parse(answer.body);
  // Another program or version answers at this address.
  return parsed.ok ? parsed : failure(NO_SERVER);
}

/** The status and JSON of an answer; null if no server of this game answers. */
async function fetched(path: string, request: RequestInit): Promise<{ ok: boolean; body: unknown } | null> {
  try {
    const answer = await fetch(`api/${path}`, { cache: 'no-store', ...request });
    return { ok: answer.ok, body: answer.status === 204 ? null : await answer.json() };
  } catch {
    // The network failed, or the answer is not JSON.
    return null;
  }
}

async function errorIn(body: unknown): Promise<OnlineError> {
  const refusal = (await schemas()).parseHttpRefusal(body);
  return refusal.ok ? { code: refusal.value.error, problems: refusal.value.problems } : NO_SERVER;
}
