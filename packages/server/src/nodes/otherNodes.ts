import type { NodePass } from './nodePass.ts';

const patience = 5000;

/** What another server answered. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What is asked of another server. */
export interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly bearer?: string;
}

/** Why there is no answer: it was not reached, or it was and fell silent: then nobody knows whether it has done what was asked. */
export type NoAnswer = 'unreached' | 'silent';

/** Asks the server that holds a table what a client has asked this one. */
export async function askNode(
  address: string,
  pass: NodePass,
  question: Question,
): Promise<Answer | NoAnswer> {
  const { method, path, body, bearer } = question;
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...pass.headersFor(''),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    return wasReached(error) ? 'silent' : 'unreached';
  }
}

/** What is said of a connection that could not be made: nothing was asked of anybody. */
const notMade = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_INVALID_URL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function wasReached(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code !== 'string' || !notMade.has(code);
}
