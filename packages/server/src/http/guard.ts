import type { Problem } from '@nain-jaune/engine';
import { isTableCode, parseInvitation } from '@nain-jaune/protocol';
import type { Parser } from '@nain-jaune/protocol/parse';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limited, RateLimits } from '../limits/rateLimits.ts';
import type { NodeAuth } from '../nodes/nodeAuth.ts';
import type { Caller, ServiceOutcome } from '../rooms/tableService.ts';
import { refuse, refuseForNow } from './refusal.ts';
import type { Site } from './site.ts';

export interface GuardOptions {
  readonly limits: RateLimits;
  readonly auth: NodeAuth;
  readonly site: Site;
}

/** A request with the code of a table or challenge in its path. */
export interface WithCode {
  Params: { code: string };
}

type AnyRequest = FastifyRequest | FastifyRequest<WithCode>;
type Missing = 'no-such-table' | 'no-such-challenge';

/** Applies origins and limits, parses bodies, and answers. */
export class Guard {
  readonly #options: GuardOptions;

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  /** Refuses foreign origins, forged nodes, and addresses over the limit. */
  async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { auth, site } = this.#options;
    reply.header('cache-control', 'no-store');
    if (auth.isForged(request.headers) || !site.isOriginAllowed(request))
      return refuse(reply, 'wrong-origin');
    return this.#allows('requests', request) ? undefined : this.#refuseForNow('requests', request, reply);
  }

  /** Requests of other nodes must not be forwarded again. */
  callerOf({ headers, ip }: FastifyRequest): Caller {
    const { auth } = this.#options;
    return { address: auth.clientOf(headers, ip), mayBePassedOn: !auth.isNode(headers) };
  }

  async withBody<Body, Value>(
    request: AnyRequest,
    reply: FastifyReply,
    limited: Limited,
    parse: Parser<Body>,
    act: (body: Body) => Promise<ServiceOutcome<Value>>,
  ): Promise<FastifyReply> {
    const body = parse(request.body);
    if (!body.ok) return refuse(reply, 'malformed', body.error);
    return this.limited(request, reply, limited, async () => answer(reply.code(201), await act(body.value)));
  }

  /** Calls `act` if the address is within the limit. */
  async limited(
    request: AnyRequest,
    reply: FastifyReply,
    what: Limited,
    act: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    return this.#allows(what, request) ? act() : this.#refuseForNow(what, request, reply);
  }

  async atCode<Value>(
    request: FastifyRequest<WithCode>,
    reply: FastifyReply,
    missing: Missing,
    act: (code: string) => Promise<ServiceOutcome<Value>>,
  ): Promise<FastifyReply> {
    if (!this.#options.limits.stillAllows('misses', request.ip))
      return this.#refuseForNow('misses', request, reply);
    return answer(reply, await this.onCode(request, missing, act));
  }

  async onCode<Value>(
    request: FastifyRequest<WithCode>,
    missing: Missing,
    act: (code: string) => Promise<ServiceOutcome<Value>>,
  ): Promise<ServiceOutcome<Value>> {
    if (!this.#options.limits.stillAllows('misses', request.ip)) return tooMany;
    const { code } = request.params;
    const isCode = missing === 'no-such-table' ? parseInvitation(code) !== null : isTableCode(code);
    const outcome = isCode ? await act(code) : { ok: false as const, error: missing };
    if (!outcome.ok && misses.includes(outcome.error)) this.#allows('misses', request);
    return outcome;
  }

  /** Other nodes have counted their own clients. */
  #allows(what: Limited, request: AnyRequest): boolean {
    return this.#options.auth.isNode(request.headers) || this.#options.limits.allows(what, request.ip);
  }

  #refuseForNow(what: Limited, request: AnyRequest, reply: FastifyReply): FastifyReply {
    return refuseForNow(reply, this.#options.limits.wait(what, request.ip));
  }
}

const tooMany: ServiceOutcome<never> = { ok: false, error: 'too-many' };

const misses: readonly string[] = ['no-such-table', 'no-such-challenge', 'wrong-token', 'link-renewed'];

/** Sends a value as JSON, or a refusal. */
function answer<Value>(reply: FastifyReply, outcome: ServiceOutcome<Value>): FastifyReply {
  if (!outcome.ok) {
    reply.removeHeader('content-disposition');
    return refuse(reply, outcome.error, problemsOf(outcome.error));
  }
  if (outcome.value === null) return reply.send();
  const text = typeof outcome.value === 'string' ? outcome.value : JSON.stringify(outcome.value);
  return reply.type('application/json; charset=utf-8').send(text);
}

/** After the body was parsed, only the name can be malformed. */
function problemsOf(error: string): readonly Problem[] {
  return error === 'malformed' ? [{ code: 'wrong-value', path: 'name', expected: 'a name', found: '' }] : [];
}
