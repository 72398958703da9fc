import type { Problem } from '@nain-jaune/engine';
import { type About, isTableCode } from '@nain-jaune/protocol';
import { type Parser, parseJoinTable, parseOpenTable, parsePlayNow } from '@nain-jaune/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limited, RateLimits } from '../limits/rateLimits.ts';
import type { NodeAuth } from '../nodes/nodeAuth.ts';
import type { Caller, ServiceOutcome, TableService } from '../rooms/tableService.ts';
import { isToken } from '../security/tokens.ts';
import { isOriginAllowed } from './headers.ts';
import { openApi } from './openApi.ts';
import { refuse, refuseFault, refuseForNow } from './refusal.ts';

const bodyLimit = 16 * 1024;
const highestGame = 1_000_000;

export interface ApiOptions {
  readonly service: TableService;
  readonly limits: RateLimits;
  readonly auth: NodeAuth;
  readonly publicOrigins: readonly string[] | null;
  readonly about: About;
}

interface OfTable {
  Params: { code: string };
}

interface OfGame {
  Params: { code: string; game: string };
}

export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { about, service } = options;
  const guard = new Guard(options);

  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(refuseFault);
  server.addHook('onRequest', (request, reply) => guard.onRequest(request, reply));
  // Keeps unknown paths away from the static files. `all` does not include every method.
  server.all('/*', async (_request, reply) => refuse(reply, 'not-found'));
  server.setNotFoundHandler((_request, reply) => refuse(reply, 'not-found'));

  server.get('/openapi.json', async () => openApi);

  server.get('/about', async () => about);

  server.get('/tables', async () => service.lobby());

  server.post('/tables', { bodyLimit }, (request, reply) =>
    guard.withBody(request, reply, 'tables', parseOpenTable, (body) =>
      service.open(body, guard.callerOf(request)),
    ),
  );

  server.post('/play', { bodyLimit }, (request, reply) =>
    guard.withBody(request, reply, 'tables', parsePlayNow, (body) =>
      service.playNow(body, guard.callerOf(request)),
    ),
  );

  server.get<OfTable>('/tables/:code', (request, reply) =>
    guard.atTable(request, reply, (code) => service.summary(code, guard.callerOf(request))),
  );

  server.post<OfTable>('/tables/:code/members', { bodyLimit }, (request, reply) =>
    guard.withBody(request, reply, 'joins', parseJoinTable, (body) =>
      guard.onTable(request, (code) => service.join(code, body, guard.callerOf(request))),
    ),
  );

  server.delete<OfTable>('/tables/:code/members/me', async (request, reply) => {
    const token = bearerOf(request);
    if (token === null) return refuse(reply, 'wrong-token');
    return guard.atTable(request, reply.code(204), (code) =>
      service.erase(code, token, guard.callerOf(request)),
    );
  });

  server.get<OfGame>('/tables/:code/records/:game', async (request, reply) => {
    const game = gameOf(request.params.game);
    if (game === null) return refuse(reply, 'no-such-game');
    const { code } = request.params;
    reply.header('content-disposition', `attachment; filename="nain-jaune-${fileNameOf(code)}-${game}.json"`);
    return guard.atTable(request, reply, () => service.record(code, game, guard.callerOf(request)));
  });
}

class Guard {
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  /** Refuses foreign origins, forged nodes, and addresses over the limit. */
  async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { auth, publicOrigins } = this.#options;
    const { origin, host } = request.headers;
    reply.header('cache-control', 'no-store');
    if (auth.isForged(request.headers) || !isOriginAllowed(origin, host, publicOrigins))
      return refuse(reply, 'wrong-origin');
    return this.#allows('requests', request) ? undefined : this.#refuseForNow('requests', request, reply);
  }

  /** Requests of other nodes must not be forwarded again. */
  callerOf({ headers, ip }: FastifyRequest): Caller {
    const { auth } = this.#options;
    return { address: auth.clientOf(headers, ip), mayBePassedOn: !auth.isNode(headers) };
  }

  async withBody<Body, Value>(
    request: FastifyRequest<OfTable> | FastifyRequest,
    reply: FastifyReply,
    limited: Limited,
    parse: Parser<Body>,
    act: (body: Body) => Promise<ServiceOutcome<Value>>,
  ): Promise<FastifyReply> {
    const body = parse(request.body);
    if (!body.ok) return refuse(reply, 'malformed', body.error);
    if (!this.#allows(limited, request)) return this.#refuseForNow(limited, request, reply);
    return answer(reply.code(201), await act(body.value));
  }

  async atTable<Value>(
    request: FastifyRequest<OfTable>,
    reply: FastifyReply,
    act: (code: string) => Promise<ServiceOutcome<Value>>,
  ): Promise<FastifyReply> {
    if (!this.#options.limits.stillAllows('misses', request.ip))
      return this.#refuseForNow('misses', request, reply);
    return answer(reply, await this.onTable(request, act));
  }

  async onTable<Value>(
    request: FastifyRequest<OfTable>,
    act: (code: string) => Promise<ServiceOutcome<Value>>,
  ): Promise<ServiceOutcome<Value>> {
    if (!this.#options.limits.stillAllows('misses', request.ip)) return tooMany;
    const { code } = request.params;
    const outcome = isTableCode(code) ? await act(code) : noSuchTable;
    if (!outcome.ok && isMiss(outcome.error)) this.#allows('misses', request);
    return outcome;
  }

  /** Other nodes have counted their own clients. */
  #allows(what: Limited, request: FastifyRequest<OfTable> | FastifyRequest): boolean {
    return this.#options.auth.isNode(request.headers) || this.#options.limits.allows(what, request.ip);
  }

  #refuseForNow(
    what: Limited,
    request: FastifyRequest<OfTable> | FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    return refuseForNow(reply, this.#options.limits.wait(what, request.ip));
  }
}

const tooMany: ServiceOutcome<never> = { ok: false, error: 'too-many' };
const noSuchTable: ServiceOutcome<never> = { ok: false, error: 'no-such-table' };

function isMiss(error: string): boolean {
  return error === 'no-such-table' || error === 'wrong-token';
}

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

function bearerOf(request: FastifyRequest): string | null {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return isToken(token) ? token : null;
}

function gameOf(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= highestGame ? Number(text) : null;
}

function fileNameOf(code: string): string {
  return isTableCode(code) ? code : 'table';
}
