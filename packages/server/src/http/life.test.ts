import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { TestServer } from '../testing/testServer.ts';

let server: TestServer;

afterEach(() => server.remove());

test('a server that runs and reaches its store is alive and ready', async () => {
  server = await TestServer.start();
  expect(await (await server.ask('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await server.ask('GET', '/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  expect(ready.headers.get('cache-control')).toBe('no-store');
});

test('its figures are told near by, or to all, or to nobody', async () => {
  const far = { 'x-forwarded-for': '192.0.2.1' };
  for (const [METRICS, near, away] of [
    ['local', 200, 404],
    ['all', 200, 200],
    ['off', 404, 404],
  ] as const) {
    server = await TestServer.start({ METRICS, TRUST_PROXY: '1' });
    expect((await server.ask('GET', '/metrics')).status).toBe(near);
    expect((await server.ask('GET', '/metrics', undefined, far)).status).toBe(away);
    if (METRICS !== 'off') await server.remove();
  }
});

test('every figure of its own is explained in the documentation', async () => {
  server = await TestServer.start();
  await server.open('Anne');
  const text = await (await server.ask('GET', '/metrics')).text();
  const names = [...text.matchAll(/^# TYPE (nain_jaune_\w+)/gm)].map(([, name]) => name);
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8');
  const told = [...page.matchAll(/`(nain_jaune_\w+)`/g)].map(([, name]) => name);
  expect(told.sort()).toEqual(names.sort());
  expect(text).toMatch(/^nain_jaune_tables_opened_total 1$/m);
  expect(text).toMatch(/^nain_jaune_tables 1$/m);
});
