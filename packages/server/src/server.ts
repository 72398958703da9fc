import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { cacheControlFor, securityHeaders } from './headers.ts';

const allowedMethods = ['GET', 'HEAD'];

/** What a server is made from. */
export interface ServerOptions {
  /** The folder of the built page. */
  readonly page: string;
}

/** Makes the server of the page: its files, `/healthz`, and a plain refusal for everything else. */
export function makeServer({ page }: ServerOptions): FastifyInstance {
  const server = Fastify({ frameworkErrors: answerError, forceCloseConnections: 'idle' });
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
function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  const isClientFault = status >= 400 && status < 500;
  return isClientFault ? answerText(reply, status, 'Bad request') : answerText(reply, 500, 'Internal error');
}

function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(securityHeaders).type('text/plain; charset=utf-8').send(`${text}\n`);
}
