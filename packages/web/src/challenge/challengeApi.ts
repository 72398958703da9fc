import { failure, type Outcome, type Problem, success } from '@nain-jaune/engine';
import type { Challenge } from '@nain-jaune/protocol';

/** Why the server has not answered a request about a challenge. */
export type ChallengeApiProblem = 'no-server' | 'unknown' | 'refused';

type Answer<Value> = Promise<Outcome<Value, ChallengeApiProblem>>;

type Parser<Value> = (input: unknown) => Outcome<Value, readonly Problem[]>;

const NOT_FOUND = 404;

/** Whether the part of an address is a short code of the server. */
export function isCode(text: string): boolean {
  return /^[\w-]{1,30}$/.test(text);
}

/** Stores a challenge. Resolves with its short code. */
export async function storeChallenge(text: string): Answer<string> {
  const answer = await ask((await schemas()).parseChallengeCode, 'challenges', posting(text));
  return answer.ok ? success(answer.value.code) : answer;
}

/** A challenge with the results that its players have added. */
export async function challengeAt(code: string): Answer<Challenge> {
  return ask((await schemas()).parseChallenge, `challenges/${encodeURIComponent(code)}`);
}

/** Adds a result to a stored challenge: its text with the own result. */
export async function addResult(code: string, text: string): Answer<Challenge> {
  const path = `challenges/${encodeURIComponent(code)}/results`;
  return ask((await schemas()).parseChallenge, path, posting(text));
}

/** The parsers are loaded with the first answer. */
function schemas() {
  return import('@nain-jaune/protocol/parse');
}

function posting(text: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  };
}

async function ask<Value>(parse: Parser<Value>, path: string, request: RequestInit = {}): Answer<Value> {
  try {
    const answer = await fetch(`api/${path}`, { cache: 'no-store', ...request });
    const body: unknown = await answer.json();
    if (!answer.ok) return failure(answer.status === NOT_FOUND ? 'unknown' : 'refused');
    const parsed = parse(body);
    // Another program or version answers at this address.
    return parsed.ok ? parsed : failure('no-server');
  } catch {
    // The network failed, or the answer is not JSON.
    return failure('no-server');
  }
}
