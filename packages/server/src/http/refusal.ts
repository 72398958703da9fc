import type { Problem } from '@nain-jaune/engine';
import type { HttpRefusal } from '@nain-jaune/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnreachable } from '../store/errors.ts';
import { addressOf } from './site.ts';
import { DuplicateKeyError } from './strictBodies.ts';

export type RefusalCode = HttpRefusal['error'];

export const STATUS_OF: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  'wrong-token': 401,
  'not-offered': 403,
  'wrong-origin': 403,
  removed: 403,
  'link-renewed': 403,
  banned: 403,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-day': 404,
  'no-such-challenge': 404,
  'not-found': 404,
  'not-allowed': 405,
  'table-full': 409,
  'not-yet': 409,
  'challenge-full': 409,
  'table-closed': 410,
  'too-late': 410,
  'too-large': 413,
  forged: 422,
  'too-many': 429,
  internal: 500,
  damaged: 500,
  'not-ready': 503,
};

/** The body is not JSON. */
export const notJson: Problem = { code: 'wrong-value', path: '', expected: 'a JSON text', found: '' };

/** What a proxy must do for a page at its address. */
export const PASS_ADDRESS =
  'let the proxy pass Host, and with TRUST_PROXY also X-Forwarded-Proto if it speaks HTTPS';

const longestExcerpt = 100;
const readyAfter = 2;

export function refuse(
  reply: FastifyReply,
  error: RefusalCode,
  problems: readonly Problem[] = error === 'wrong-origin' ? originProblems(reply.request) : [],
): FastifyReply {
  const mayAskAgain = error === 'not-ready' || error === 'too-many';
  if (mayAskAgain && !reply.hasHeader('retry-after')) reply.header('retry-after', readyAfter);
  const body: HttpRefusal = { error, problems };
  return reply.code(STATUS_OF[error]).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function originProblems(request: FastifyRequest): readonly Problem[] {
  const { origin } = request.headers;
  if (origin === undefined) return [];
  const expected =
    `the address of the request, ${excerpt(addressOf(request))}, or an address in PUBLIC_ORIGINS: ` +
    `${PASS_ADDRESS}, or set PUBLIC_ORIGINS`;
  return [{ code: 'wrong-value', path: 'origin', expected, found: excerpt(origin) }];
}

/** Returns a JSON string of the beginning of a text. */
export function excerpt(text: string): string {
  return JSON.stringify(text.slice(0, longestExcerpt));
}

export function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

export function refuseForNow(reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', Math.max(1, Math.ceil(seconds)));
  return refuse(reply, 'too-many');
}

/** Answers an error under `/api`. Server errors have no details. */
export function refuseFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === STATUS_OF['too-large']) return refuse(reply, 'too-large');
  if (status >= 400 && status < 500) return refuse(reply, 'malformed', [unreadBody(error, request)]);
  if (error instanceof StoreUnreachable) return refuse(reply, 'not-ready');
  request.log.error({ err: error }, 'a request failed');
  return refuse(reply, 'internal');
}

/** The body has the wrong type or is not JSON. */
function unreadBody(error: FastifyError, { headers }: FastifyRequest): Problem {
  if (error instanceof DuplicateKeyError) return error.problem;
  if (error.code !== 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return notJson;
  const found = excerpt(headers['content-type'] ?? '');
  return { code: 'wrong-value', path: 'content-type', expected: 'application/json', found };
}
