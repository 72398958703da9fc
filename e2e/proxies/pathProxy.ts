import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

const path = '/nain/';

/** A reverse proxy in front of the server of the tests. */
export interface RunningProxy {
  /** The address of the page with its path. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a minimal reverse proxy at `http://localhost:PORT/nain/`. */
export async function startPathProxy(target: URL): Promise<RunningProxy> {
  const server: Server = createServer((from, to) => forward(target, from, to));
  server.on('upgrade', (from: IncomingMessage, socket: Duplex, head: Buffer) =>
    forwardUpgrade(target, from, socket, head),
  );
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}${path}`, stop };
}

function forward(target: URL, from: IncomingMessage, to: ServerResponse): void {
  const inside = insideOf(from);
  if (inside === null) {
    to.writeHead(404).end('outside of the path\n');
    return;
  }
  const { method, headers } = from;
  const forwarded = request({ host: target.hostname, port: target.port, path: inside, method, headers });
  forwarded.on('response', (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  forwarded.on('error', () => to.destroy());
  from.pipe(forwarded);
}

function forwardUpgrade(target: URL, from: IncomingMessage, client: Duplex, head: Buffer): void {
  const server = connect(Number(target.port), target.hostname);
  client.on('error', () => server.destroy());
  server.on('error', () => client.destroy());
  const lines = [`GET ${insideOf(from)} HTTP/1.1`];
  for (let index = 0; index < from.rawHeaders.length; index += 2)
    lines.push(`${from.rawHeaders[index]}: ${from.rawHeaders[index + 1]}`);
  server.write(`${lines.join('\r\n')}\r\n\r\n`);
  server.write(head);
  client.pipe(server).pipe(client);
}

/** Returns the address on the server, or null if the request is not below the path. */
function insideOf({ url = '' }: IncomingMessage): string | null {
  return url.startsWith(path) ? url.slice(path.length - 1) : null;
}
