import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { TestServer } from '../testing/testServer.ts';

const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

let server: TestServer;

afterEach(() => server.remove());

/** Starts a server with a page. */
async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await TestServer.start(environment);
  await writeFile(join(server.folder, 'index.html'), 'the page');
}

/** Sends header lines unchanged, and returns the status and the whole answer. */
async function askAt(host: string, path: string, ...lines: readonly string[]) {
  const socket = connect(server.port, '127.0.0.1');
  const head = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...lines,
    ...(lines.length ? [] : ['Connection: close']),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const parts: string[] = [];
  socket.setEncoding('utf8').on('data', (part) => parts.push(String(part)));
  await once(socket, 'close');
  const answer = parts.join('');
  return { status: Number(answer.split(' ')[1]), answer };
}

async function statusAt(host: string, path: string, ...lines: readonly string[]): Promise<number> {
  return (await askAt(host, path, ...lines)).status;
}

describe('a name of another site that resolves to the server', () => {
  it.each(['/', '/index.html', '/healthz', '/readyz', '/missing'])('gets nothing at %s', async (path) => {
    await start();
    const { status, answer } = await askAt('evil.example:1760', path);
    expect(status).toBe(403);
    expect(answer).toContain('does not answer at "evil.example:1760"');
    expect(answer).toContain('add "http://evil.example:1760" to PUBLIC_ORIGINS');
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(await statusAt(`127.0.0.1:${server.port}`, '/index.html')).toBe(200);
  });

  it.each([
    ['the API', '/api/tables', []],
    ['a WebSocket', '/socket', upgrade],
  ])('is refused by %s with the setting to change, which is logged once', async (_what, path, lines) => {
    await start();
    const close = lines.length === 0 ? [] : lines;
    for (const origin of ['http://evil.example', null]) {
      const sent =
        origin === null
          ? close
          : [...close, `Origin: ${origin}`, ...(close.length ? [] : ['Connection: close'])];
      const { status, answer } = await askAt('evil.example', path, ...sent);
      expect(status).toBe(403);
      expect(JSON.parse(answer.slice(answer.indexOf('{')).replace(/\r\n0\r\n.*$/s, ''))).toEqual({
        error: 'wrong-origin',
        problems: [
          {
            code: 'wrong-value',
            path: 'host',
            expected: expect.stringContaining('add "http://evil.example" to PUBLIC_ORIGINS'),
            found: '"evil.example"',
          },
        ],
      });
    }
    expect(server.log.filter((line) => line.includes('its Host is not one of the server'))).toHaveLength(1);
    expect(server.log.filter((line) => line.includes('a page was refused'))).toEqual([]);
  });

  it('is refused by the metrics', async () => {
    await start();
    await expect(server.metrics({ host: 'evil.example' })).resolves.toContain('does not answer at');
    await expect(server.metrics()).resolves.toContain('process_cpu_seconds_total');
  });

  it('does not become another one by the header of a proxy', async () => {
    await start({ TRUST_PROXY: '1' });
    const lines = ['X-Forwarded-Host: localhost', 'Connection: close'];
    expect(await statusAt('evil.example', '/api/tables', ...lines)).toBe(403);
  });
});

describe('a server with PUBLIC_ORIGINS', () => {
  it('answers at their hosts and to health checks by address', async () => {
    await start({ PUBLIC_ORIGINS: 'https://game.example' });
    expect(await statusAt('game.example', '/')).toBe(200);
    expect(await statusAt(`127.0.0.1:${server.port}`, '/readyz')).toBe(200);
    expect(await statusAt('evil.example', '/')).toBe(403);
  });
});

describe('two Host headers', () => {
  it.each(['/', '/api/tables'])('are refused at %s', async (path) => {
    await start();
    const { status, answer } = await askAt('localhost', path, 'host: localhost', 'Connection: close');
    expect(status).toBe(400);
    expect(answer).toContain('one Host header');
  });

  it('are refused for a WebSocket, whose connection ends', async () => {
    await start();
    const { status, answer } = await askAt('localhost', '/socket', 'Host: evil.example', ...upgrade);
    expect(status).toBe(400);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});

describe('a page that came over another scheme', () => {
  const lobby = (headers: Record<string, string>) => server.ask('GET', '/api/tables', undefined, headers);

  it('is refused, with the header that the proxy must send', async () => {
    await start();
    const origin = server.origin.replace('http', 'https');
    const answer = await lobby({ origin });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('X-Forwarded-Proto');
    expect((await lobby({ origin, 'x-forwarded-proto': 'https' })).status).toBe(403);
    expect(server.log.filter((line) => line.includes('also X-Forwarded-Proto'))).toHaveLength(1);
  });

  it.each(['https', 'wss', 'http, https'])('is allowed if a trusted proxy says %s', async (scheme) => {
    await start({ TRUST_PROXY: '1' });
    const origin = server.origin.replace('http', 'https');
    expect((await lobby({ origin, 'x-forwarded-proto': scheme })).status).toBe(200);
    expect((await lobby({ origin: server.origin, 'x-forwarded-proto': scheme })).status).toBe(403);
    await expect(server.socket({ origin: server.origin, 'x-forwarded-proto': scheme })).rejects.toThrow(
      '403',
    );
    (await server.socket({ origin, 'x-forwarded-proto': scheme })).leave();
  });
});
