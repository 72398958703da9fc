import type { IncomingMessage, ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOriginAllowed } from '../http/origin.ts';
import { refuse } from '../http/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { NodePass } from '../nodes/nodePass.ts';
import type { Sockets } from './sockets.ts';

/** What the route of the sockets is made with. */
export interface SocketRouteOptions {
  readonly sockets: Sockets;
  readonly limits: Limits;
  readonly pass: NodePass;
  readonly publicOrigins: readonly string[] | null;
}

/** The route `/socket`, where clients come to tables. */
export async function socketRoute(server: FastifyInstance, options: SocketRouteOptions): Promise<void> {
  const { sockets, pass } = options;
  await server.register(websocket, {
    options: { maxPayload: sockets.timing.messageAtMost, perMessageDeflate: false },
  });
  const responses = new WeakMap<IncomingMessage, ServerResponse>();
  server.get(
    '/socket',
    {
      websocket: true,
      preValidation: (request, reply) => {
        responses.set(request.raw, reply.raw);
        return mayConnect(request, reply, options);
      },
    },
    (socket, request) => {
      // A socket may live for hours; the request that it began with need not.
      responses.get(request.raw)?.detachSocket(request.raw.socket);
      socket.removeAllListeners('error');
      // What is no frame, or too large, ends its socket: the client's own doing, and `ws` has told it so.
      socket.on('error', () => sockets.seeOff(socket));
      const isOfNode = pass.isOn(request.headers);
      const leave = isOfNode ? () => {} : options.limits.admit(request.ip);
      if (leave === null) socket.terminate();
      else sockets.admit(socket, request.raw.socket, isOfNode ? null : request.ip, leave);
    },
  );
}

async function mayConnect(
  request: FastifyRequest,
  reply: FastifyReply,
  { limits, pass, publicOrigins }: SocketRouteOptions,
): Promise<FastifyReply | undefined> {
  const { origin, host } = request.headers;
  if (pass.isOn(request.headers)) return undefined;
  if (pass.isForgedOn(request.headers) || !isOriginAllowed(origin, host, publicOrigins))
    return refuse(reply, 'wrong-origin');
  return limits.hasRoomFor(request.ip) ? undefined : refuse(reply, 'too-many');
}
