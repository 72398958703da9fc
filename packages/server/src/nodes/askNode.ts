import type { NodeAuth } from './nodeAuth.ts';

const timeoutMs = 5000;

export interface NodeAnswer {
  readonly status: number;
  readonly body: string;
}

export interface NodeQuestion {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly bearer?: string;
}

/** `silent`: the node was reached and may have carried out the request. */
export type NoAnswer = 'unreached' | 'silent';

export async function askNode(
  node: string,
  auth: NodeAuth,
  client: string,
  { method, path, body, bearer }: NodeQuestion,
): Promise<NodeAnswer | NoAnswer> {
  try {
    const answer = await fetch(`${node}${path}`, {
      method,
      headers: {
        ...auth.headersFor(client),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    return wasReached(error) ? 'silent' : 'unreached';
  }
}

const unreachedCodes = new Set([
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
  return typeof code !== 'string' || !unreachedCodes.has(code);
}
