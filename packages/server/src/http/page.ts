import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config/config.ts';
import { logSettings } from '../observe/log.ts';
import { cacheControlFor, securityHeaders } from './headers.ts';

const allowedMethods = ['GET', 'HEAD'];
const patienceWithRequests = 30_000;

/** What a server is made from. */
export interface ServerOptions {
  /** The folder of the built page. */
  readonly page: string;
  /** Whose word is believed about a client's address; nobody's unless given. */
  readonly trustProxy?: Config['trustProxy'];
  /** The least that is logged; nothing unless given. */
  readonly logLevel?: Config['logLevel'];
  /** Where the log goes; to the standard output unless given. */
  readonly logTo?: { write(line: string): void };
}

/** Makes the server of the page: its files, `/healthz`, and a plain refusal for everything else. */
export function makeServer({
  page,
  trustProxy = null,
  logLevel = 'silent',
  logTo,
}: ServerOptions): FastifyInstance {
  const server = Fastify({
    frameworkErrors: answerError,
    forceCloseConnections: 'idle',
    requestTimeout: patienceWithRequests,
    trustProxy: believed(trustProxy),
    // A request's address may hold the code of a table.
    logController: new LogController({ disableRequestLogging: true }),
    ...logSettings(logLevel, logTo),
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
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

/** Of a number of proxies in front each is one step nearer to the client. */
function believed(
  proxies: Config['trustProxy'],
): boolean | string[] | ((address: string, step: number) => boolean) {
  if (proxies === null) return false;
  return typeof proxies === 'number' ? (_address, step) => step < proxies : [...proxies];
}

/** A connection that was busy when the server began to stop would else be kept open for a minute after its answer. */
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

/** Answers a fault: one of the client's by its status, one of ours without a word of its inside. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return answerText(reply, status, 'Bad request');
  request.log.error({ err: error }, 'a request failed');
  return answerText(reply, 500, 'Internal error');
}

function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(securityHeaders).type('text/plain; charset=utf-8').send(`${text}\n`);
}
