import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerText, excerpt, refuse } from './refusal.ts';
import { addressOf, type Site } from './site.ts';

const twoHosts = 'A request must have one Host header.';

/** Refuses requests for other hosts than those of the server: of pages, files, the API and WebSockets. */
export function guardHosts(server: FastifyInstance, site: Site): void {
  server.addHook('onRequest', async (request, reply) => {
    if (hostHeadersOf(request) > 1) return refuseTwoHosts(request, reply);
    return site.isHostAllowed(request.headers.host) ? undefined : refuseHost(request, reply);
  });
}

/** Node keeps only the first of several `Host` headers. */
function hostHeadersOf({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

function refuseTwoHosts(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!expectsJson(request)) return answerText(reply, 400, twoHosts);
  const found = excerpt(request.headers.host ?? '');
  return refuse(reply, {
    code: 'malformed',
    problems: [{ code: 'conflict', path: 'host', expected: twoHosts, found }],
  });
}

function refuseHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = excerpt(request.headers.host ?? '');
  const advice = `If this is an address of the server, add ${excerpt(addressOf(request))} to PUBLIC_ORIGINS, or let the proxy pass Host.`;
  if (!expectsJson(request))
    return answerText(
      reply,
      403,
      `This server does not answer at ${found}. ${advice} Or open its IP address.`,
    );
  const expected = `localhost, an IP address, or a name of the server. ${advice}`;
  return refuse(reply, {
    code: 'wrong-origin',
    problems: [{ code: 'wrong-value', path: 'host', expected, found }],
  });
}

function expectsJson({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') || url.startsWith('/socket');
}
