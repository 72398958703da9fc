import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenOn, makeServer } from '../index.ts';

const secret = 'not for the world';
const script = `console.log("${'carte '.repeat(400)}");`;

let folder: string;
let server: FastifyInstance;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-jaune-server-'));
  await writePage(join(folder, 'page'));
  await writeFile(join(folder, 'secret.txt'), secret);
  server = makeServer({ page: join(folder, 'page') });
  port = await listenOn(server, 0, '127.0.0.1');
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function writePage(page: string): Promise<void> {
  await mkdir(join(page, 'assets'), { recursive: true });
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Nain Jaune</title>');
  await writeFile(join(page, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(page, '.sources'), secret);
  await writeFile(join(page, 'assets/main-BxY_12zQ.js'), script);
  await writeFile(join(page, 'assets/main-BxY_12zQ.js.br'), brotliCompressSync(script));
  await writeFile(join(page, 'assets/main-BxY_12zQ.js.gz'), gzipSync(script));
  await writeFile(join(page, 'assets/main-BxY_12zQ.css'), 'body { margin: 0 }');
}

function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

/** Sends a path and header lines unchanged, which `fetch` would normalise. Returns the whole answer. */
async function askRaw(path: string, ...headers: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('the page', () => {
  it('is served at the root and revalidated each time', async () => {
    const answer = await ask('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('Nain Jaune');
  });

  it('may be requested again by its tag, without a body in the answer', async () => {
    const tag = (await ask('/')).headers.get('etag');
    expect(await askRaw('/', `If-None-Match: ${tag}`)).toMatch(/^HTTP\/1\.1 304 /);
  });

  it.each([
    ['/assets/main-BxY_12zQ.js', /^(text|application)\/javascript/],
    ['/assets/main-BxY_12zQ.css', /^text\/css/],
  ])('is cached permanently in %s, whose name has a hash', async (path, type) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('revalidates a file whose name has no hash', async () => {
    const answer = await ask('/icon.svg');
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['br', 'gzip'])('is sent compressed by %s to a client that accepts it', async (encoding) => {
    const answer = await ask('/assets/main-BxY_12zQ.js', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length);
    expect(await answer.text()).toBe(script);
  });

  it('answers HEAD without a body', async () => {
    const answer = await ask('/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

describe('security', () => {
  it.each(['/', '/healthz', '/missing', '/%zz'])('headers are on the answer to %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('browsers must use https only if every public address is https', async () => {
    const strictTransport = async (publicOrigins: readonly string[] | null) => {
      const one = makeServer({ page: join(folder, 'page'), publicOrigins });
      const answers = [await one.inject('/'), await one.inject('/missing'), await one.inject('/%zz')];
      await one.close();
      return answers.map(({ headers }) => headers['strict-transport-security']);
    };
    const year = 'max-age=31536000';
    expect(await strictTransport(['https://a.example', 'https://b.example'])).toEqual([year, year, year]);
    expect(await strictTransport(['https://a.example', 'http://localhost:1760'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await strictTransport(null)).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/....//secret.txt',
    '/secret.txt%00.html',
    '/.sources',
  ])('nothing outside the page is served for %s', async (path) => {
    const answer = await askRaw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain(secret);
    expect(answer).not.toContain(folder);
  });
});

describe('an unknown path', () => {
  it.each(['/missing', '/assets/missing-12345678.js', '/assets', '/assets/'])(
    '%s is answered 404 in plain text, never with the page',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe('Not found\n');
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is answered 405', async (method) => {
    const answer = await ask('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('an invalid path is answered 400 without an echo', async () => {
    const answer = await ask('/%zz');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('Bad request\n');
  });
});

describe('the life cycle of the server', () => {
  it('answers that it is well', async () => {
    const answer = await ask('/healthz');
    expect(await answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers its own errors 500 without details', async () => {
    const broken = makeServer({ page: join(folder, 'page') });
    broken.get('/broken', () => Promise.reject(new Error(secret)));
    const answer = await broken.inject('/broken');
    expect([answer.statusCode, answer.body]).toEqual([500, 'Internal error\n']);
    await broken.close();
  });

  it('stops at once although a browser has an idle connection', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    await server.close();
    await once(socket, 'close');
    await expect(ask('/healthz')).rejects.toThrow();
  });

  it('finishes the current answer before it stops', async () => {
    const begun = Promise.withResolvers<void>();
    const slow = makeServer({ page: join(folder, 'page') });
    slow.get('/slow', async () => {
      begun.resolve();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return 'done';
    });
    const slowPort = await listenOn(slow, 0, '127.0.0.1');
    const answer = fetch(`http://127.0.0.1:${slowPort}/slow`);
    await begun.promise;
    await slow.close();
    expect(await (await answer).text()).toBe('done');
  });
});
