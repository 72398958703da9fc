import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config/config.ts';
import { knownForwarders, trustedProxies } from '../limits/address.ts';
import { logSettings } from '../observe/log.ts';
import { BODY_BYTES } from './bodyBytes.ts';
import type { Connections } from './connections.ts';
import { cacheControlFor, securityHeaders } from './headers.ts';
import { guardHosts } from './hostGuard.ts';
import { serveIndexPage } from './indexPage.ts';
import { pageAddress } from './pageAddress.ts';
import { hintAtProxySettings } from './proxyHints.ts';
import { redirectToPage } from './redirectToPage.ts';
import { answerText, refuse } from './refusal.ts';
import { Site } from './site.ts';

/** Errors pass, but browsers and caches may store an answer with status 404 or 405 without an expiry. */
const notStored = { 'cache-control': 'no-store' };
const allowedMethods = ['GET', 'HEAD'];

export interface RequestTiming {
  readonly headersMs: number;
  readonly requestMs: number;
  /** The interval of checking the other two. */
  readonly checkMs: number;
}

const requestTiming: RequestTiming = { headersMs: 10_000, requestMs: 30_000, checkMs: 2000 };

export interface ServerOptions {
  readonly page: string;
  /** Default: none. */
  readonly trustProxy?: Config['trustProxy'];
  /** Default: any. */
  readonly publicOrigins?: Config['publicOrigins'];
  /** Default: `silent`. */
  readonly logLevel?: Config['logLevel'];
  /** Default: standard output. */
  readonly logTo?: { write(line: string): void };
  /** Default: none, so that the server answers HTTP. */
  readonly certificate?: Config['certificate'];
  /** Default: no limits. */
  readonly connections?: Connections;
  /** Default: a server of this machine. */
  readonly site?: Site;
  /** For tests. */
  readonly timing?: RequestTiming;
}

/**
 * Returns a server for the files of the page and `/healthz`. Links whose `#` was encoded are redirected to the page. Other requests get
 * 404 or 405.
 */
export function makeServer({
  page,
  trustProxy = null,
  publicOrigins = null,
  logLevel = 'silent',
  logTo,
  certificate = null,
  connections,
  site = new Site({ host: 'localhost', nodeAddress: null, publicOrigins, certificate }),
  timing = requestTiming,
}: ServerOptions): FastifyInstance {
  const isProxy = trustedProxies(trustProxy);
  const headers = securityHeaders(publicOrigins);
  const server = Fastify({
    frameworkErrors: (error, request, reply) =>
      answerBadPath(error, request, reply.headers({ ...headers, ...notStored })),
    forceCloseConnections: 'idle',
    requestTimeout: timing.requestMs,
    bodyLimit: BODY_BYTES.other,
    ...listenerOptions(certificate, timing),
    trustProxy: isProxy,
    // Request paths contain table codes.
    logController: new LogController({ disableRequestLogging: true }),
    ...logSettings(logLevel, logTo),
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const forwarded = request.headers['x-forwarded-for'];
    // Fastify takes the address of the client from this header as it is.
    if (typeof forwarded === 'string') request.headers['x-forwarded-for'] = knownForwarders(forwarded);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.headers(notStored);
  });
  hintAtProxySettings(server, { site, isProxy, expectsProxy: trustProxy !== null });
  guardHosts(server, site);
  server.addHook('onRequest', async (request, reply) => redirectToPage(request, reply));
  endRefusedUpgrades(server, timing);
  if (connections !== undefined) countConnections(server, connections);
  server.get('/healthz', async (_request, reply) => {
    reply.headers(notStored);
    return { status: 'ok' };
  });
  serveIndexPage(server, page, (request) => pageAddress(request, publicOrigins, isProxy));
  server.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlFor(file));
    },
  });
  closeConnectionsWhenStopping(server);
  server.setNotFoundHandler(answerNotFound);
  server.setErrorHandler(answerError);
  return server;
}

function listenerOptions(certificate: Config['certificate'], { headersMs, checkMs }: RequestTiming) {
  const http = { headersTimeout: headersMs, connectionsCheckingInterval: checkMs };
  if (certificate === null) return { http };
  const { chain, key } = certificate;
  return { https: { ...http, handshakeTimeout: headersMs, cert: chain, key } };
}

/** Adds the route `/readyz`. `isReady` is false while the store does not answer or the server stops. */
export async function health(
  server: FastifyInstance,
  { isReady }: { readonly isReady: () => boolean },
): Promise<void> {
  server.get('/readyz', async (_request, reply) => {
    reply.headers(notStored);
    return isReady() ? { status: 'ready' } : refuse(reply, 'not-ready');
  });
}

/** Closes the connections of refused upgrade requests: Node applies its timeouts to them no longer, and does not end them when it stops. */
function endRefusedUpgrades(server: FastifyInstance, { headersMs }: RequestTiming): void {
  server.server.on('upgrade', ({ socket }) => {
    // An accepted WebSocket clears the timeout.
    socket.setTimeout(headersMs);
    socket.once('timeout', () => socket.destroy());
  });
  // Neither runs for an accepted upgrade.
  server.addHook('onSend', async ({ raw }, reply) => {
    if (raw.headers.upgrade !== undefined) reply.header('connection', 'close');
  });
  server.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined) raw.socket.destroySoon();
  });
}

function countConnections(server: FastifyInstance, connections: Connections): void {
  connections.watch(server.server);
  // This hook runs after all checks of the upgrade request.
  server.addHook('preHandler', async ({ ws, routeOptions, raw }) => {
    if (ws && routeOptions.url === '/socket') connections.release(raw.socket);
  });
}

/** Closes connections after their last answer while the server stops. Keep-alive would hold them for a minute. */
function closeConnectionsWhenStopping(server: FastifyInstance): void {
  let isStopping = false;
  server.addHook('preClose', async () => {
    isStopping = true;
  });
  server.addHook('onResponse', async () => {
    if (isStopping) setImmediate(() => server.server.closeIdleConnections());
  });
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (allowedMethods.includes(request.method)) return answerText(reply, 404, 'Not found');
  reply.header('allow', allowedMethods.join(', '));
  return answerText(reply, 405, 'Method not allowed');
}

/** Answers a path that cannot be decoded. */
function answerBadPath(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith('/api/')) return refuse(reply, 'not-found');
  return redirectToPage(request, reply) ?? answerError(error, request, reply);
}

/** Client errors keep their status. Others become 500 without details. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return answerText(reply, status, 'Bad request');
  request.log.error({ err: error }, 'a request failed');
  return answerText(reply, 500, 'Internal error');
}
