import { type Outcome, success } from '@nain-jaune/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limited, RateLimits } from '../limits/rateLimits.ts';
import type { NodeAuth } from '../nodes/nodeAuth.ts';
import type { Caller } from '../tables/tableService.ts';
import type { Parameters } from './endpoint.ts';
import { codeOf, type Refusal, type RefusalCode, refuse, refuseForNow } from './refusal.ts';
import type { Site } from './site.ts';

export interface GuardOptions {
  readonly limits: RateLimits;
  readonly auth: NodeAuth;
  readonly site: Site;
}

type Texts = Readonly<Record<string, string>>;

/** Applies origins and limits. */
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
    return this.allows('requests', request) ? undefined : this.refuseForNow('requests', request, reply);
  }

  /** Requests of other nodes must not be forwarded again. */
  callerOf({ headers, ip }: FastifyRequest): Caller {
    const { auth } = this.#options;
    return { address: auth.clientOf(headers, ip), mayBePassedOn: !auth.isNode(headers) };
  }

  /** Parses the parts of the path and calls `act`. An address that guesses secret ones has a limit. */
  async withValues(
    request: FastifyRequest<{ Params: Texts }>,
    parameters: Parameters,
    act: (values: Readonly<Record<string, unknown>>) => Promise<Outcome<unknown, Refusal>>,
  ): Promise<Outcome<unknown, Refusal> | 'too-many'> {
    const isSecret = Object.values(parameters).some((parameter) => parameter.isSecret);
    if (isSecret && !this.#options.limits.stillAllows('misses', request.ip)) return 'too-many';
    const values = valuesIn(request.params, parameters);
    const outcome = values.ok ? await act(values.value) : values;
    if (isSecret && !outcome.ok && MISSES.includes(codeOf(outcome.error))) this.allows('misses', request);
    return outcome;
  }

  /** Other nodes have counted their own clients. */
  allows(what: Limited, request: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
    return this.#options.auth.isNode(request.headers) || this.#options.limits.allows(what, request.ip);
  }

  refuseForNow(
    what: Limited,
    request: Pick<FastifyRequest, 'headers' | 'ip'>,
    reply: FastifyReply,
  ): FastifyReply {
    return refuseForNow(reply, this.#options.limits.wait(what, request.ip));
  }
}

const MISSES: readonly RefusalCode[] = ['no-such-table', 'no-such-challenge', 'wrong-token', 'link-renewed'];

function valuesIn(texts: Texts, parameters: Parameters): Outcome<Readonly<Record<string, unknown>>, Refusal> {
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = parameter.parse(texts[name] ?? '');
    if (!value.ok) return value;
    values[name] = value.value;
  }
  return success(values);
}
