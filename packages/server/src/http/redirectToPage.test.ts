import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenOn, makeServer } from '../index.ts';
import { mendedAddress } from './redirectToPage.ts';

describe('a link whose # was encoded on its way', () => {
  let folder: string;
  let server: FastifyInstance;
  let origin: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nain-jaune-links-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    server = makeServer({ page: folder });
    origin = `http://127.0.0.1:${await listenOn(server, 0, '127.0.0.1')}`;
  });

  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/%23/t/bado-miku-ze', '/#/t/bado-miku-ze'],
    ['/%23/t/bado-miku-ze/s_e-cret', '/#/t/bado-miku-ze/s_e-cret'],
    ['/%23%2Ft%2Fbado-miku-ze', '/#%2Ft%2Fbado-miku-ze'],
    ['/%2523/t/bado-miku-ze', '/#/t/bado-miku-ze'],
    ['/%23/t/bado-miku-ze?fbclid=a/b', '/#/t/bado-miku-ze?fbclid=a/b'],
    ['/%23/t/bado-miku-ze%E2%80%9D).', '/#/t/bado-miku-ze%E2%80%9D).'],
    ['/%23/t/bado%', '/#/t/bado%'],
    ['/%23', '/#'],
    ['/index.html%23/learn', '/#/learn'],
    ['/%23//evil.example/', '/#//evil.example/'],
  ])('%s leads to the page with the fragment', async (path, target) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${origin}${path}`, { method, redirect: 'manual' });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(new URL(answer.headers.get('location') ?? '', `${origin}${path}`).href).toBe(
        `${origin}${target}`,
      );
    }
  });

  it('may be eight levels deep', () => {
    const deep = (levels: number) => `/%23${'/t'.repeat(levels)}`;
    expect(mendedAddress(deep(8))).toBe(`${'../'.repeat(8)}#${'/t'.repeat(8)}`);
    expect(mendedAddress(deep(9))).toBeNull();
  });

  it('stays below the path of a proxy', () => {
    const inside = mendedAddress('/%23/t/bado-miku-ze') ?? '';
    expect(new URL(inside, 'https://your.example/nain/%23/t/bado-miku-ze').href).toBe(
      'https://your.example/nain/#/t/bado-miku-ze',
    );
  });

  it('has no bytes that a header must not have', () => {
    expect(mendedAddress('/%23/t/\u00e2\u0080\u009d\r\nx')).toBe('../../#/t/%e2%80%9d%0d%0ax');
  });

  it.each(['/t/bado-miku-ze', '/x%23/t', '/%24', `/%23${'/x'.repeat(9)}`])('%s is none', (path) => {
    expect(mendedAddress(path)).toBeNull();
  });

  it('is not answered to other methods', async () => {
    const answer = await fetch(`${origin}/%23/t/bado-miku-ze`, { method: 'POST', redirect: 'manual' });
    expect(answer.status).toBe(405);
  });
});
