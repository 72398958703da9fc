import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testPort } from '../testing/testPort.ts';
import { TestServer } from '../testing/testServer.ts';

const server = TestServer.forEachTest();

test('a running server that reaches its store is alive and ready', async () => {
  expect(await (await server.ask('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await server.ask('GET', '/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  expect(ready.headers.get('cache-control')).toBe('no-store');
});

test('metrics have their own address and are never served with the page', async () => {
  expect((await server.ask('GET', '/metrics')).status).toBe(404);
  expect(await server.metrics()).toContain('process_cpu_seconds_total');
});

test('metrics are off by default', async () => {
  await server.replace({ METRICS_ADDRESS: '' });
  await expect(server.metrics()).rejects.toThrow();
});

test('a stopped server no longer serves metrics', async () => {
  expect(await server.metrics()).toContain('process_cpu_seconds_total');
  await server.stop();
  await expect(server.metrics()).rejects.toThrow('ECONNREFUSED');
});

test('a server that stops does not wait for the end of a request for metrics', async () => {
  const port = await testPort();
  await server.replace({ METRICS_ADDRESS: `127.0.0.1:${port}` });
  const slow = createConnection(port, '127.0.0.1');
  slow.on('error', () => slow.destroy());
  await new Promise<void>((sent) => slow.write('GET /metrics HTTP/1.1\r\n', () => sent()));
  await server.ask('GET', '/healthz');
  const outcome = await Promise.race([server.stop(), setTimeout(10_000, 'late', { ref: false })]);
  slow.destroy();
  expect(outcome).toBeUndefined();
});

test('a taken address for metrics stops the start with an error that names the variable', async () => {
  const taken = { METRICS_ADDRESS: `127.0.0.1:${server.port}` };
  await expect(TestServer.start(taken)).rejects.toThrow(/is in use .* set METRICS_ADDRESS/);
});

test('the time until entries were durable is measured in seconds', async () => {
  await server.open('Anne');
  const [, sum] = /^nain_jaune_keep_seconds_sum (\S+)$/m.exec(await server.metrics()) ?? [];
  expect(Number(sum)).toBeGreaterThan(0);
  expect(Number(sum)).toBeLessThan(60);
});

test('every metric is documented', async () => {
  await server.open('Anne');
  const text = await server.metrics();
  const names = [...text.matchAll(/^# TYPE (nain_jaune_\w+)/gm)].map(([, name]) => name);
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8');
  const documented = [...page.matchAll(/`(nain_jaune_\w+)`/g)].map(([, name]) => name);
  expect(documented.sort()).toEqual(names.sort());
});

test('metrics count tables, people, connections and messages from zero, and each once', async () => {
  const before = await server.metrics();
  const { code } = await server.open('Anne');
  const basile = await server.join(code, 'Basile');
  await server.enter(basile);
  const after = [await server.metrics(), await server.metrics()];
  for (const [name, count] of [
    ['tables', 1],
    ['tables_opened_total', 1],
    ['people_joined_total', 2],
    ['sockets', 1],
    ['messages_heard_total{understood="true"}', 1],
    ['messages_told_total', 1],
  ] as const) {
    expect(before).toContain(`\nnain_jaune_${name} 0\n`);
    for (const read of after) expect(read).toContain(`\nnain_jaune_${name} ${count}\n`);
  }
});
