import { WebSocket } from 'ws';
import type { NodePass } from '../nodes/nodePass.ts';
import { textOf } from './hear.ts';

const patience = 2000;
const normalEnd = 1000;
const policyViolated = 1008;

/** Who hears what comes through a pipe. */
export interface PipeEnd {
  /** The other server has said something to the client. */
  pass(text: string): void;
  /** The pipe is at an end; whether the client was told why. */
  pipeEnded(hasSaidWhy: boolean): void;
}

/** A line to another server that holds a client's table: all that either says passes through it as it is. */
export interface Pipe {
  send(text: string): void;
  close(): void;
}

/** Lays a pipe to another server; null where it does not answer. */
export async function layPipe(
  address: string,
  pass: NodePass,
  client: string,
  end: PipeEnd,
): Promise<Pipe | null> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, {
    headers: pass.headersFor(client),
    perMessageDeflate: false,
    handshakeTimeout: patience,
  });
  const { promise, resolve } = Promise.withResolvers<Pipe | null>();
  // What failed is told by the end that follows every error.
  socket.on('error', () => {});
  socket.on('message', (said) => end.pass(textOf(said)));
  socket.on('close', (code) => {
    resolve(null);
    end.pipeEnded(code === normalEnd || code === policyViolated);
  });
  socket.on('open', () => resolve(pipeThrough(socket)));
  return promise;
}

function pipeThrough(socket: WebSocket): Pipe {
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(normalEnd),
  };
}
