import { WebSocket } from 'ws';
import type { NodeAuth } from '../nodes/nodeAuth.ts';
import { CLOSE, Liveness } from './socket.ts';

const handshakeMs = 2000;

/** Receives what the other node sends. */
export interface NodeProxyCallbacks {
  passOn(text: string): void;
  proxyEnded(wasExplained: boolean): void;
}

/** A connection to the node that owns a client's table. Messages are forwarded unchanged. */
export interface NodeProxy {
  send(text: string): void;
  ping(): void;
  close(): void;
}

/** Connects to another node on behalf of a client. Resolves to null if the node does not answer. */
export async function connectToNode(
  node: string,
  auth: NodeAuth,
  client: string,
  callbacks: NodeProxyCallbacks,
): Promise<NodeProxy | null> {
  const socket = new WebSocket(`${node.replace(/^http/, 'ws')}/socket`, {
    headers: auth.headersFor(client),
    perMessageDeflate: false,
    handshakeTimeout: handshakeMs,
  });
  const { promise, resolve } = Promise.withResolvers<NodeProxy | null>();
  const liveness = new Liveness();

  // The 'close' event follows every error.
  socket.on('error', () => {});
  socket.on('pong', () => liveness.received());
  socket.on('message', (data) => {
    liveness.received();
    callbacks.passOn(data.toString());
  });
  socket.on('close', (code) => {
    resolve(null);
    callbacks.proxyEnded(code === CLOSE.normal || code === CLOSE.policyViolation);
  });
  socket.on('open', () => resolve(proxyOver(socket, liveness)));

  return promise;
}

function proxyOver(socket: WebSocket, liveness: Liveness): NodeProxy {
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    ping: () => {
      if (!liveness.check(socket)) socket.terminate();
    },
    close: () => socket.close(CLOSE.normal),
  };
}
