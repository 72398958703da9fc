import { failure, type Outcome, type Problem } from '@nain-jaune/engine';
import type { HttpRefusal } from '@nain-jaune/protocol';

/** Why a request failed: the server refused it, or did not answer. */
export type OnlineError =
  | { readonly code: 'no-server' }
  | { readonly code: HttpRefusal['error']; readonly problems: readonly Problem[] };

export type Answer<Value> = Promise<Outcome<Value, OnlineError>>;

type Parsers = typeof import('@nain-jaune/protocol/parse');
type Parser<Value> = (input: unknown) => Outcome<Value, readonly Problem[]>;

const NO_SERVER: OnlineError = { code: 'no-server' };

/** Requests a path below `api/` and parses the answer. `parserIn` selects its parser; all are loaded with the first answer. */
export async function askServer<Value>(
  parserIn: (parsers: Parsers) => Parser<Value>,
  path: string,
  request: RequestInit = {},
): Answer<Value> {
  try {
    const answer = await fetch(`api/${path}`, { cache: 'no-store', ...request });
    const body: unknown = answer.status === 204 ? null : await answer.json();
    const parsers = await import('@nain-jaune/protocol/parse');
    if (!answer.ok) return failure(errorIn(parsers.parseHttpRefusal(body)));
    const parsed = parserIn(parsers)(body);
    // Another program or version answers at this address.
    return parsed.ok ? parsed : failure(NO_SERVER);
  } catch {
    // The network failed, or the answer is not JSON.
    return failure(NO_SERVER);
  }
}

function errorIn(refusal: Outcome<HttpRefusal, unknown>): OnlineError {
  return refusal.ok ? { code: refusal.value.error, problems: refusal.value.problems } : NO_SERVER;
}

/** A request that sends a value as JSON. */
export function posting(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
