import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeServer, type ServerOptions } from './makeServer.ts';

const html = `<!doctype html>
<meta property="og:url" content="./">
<meta property="og:image" content="./icons/512.png">
<link rel="icon" href="./icon.svg">
`;

let folder: string;
let server: FastifyInstance;

function start(options: Omit<ServerOptions, 'page'> = {}): void {
  server = makeServer({ page: folder, ...options });
}

function ask(headers: InjectOptions['headers'] = {}, url = '/') {
  return server.inject({ url, headers: { host: 'game.local', ...headers } });
}

/** Returns the addresses of the page and of its picture in the preview. */
async function previewOf(headers: InjectOptions['headers'] = {}): Promise<readonly unknown[]> {
  const { body } = await ask(headers);
  return ['url', 'image'].map((name) => new RegExp(`"og:${name}" content="([^"]*)"`).exec(body)?.[1]);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-jaune-index-'));
  await writeFile(join(folder, 'index.html'), html);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('the preview of a link', () => {
  it('has the addresses of the host that was asked', async () => {
    start();
    expect(await previewOf()).toEqual(['http://game.local/', 'http://game.local/icons/512.png']);
    expect(await previewOf({ host: '[fd00::1]:1760' })).toEqual([
      'http://[fd00::1]:1760/',
      'http://[fd00::1]:1760/icons/512.png',
    ]);
    expect((await ask({}, '/index.html')).body).toBe((await ask()).body);
    expect((await ask()).body).toContain('href="./icon.svg"');
  });

  it.each(['a"b.local', "a'b.local", '$1.local'])('stays relative for the host %j', async (host) => {
    start();
    expect(await previewOf({ host })).toEqual(['./', './icons/512.png']);
  });

  it('has the public origin of the host, or the first one', async () => {
    start({ publicOrigins: ['https://game.example', 'https://www.game.example'] });
    expect(await previewOf({ host: 'www.Game.example' })).toEqual([
      'https://www.game.example/',
      'https://www.game.example/icons/512.png',
    ]);
    expect(await previewOf({ host: '192.0.2.7' })).toEqual([
      'https://game.example/',
      'https://game.example/icons/512.png',
    ]);
  });

  it('has the scheme and path of a trusted proxy, and of no one else', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-prefix': '/nain' };
    start({ trustProxy: 1 });
    expect(await previewOf(forwarded)).toEqual([
      'https://game.local/nain/',
      'https://game.local/nain/icons/512.png',
    ]);
    const hostile = { 'x-forwarded-proto': 'javascript', 'x-forwarded-prefix': '//evil.example/"' };
    expect(await previewOf(hostile)).toEqual(['http://game.local/', 'http://game.local/icons/512.png']);
    await server.close();
    start();
    expect(await previewOf(forwarded)).toEqual(['http://game.local/', 'http://game.local/icons/512.png']);
  });
});

describe('the page', () => {
  it('is revalidated by a tag that differs between hosts', async () => {
    start();
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('no-cache');
    expect((await ask({ 'if-none-match': headers.etag })).statusCode).toBe(304);
    expect((await ask({ 'if-none-match': `W/${headers.etag}, "x"` })).statusCode).toBe(304);
    expect((await ask({ 'if-none-match': headers.etag, host: 'other.local' })).statusCode).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('is compressed for a client that accepts %j', async (accepted, encoding) => {
    start();
    const { headers } = await ask({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is that of the file after an update', async () => {
    start();
    await ask();
    await writeFile(join(folder, 'index.html'), `${html}<p>new</p>`);
    expect((await ask()).body).toContain('<p>new</p>');
  });

  it('is not found if there is none', async () => {
    await rm(join(folder, 'index.html'));
    start();
    expect((await ask()).statusCode).toBe(404);
  });
});
