import { type About, isTableCode } from '@nain-jaune/protocol';
import { parseJoinTable, parseOpenTable, parsePlayNow } from '@nain-jaune/protocol/parse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TableService } from '../rooms/tableService.ts';
import { isToken } from '../security/tokens.ts';
import { addChallengeRoutes, type ChallengeRoutes } from './challengesApi.ts';
import { addDailyRoutes, type DailyRoutes } from './dailyApi.ts';
import { Guard, type GuardOptions, type WithCode } from './guard.ts';
import { openApi } from './openApi.ts';
import { addRecordsRoute, type RecordsRoute } from './recordsApi.ts';
import { refuse, refuseFault } from './refusal.ts';
import { refuseDuplicateKeys } from './strictBodies.ts';

const highestGame = 1_000_000;

export interface ApiOptions extends GuardOptions, DailyRoutes, ChallengeRoutes, RecordsRoute {
  readonly service: TableService;
  readonly about: (request: FastifyRequest) => About;
}

interface OfGame {
  Params: { code: string; game: string };
}

export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { about } = options;
  const guard = new Guard(options);

  server.removeContentTypeParser('text/plain');
  refuseDuplicateKeys(server);
  server.setErrorHandler(refuseFault);
  server.addHook('onRequest', (request, reply) => guard.onRequest(request, reply));
  // Keeps unknown paths away from the static files. `all` does not include every method.
  server.all('/*', async (_request, reply) => refuse(reply, 'not-found'));
  server.setNotFoundHandler((_request, reply) => refuse(reply, 'not-found'));

  server.get('/openapi.json', async () => openApi);

  server.get('/about', async (request) => about(request));

  addTableRoutes(server, guard, options);
  addDailyRoutes(server, guard, options);
  addChallengeRoutes(server, guard, options);
  addRecordsRoute(server, guard, options);
}

function addTableRoutes(server: FastifyInstance, guard: Guard, { service }: ApiOptions): void {
  server.get('/tables', async () => service.lobby());

  server.post('/tables', (request, reply) =>
    guard.withBody(request, reply, 'tables', parseOpenTable, (body) =>
      service.open(body, guard.callerOf(request)),
    ),
  );

  server.post('/play', (request, reply) =>
    guard.withBody(request, reply, 'tables', parsePlayNow, (body) =>
      service.playNow(body, guard.callerOf(request)),
    ),
  );

  server.get<WithCode>('/tables/:code', (request, reply) =>
    guard.atCode(request, reply, 'no-such-table', (code) =>
      service.summary(code, bearerOf(request), guard.callerOf(request)),
    ),
  );

  server.post<WithCode>('/tables/:code/members', (request, reply) =>
    guard.withBody(request, reply, 'joins', parseJoinTable, (body) =>
      guard.onCode(request, 'no-such-table', (code) => service.join(code, body, guard.callerOf(request))),
    ),
  );

  server.delete<WithCode>('/tables/:code/members/me', async (request, reply) => {
    const token = bearerOf(request);
    if (token === null) return refuse(reply, 'wrong-token');
    return guard.atCode(request, reply.code(204), 'no-such-table', (code) =>
      service.erase(code, token, guard.callerOf(request)),
    );
  });

  server.get<OfGame>('/tables/:code/records/:game', async (request, reply) => {
    const game = gameOf(request.params.game);
    if (game === null) return refuse(reply, 'no-such-game');
    const { code } = request.params;
    reply.header('content-disposition', `attachment; filename="nain-jaune-${fileNameOf(code)}-${game}.json"`);
    return guard.atCode(request, reply, 'no-such-table', () =>
      service.record(code, game, guard.callerOf(request)),
    );
  });
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
