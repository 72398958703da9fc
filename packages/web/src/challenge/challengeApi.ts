import { failure, type Outcome, success } from '@nain-jaune/engine';
import * as v from 'valibot';

/** Why the server has not answered a request about a challenge. */
export type ChallengeApiProblem = 'no-server' | 'unknown' | 'refused';

/** A challenge on the server: its text, and texts of the same one with further results. */
export interface StoredChallenge {
  readonly text: string;
  readonly results: readonly string[];
}

type Answer<Value> = Promise<Outcome<Value, ChallengeApiProblem>>;

const TEXT = v.pipe(v.string(), v.maxLength(4096));
const CODE = v.object({ code: v.pipe(v.string(), v.regex(/^[\w-]{1,30}$/)) });
const CHALLENGE = v.object({ text: TEXT, results: v.pipe(v.array(TEXT), v.maxLength(100)) });
const NOT_FOUND = 404;

/** Whether the part of an address is a short code of the server. */
export function isCode(text: string): boolean {
  return /^[\w-]{1,30}$/.test(text);
}

/** Stores a challenge. Resolves with its short code. */
export async function storeChallenge(text: string): Answer<string> {
  const answer = await ask(CODE, 'challenges', posting(text));
  return answer.ok ? success(answer.value.code) : answer;
}

export function challengeAt(code: string): Answer<StoredChallenge> {
  return ask(CHALLENGE, `challenges/${encodeURIComponent(code)}`);
}

/** Adds a result to a stored challenge: its text with the own result. */
export async function addResult(code: string, text: string): Answer<null> {
  const answer = await ask(v.unknown(), `challenges/${encodeURIComponent(code)}/results`, posting(text));
  return answer.ok ? success(null) : answer;
}

function posting(text: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  };
}

async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  request: RequestInit = {},
): Answer<v.InferOutput<Schema>> {
  try {
    const answer = await fetch(`api/${path}`, { cache: 'no-store', ...request });
    const body: unknown = await answer.json();
    if (!answer.ok) return failure(answer.status === NOT_FOUND ? 'unknown' : 'refused');
    const parsed = v.safeParse(schema, body);
    return parsed.success ? success(parsed.output) : failure('no-server');
  } catch {
    // The network failed, or the answer is not JSON.
    return failure('no-server');
  }
}
