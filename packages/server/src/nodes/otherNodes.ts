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

/** Asks the server that holds a table what a client has asked this one; null where it does not answer. */
export async function askNode(address: string, pass: NodePass, question: Question): Promise<Answer | null> {
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
  } catch {
    // It is gone or too slow, which is the same for the client: he asks again.
    return null;
  }
}
