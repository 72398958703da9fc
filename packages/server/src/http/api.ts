import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressName } from '../limits/address.ts';
import { InProgress } from '../limits/inProgress.ts';
import { isToken } from '../security/tokens.ts';
import { BODY_BYTES } from './bodyBytes.ts';
import type { Answer, Endpoint, Services } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { Guard, type GuardOptions } from './guard.ts';
import { refuse, refuseFault } from './refusal.ts';
import { refuseDuplicateKeys } from './strictBodies.ts';

export interface ApiOptions extends GuardOptions, Services {}

type Texts = Readonly<Record<string, string>>;

/** The routes of all endpoints. */
export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const guard = new Guard(options);
  server.removeContentTypeParser('text/plain');
  refuseDuplicateKeys(server);
  server.setErrorHandler(refuseFault);
  server.addHook('onRequest', (request, reply) => guard.onRequest(request, reply));
  // Keeps unknown paths away from the static files. `all` does not include every method.
  server.all('/*', async (_request, reply) => refuse(reply, 'not-found'));
  server.setNotFoundHandler((_request, reply) => refuse(reply, 'not-found'));
  for (const endpoint of ENDPOINTS) addRoute(server, guard, endpoint, options);
}

function addRoute(server: FastifyInstance, guard: Guard, endpoint: Endpoint, services: Services): void {
  const { method, path, body, security, limit, answer } = endpoint;
  const inProgress = new InProgress(endpoint.atOnce ?? Number.POSITIVE_INFINITY);

  server.route<{ Params: Texts }>({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: body?.maxBytes ?? BODY_BYTES.other,
    handler: async (request, reply) => {
      const parsed = body?.parse(request.body);
      if (parsed?.ok === false) return refuse(reply, parsed.error);
      const token = bearerOf(request);
      if (security === 'member' && token === null) return refuse(reply, 'wrong-token');
      const leave = inProgress.enter(addressName(request.ip));
      if (leave === null) return refuse(reply, 'too-many');
      try {
        if (limit !== null && !guard.allows(limit, request)) return guard.refuseForNow(limit, request, reply);
        const call = { ...services, body: parsed?.value, token, caller: guard.callerOf(request), request };
        const outcome = await guard.withValues(request, endpoint.parameters, (values) =>
          endpoint.run({ ...call, values }),
        );
        if (outcome === 'too-many') return guard.refuseForNow('misses', request, reply);
        return outcome.ok ? send(reply, answer, outcome.value, request.params) : refuse(reply, outcome.error);
      } finally {
        leave();
      }
    },
  });
}

/** Sends a text as it is, and another value as JSON. */
function send(
  reply: FastifyReply,
  { status, type = 'application/json', file }: Answer,
  value: unknown,
  texts: Texts,
) {
  reply.code(status);
  if (value === null) return reply.send();
  if (file !== undefined) reply.header('content-disposition', `attachment; filename="${file(texts)}"`);
  const isText = typeof value === 'string' || Buffer.isBuffer(value);
  return reply.type(`${type}; charset=utf-8`).send(isText ? value : JSON.stringify(value));
}

function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return isToken(token) ? token : null;
}
