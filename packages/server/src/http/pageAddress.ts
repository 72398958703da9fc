import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { IsProxy } from '../limits/address.ts';

const hostName = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const pathPrefix = /^(?:\/[\w.~-]+)+\/?$/;

/**
 * Returns the address of the page as the client sees it, such as `https://host/nain/`: of the public origin with the host of the
 * request, or of the first one. Without public origins, the host itself. Null if the host is missing or malformed.
 */
export function pageAddress(
  request: FastifyRequest,
  publicOrigins: Config['publicOrigins'],
  isProxy: IsProxy,
): string | null {
  const { host = '' } = request.headers;
  const origin =
    publicOrigins === null ? originOf(request.protocol, host) : publicOrigin(publicOrigins, host);
  return origin === null ? null : `${origin}${prefixOf(request, isProxy)}/`;
}

function originOf(protocol: string, host: string): string | null {
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  return hostName.test(host) && URL.canParse(origin) ? new URL(origin).origin : null;
}

function publicOrigin(origins: readonly string[], host: string): string | null {
  return origins.find((origin) => new URL(origin).host === host.toLowerCase()) ?? origins[0] ?? null;
}

/** Returns the path that a trusted proxy has taken off; empty if it does not say so. */
function prefixOf({ headers, socket }: FastifyRequest, isProxy: IsProxy): string {
  const prefix = headers['x-forwarded-prefix'];
  const isTrusted = typeof prefix === 'string' && isProxy(socket.remoteAddress ?? '', 0);
  return isTrusted && pathPrefix.test(prefix) ? prefix.replace(/\/$/, '') : '';
}
