import type { IncomingMessage, ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import type { Site } from '../http/site.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { NodeAuth } from '../nodes/nodeAuth.ts';
import { terminateLater } from './session.ts';
import type { Sessions } from './sessions.ts';
import type { SessionTiming } from './sessionTiming.ts';

export interface SocketRouteOptions {
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly auth: NodeAuth;
  readonly site: Site;
  readonly timing: SessionTiming;
}

export async function socketRoute(server: FastifyInstance, options: SocketRouteOptions): Promise<void> {
  const { sessions, auth, timing } = options;
  await server.register(websocket, {
    options: { maxPayload: timing.messageBytes, perMessageDeflate: false },
  });
  const responses = new WeakMap<IncomingMessage, ServerResponse>();
  server.get(
    '/socket',
    {
      websocket: true,
      preValidation: (request, reply) => {
        responses.set(request.raw, reply.raw);
        return checkUpgrade(request, reply, options);
      },
    },
    (socket, request) => {
      // Lets the request be freed while the socket lives.
      responses.get(request.raw)?.detachSocket(request.raw.socket);
      socket.removeAllListeners('error');
      // `ws` has answered the malformed or oversized frame.
      socket.on('error', () => terminateLater(socket, timing));
      const isOfNode = auth.isNode(request.headers);
      const release = isOfNode ? () => {} : options.limits.admit(request.ip);
      const address = auth.clientOf(request.headers, request.ip);
      if (release === null) socket.terminate();
      else sessions.admit(socket, { address, isOfNode, stream: request.raw.socket }, release);
    },
  );
}

async function checkUpgrade(
  request: FastifyRequest,
  reply: FastifyReply,
  { limits, auth, site }: SocketRouteOptions,
): Promise<FastifyReply | undefined> {
  if (auth.isNode(request.headers)) return undefined;
  if (auth.isForged(request.headers) || !site.isOriginAllowed(request)) return refuse(reply, 'wrong-origin');
  return limits.hasRoomFor(request.ip) ? undefined : refuse(reply, 'too-many');
}
