import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { listenOn, makeServer } from '../index.ts';
import { TestServer } from '../testing/testServer.ts';
import { Connections } from './connections.ts';

const halfRequest = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';

const sockets: Socket[] = [];

/** Ends the connections of a test. A server waits for half-sent requests when it stops. */
function hangUp(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
}

/** Opens a connection and sends a text. Resolves when the server has received it. */
async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

function end(socket: Socket): Promise<unknown> {
  socket.resume();
  return socket.closed ? Promise.resolve() : once(socket, 'close');
}

interface Wish {
  readonly perAddress?: number;
  readonly total?: number;
  readonly isExempt?: boolean;
  readonly timeoutMs?: number;
}

/** Serves an empty page with the given limits. */
async function serve({ perAddress = 100, total = 100, isExempt = false, timeoutMs = 60_000 }: Wish) {
  const page = await mkdtemp(join(tmpdir(), 'nain-connections-'));
  const connections = new Connections({ perAddress, total, isExempt: () => isExempt });
  const timing = { headersMs: timeoutMs, requestMs: timeoutMs, checkMs: 50 };
  const server: FastifyInstance = makeServer({ page, connections, timing });
  const port = await listenOn(server, 0, '127.0.0.1');
  const close = async (): Promise<void> => {
    hangUp();
    await server.close();
    await rm(page, { recursive: true });
  };
  return { connections, port, close };
}

describe('a half-sent request', () => {
  it.each([
    ['nothing', ''],
    ['half of its headers', halfRequest],
    ['half of its body', 'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{'],
    ['an upgrade that no route takes', `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`],
    ['an upgrade with a bad path', `GET /%zz HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`],
  ])('that is %s is ended after the timeout', async (_what, text) => {
    const { port, connections, close } = await serve({ timeoutMs: 200 });
    await end(await send(port, text));
    await expect.poll(() => connections.size).toBe(0);
    await close();
  });
});

describe('connections of one address', () => {
  it('above the limit are closed, and those below it still answer', async () => {
    const { port, connections, close } = await serve({ perAddress: 3 });
    const held = [await send(port, halfRequest), await send(port, halfRequest)];
    await expect.poll(() => connections.size).toBe(2);
    const last = await send(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(String(await once(last, 'data'))).toContain('200 OK');
    await end(await send(port, halfRequest));
    expect(connections.refused).toBe(1);
    held[0]?.destroy();
    await expect.poll(() => connections.size).toBeLessThan(3);
    const next = await send(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(String(await once(next, 'data'))).toContain('200 OK');
    await close();
  });

  it('are unlimited for an exempt address, up to the limit of all', async () => {
    const { port, connections, close } = await serve({ perAddress: 1, total: 3, isExempt: true });
    for (let index = 0; index < 3; index += 1) await send(port, halfRequest);
    await expect.poll(() => connections.size).toBe(3);
    await end(await send(port, halfRequest));
    expect(connections.refused).toBe(1);
    await close();
  });
});

describe('a server of tables', () => {
  it('holds no more half-sent requests than its limit, and counts no WebSocket among them', async () => {
    const server = await TestServer.start({ CONNECTIONS_PER_ADDRESS: '5' });
    const clients = [];
    for (let index = 0; index < 10; index += 1) clients.push(await server.socket());
    const strangers = await Promise.all(Array.from({ length: 50 }, () => send(server.port, halfRequest)));
    await expect.poll(() => strangers.filter(({ destroyed }) => destroyed).length).toBe(45);
    expect(clients.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
    const metrics = await server.metrics();
    expect(metrics).toMatch(/^nain_jaune_http_connections 5$/m);
    expect(metrics).toMatch(/^nain_jaune_http_connections_refused_total 45$/m);
    hangUp();
    await server.remove();
  });

  it('still counts a connection that requested /socket without becoming a WebSocket', async () => {
    const server = await TestServer.start({ CONNECTIONS_PER_ADDRESS: '1' });
    const half = 'Host: localhost\r\nUpgrade: websocket\r\n\r\n';
    const stranger = await send(server.port, `GET /socket HTTP/1.1\r\n${half}`);
    await once(stranger, 'data');
    await end(await send(server.port, halfRequest));
    hangUp();
    await server.remove();
  });

  it('exempts the connections of its proxy', async () => {
    const server = await TestServer.start({ CONNECTIONS_PER_ADDRESS: '5', TRUST_PROXY: '1' });
    for (let index = 0; index < 10; index += 1) await send(server.port, halfRequest);
    await expect.poll(() => server.metrics()).toMatch(/^nain_jaune_http_connections 10$/m);
    expect((await server.ask('GET', '/healthz')).status).toBe(200);
    hangUp();
    await server.remove();
  });
});
