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
} from '@nain-jaune/protocol/online';

/** Why a server did not do what it was asked: it refused, or there is none here. */
export type OnlineTrouble =
  | { readonly code: 'no-server' }
  | { readonly code: HttpRefusal['error']; readonly problems: readonly Problem[] };

/** What a server answered, or why it did not. */
export type Answer<Value> = Promise<Outcome<Value, OnlineTrouble>>;

type Parser<Value> = (input: unknown) => Outcome<Value, readonly Problem[]>;

const NO_SERVER: OnlineTrouble = { code: 'no-server' };

/** Opens a table, whose host one is from then on. */
export async function openTable(wish: OpenTable): Answer<Joined> {
  return ask((await schemas()).parseJoined, 'tables', posting(wish));
}

/** Comes to a table and sits down there. */
export async function joinTable(code: string, wish: JoinTable): Answer<Joined> {
  return ask((await schemas()).parseJoined, `tables/${encodeURIComponent(code)}/people`, posting(wish));
}

/** Sits down with strangers. */
export async function playNow(wish: PlayNow): Answer<Joined> {
  return ask((await schemas()).parseJoined, 'play', posting(wish));
}

/** Asks who runs the server, and how long it stores data. */
export async function aboutServer(): Answer<About> {
  return ask((await schemas()).parseAbout, 'about');
}

/** The tables that anyone may come to. */
export async function openTables(): Answer<readonly LobbyTable[]> {
  return ask((await schemas()).parseLobbyTables, 'tables');
}

/** A table as anyone with its code may see it. */
export async function summaryOf(code: string): Answer<TableSummary> {
  return ask((await schemas()).parseTableSummary, `tables/${encodeURIComponent(code)}`);
}

/** The record of a game that was played at a table, as text; a deal in progress is not in it. */
export async function recordOf(code: string, game: number): Answer<string> {
  const asText: Parser<string> = (record) => success(JSON.stringify(record));
  return ask(asText, `tables/${encodeURIComponent(code)}/records/${game}`);
}

/** Deletes one's name at a table and in its records. */
export function forgetName(code: string, token: string): Answer<null> {
  return ask(() => success(null), `tables/${encodeURIComponent(code)}/people/me`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
}

/** What judges answers of a server is loaded with the first of them. */
function schemas() {
  return import('@nain-jaune/protocol/online');
}

function posting(wish: OpenTable | JoinTable | PlayNow): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  };
}

async function ask<Value>(parse: Parser<Value>, path: string, request: RequestInit = {}): Answer<Value> {
  const answer = await fetched(path, request);
  if (answer === null) return failure(NO_SERVER);
  if (!answer.ok) return failure(await troubleOf(answer.body));
  const parsed = parse(answer.body);
  // Whatever answers there speaks another language.
  return parsed.ok ? parsed : failure(NO_SERVER);
}

/** An answer and its JSON; null where nothing answers, or something that is no such server: files on a shelf. */
async function fetched(path: string, request: RequestInit): Promise<{ ok: boolean; body: unknown } | null> {
  try {
    const answer = await fetch(`api/${path}`, { cache: 'no-store', ...request });
    return { ok: answer.ok, body: answer.status === 204 ? null : await answer.json() };
  } catch {
    return null;
  }
}

async function troubleOf(body: unknown): Promise<OnlineTrouble> {
  const refusal = (await schemas()).parseHttpRefusal(body);
  return refusal.ok ? { code: refusal.value.error, problems: refusal.value.problems } : NO_SERVER;
}
