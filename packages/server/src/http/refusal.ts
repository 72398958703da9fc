import type { Problem } from '@nain-jaune/engine';
import type { HttpRefusal } from '@nain-jaune/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnreachable } from '../store/errors.ts';
import { addressOf } from './site.ts';
import { DuplicateKeyError } from './strictBodies.ts';

export type RefusalCode = HttpRefusal['error'];

/** A reason with or without the places in the request. */
export type Refusal = RefusalCode | { readonly code: RefusalCode; readonly problems?: readonly Problem[] };

export const REFUSALS: Readonly<Record<RefusalCode, { readonly status: number; readonly meaning: string }>> =
  {
    malformed: { status: 400, meaning: 'The request cannot be parsed; `problems` has the places.' },
    'wrong-token': { status: 401, meaning: 'No member of this table has this token.' },
    'not-offered': { status: 403, meaning: 'The place of this member is not offered to another device.' },
    'wrong-origin': {
      status: 403,
      meaning: 'The page or the `Host` of the request is not one of this server.',
    },
    removed: { status: 403, meaning: 'The host has removed this person from the table.' },
    'link-renewed': { status: 403, meaning: 'The host has renewed the link of the table.' },
    banned: { status: 403, meaning: 'The operator has excluded this person.' },
    'no-such-table': { status: 404, meaning: 'There is no table with this code.' },
    'no-such-game': { status: 404, meaning: 'The table has no such game.' },
    'no-such-day': { status: 404, meaning: 'The server has no results of this day.' },
    'no-such-challenge': { status: 404, meaning: 'There is no challenge with this code.' },
    'not-found': { status: 404, meaning: 'There is nothing at this path.' },
    'table-full': { status: 409, meaning: 'Every seat is taken.' },
    'not-yet': { status: 409, meaning: 'The day has not begun.' },
    'challenge-full': { status: 409, meaning: 'The challenge has no room for another result.' },
    'table-closed': { status: 410, meaning: 'The table is closed.' },
    'too-late': { status: 410, meaning: 'Attempts at the deal of this day are no longer accepted.' },
    'too-large': { status: 413, meaning: 'The body is too large.' },
    forged: {
      status: 422,
      meaning: 'The record is not a game at the table of that day, or its bots did not move like this.',
    },
    'too-many': { status: 429, meaning: 'Too many requests; `Retry-After` has the seconds to wait.' },
    internal: { status: 500, meaning: 'An error of the server.' },
    damaged: { status: 500, meaning: 'The table cannot be read. The operator finds the reason in the log.' },
    'not-ready': {
      status: 503,
      meaning:
        'The server stops, is full, or cannot reach its store or the node of the table; `Retry-After` has the seconds to wait.',
    },
  };

/** The body is not JSON. */
export const notJson: Problem = { code: 'wrong-value', path: '', expected: 'a JSON text', found: '' };

/** What a proxy must do for a page at its address. */
export const PASS_ADDRESS =
  'let the proxy pass Host, and with TRUST_PROXY also X-Forwarded-Proto if it speaks HTTPS';

const longestExcerpt = 100;
const readyAfter = 2;

export function codeOf(refusal: Refusal): RefusalCode {
  return typeof refusal === 'string' ? refusal : refusal.code;
}

export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const error = codeOf(refusal);
  const { problems = error === 'wrong-origin' ? originProblems(reply.request) : [] } =
    typeof refusal === 'string' ? {} : refusal;
  const mayAskAgain = error === 'not-ready' || error === 'too-many';
  if (mayAskAgain && !reply.hasHeader('retry-after')) reply.header('retry-after', readyAfter);
  const body: HttpRefusal = { error, problems };
  return reply
    .code(REFUSALS[error].status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
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
  if (status === REFUSALS['too-large'].status) return refuse(reply, 'too-large');
  if (status >= 400 && status < 500)
    return refuse(reply, { code: 'malformed', problems: [unreadBody(error, request)] });
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
