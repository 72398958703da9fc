import type { Problem } from '@nain-jaune/engine';
import {
  type About,
  isTableCode,
  parseJoinTable,
  parseOpenTable,
  parsePlayNow,
} from '@nain-jaune/protocol/online';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limited, Limits } from '../limits/limits.ts';
import type { NodePass } from '../nodes/nodePass.ts';
import type { Answered, Doors } from '../tables/doors.ts';
import { isToken } from '../tables/secrets.ts';
import { openApi } from './openApi.ts';
import { isOriginAllowed } from './origin.ts';
import { refuse, refuseFault, refuseForNow } from './refusal.ts';

const bodyAtMost = 16 * 1024;
const highestGame = 1_000_000;

/** What the HTTP part of playing online is made with. */
export interface ApiOptions {
  readonly doors: Doors;
  readonly limits: Limits;
  readonly pass: NodePass;
  readonly publicOrigins: readonly string[] | null;
  readonly about: About;
}

interface OfTable {
  Params: { code: string };
}

interface OfGame {
  Params: { code: string; game: string };
}

/** The routes under `/api`, as `openApi` describes them. */
export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { about, doors, pass } = options;
  const guard = new Guard(options);
  const asksOthers = (request: FastifyRequest): boolean => !pass.isOn(request.headers);

  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(refuseFault);
  // Else the files of the page would be looked through.
  server.all('/*', async (_request, reply) => refuse(reply, 'not-found'));
  server.addHook('onRequest', (request, reply) => guard.atTheDoor(request, reply));
  const bodyLimit = bodyAtMost;

  server.get('/openapi.json', async () => openApi);

  server.get('/about', async () => about);

  server.get('/tables', async () => doors.lobby());

  server.post('/tables', { bodyLimit }, async (request, reply) => {
    const wish = parseOpenTable(request.body);
    if (!wish.ok) return refuse(reply, 'malformed', wish.error);
    if (!guard.allows('tables', request)) return guard.refuseForNow('tables', request, reply);
    return answer(reply.code(201), await doors.open(wish.value));
  });

  server.post('/play', { bodyLimit }, async (request, reply) => {
    const wish = parsePlayNow(request.body);
    if (!wish.ok) return refuse(reply, 'malformed', wish.error);
    if (!guard.allows('tables', request)) return guard.refuseForNow('tables', request, reply);
    return answer(reply.code(201), await doors.playNow(wish.value));
  });

  server.get<OfTable>('/tables/:code', async (request, reply) =>
    guard.atTable(request, reply, (code) => doors.summary(code, asksOthers(request))),
  );

  server.post<OfTable>('/tables/:code/people', { bodyLimit }, async (request, reply) => {
    const wish = parseJoinTable(request.body);
    if (!wish.ok) return refuse(reply, 'malformed', wish.error);
    if (!guard.allows('joins', request)) return guard.refuseForNow('joins', request, reply);
    return guard.atTable(request, reply.code(201), (code) =>
      doors.join(code, wish.value, asksOthers(request)),
    );
  });

  server.delete<OfTable>('/tables/:code/people/me', async (request, reply) => {
    const token = bearerOf(request);
    if (token === null) return refuse(reply, 'wrong-token');
    return guard.atTable(request, reply.code(204), (code) =>
      doors.forgetName(code, token, asksOthers(request)),
    );
  });

  server.get<OfGame>('/tables/:code/records/:game', async (request, reply) => {
    const game = gameOf(request.params.game);
    if (game === null) return refuse(reply, 'no-such-game');
    const { code } = request.params;
    reply.header('content-disposition', `attachment; filename="nain-jaune-${nameOf(code)}-${game}.json"`);
    return guard.atTable(request, reply, () => doors.record(code, game, asksOthers(request)));
  });
}

/** What stands before every request: where it comes from, how often, and whether it names a table. */
class Guard {
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  /** Refuses pages from elsewhere, forged servers, and addresses that ask too often. */
  async atTheDoor(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { pass, publicOrigins } = this.#options;
    const { origin, host } = request.headers;
    reply.header('cache-control', 'no-store');
    if (pass.isForgedOn(request.headers) || !isOriginAllowed(origin, host, publicOrigins))
      return refuse(reply, 'wrong-origin');
    if (!this.allows('requests', request)) return this.refuseForNow('requests', request, reply);
    return undefined;
  }

  /** Lets an address do something once more; another server has counted its own client. */
  allows(what: Limited, request: FastifyRequest): boolean {
    return this.#options.pass.isOn(request.headers) || this.#options.limits.allows(what, request.ip);
  }

  refuseForNow(what: Limited, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return refuseForNow(reply, this.#options.limits.wait(what, request.ip));
  }

  /** Does something at the table that a request names, for whoever has not tried too many codes and secrets. */
  async atTable<Value>(
    request: FastifyRequest<OfTable>,
    reply: FastifyReply,
    act: (code: string) => Promise<Answered<Value>>,
  ): Promise<FastifyReply> {
    const { code } = request.params;
    if (!this.#options.limits.stillAllows('misses', request.ip))
      return this.refuseForNow('misses', request, reply);
    const answered = isTableCode(code) ? await act(code) : noSuchTable;
    if (!answered.ok && isMiss(answered.error)) this.allows('misses', request);
    return answer(reply, answered);
  }
}

const noSuchTable: Answered<never> = { ok: false, error: 'no-such-table' };

function isMiss(error: string): boolean {
  return error === 'no-such-table' || error === 'wrong-token';
}

function answer<Value>(reply: FastifyReply, answered: Answered<Value>): FastifyReply {
  if (!answered.ok) {
    reply.removeHeader('content-disposition');
    return refuse(reply, answered.error, problemsOf(answered.error));
  }
  if (answered.value === null) return reply.send();
  const text = typeof answered.value === 'string' ? answered.value : JSON.stringify(answered.value);
  return reply.type('application/json; charset=utf-8').send(text);
}

/** After a body was understood, only a name without a letter is malformed. */
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

function nameOf(code: string): string {
  return isTableCode(code) ? code : 'table';
}
