import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IsProxy } from '../limits/address.ts';
import { excerpt, PASS_ADDRESS, REFUSALS } from './refusal.ts';
import type { Site } from './site.ts';

const upgradeRequired =
  'This address takes WebSockets only. If you see this behind a reverse proxy, let it pass the request headers Upgrade and ' +
  'Connection to the server. Examples for nginx, Apache, Caddy and Traefik are in the folder deploy/.\n';

/** Symptoms of a misconfigured reverse proxy, with the log message for each. */
const hints = {
  upgrade:
    'a WebSocket request came without Upgrade or Connection: let the proxy pass the headers Upgrade and Connection',
  host: 'a request was refused because its Host is not one of the server: add its address to PUBLIC_ORIGINS, or let the proxy pass Host',
  origin: `a page was refused because its address is neither that of the request nor in PUBLIC_ORIGINS: ${PASS_ADDRESS}, or set PUBLIC_ORIGINS`,
  uncounted:
    'X-Forwarded-For was ignored, so all clients of the proxy count as one address: if a proxy is in front, set TRUST_PROXY',
  outside:
    'X-Forwarded-For was ignored because TRUST_PROXY does not cover the sender (a number covers this machine and private networks): close the port to everyone but the proxy, or list the address of the proxy in TRUST_PROXY',
} as const;

interface HintOptions {
  readonly site: Site;
  readonly isProxy: IsProxy;
  readonly expectsProxy: boolean;
}

/** Logs each symptom of a misconfigured reverse proxy once. A plain GET of `/socket` is answered with a hint. */
export function hintAtProxySettings(
  server: FastifyInstance,
  { site, isProxy, expectsProxy }: HintOptions,
): void {
  const given = new Set<keyof typeof hints>();
  const hint = (name: keyof typeof hints, data: object = {}): void => {
    if (given.has(name)) return;
    given.add(name);
    server.log.warn(data, hints[name]);
  };
  server.addHook('onRequest', async (request) => {
    if (ignoresForwarded(request, isProxy)) hint(expectsProxy ? 'outside' : 'uncounted');
  });
  // At this point the WebSocket plugin has set `ws`.
  server.addHook('preParsing', async ({ routeOptions, ws }, reply) => {
    if (routeOptions.url !== '/socket' || ws) return undefined;
    hint('upgrade');
    return refuseWithoutUpgrade(reply);
  });
  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== REFUSALS['wrong-origin'].status) return;
    const { origin = '', host = '' } = request.headers;
    if (!site.isHostAllowed(host)) hint('host', { host: excerpt(host) });
    else if (!site.isOriginAllowed(request)) hint('origin', { origin: excerpt(origin), host: excerpt(host) });
  });
}

function ignoresForwarded({ headers, socket }: FastifyRequest, isProxy: IsProxy): boolean {
  return headers['x-forwarded-for'] !== undefined && !isProxy(socket.remoteAddress ?? '', 0);
}

function refuseWithoutUpgrade(reply: FastifyReply): FastifyReply {
  return reply
    .code(426)
    .headers({ upgrade: 'websocket', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(upgradeRequired);
}
