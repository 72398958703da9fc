import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeEach(async () => {
  server = await TestServer.start();
});

afterEach(() => server.remove());

test('a WebSocket request whose upgrade the proxy did not pass on is answered with the setting to change', async () => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await server.ask(method, '/socket');
    expect(answer.status).toBe(426);
    expect(answer.headers.get('upgrade')).toBe('websocket');
    if (method === 'GET')
      expect(await answer.text()).toMatch(/let it pass the request headers Upgrade and Connection/);
  }
  expect(server.log.filter((line) => line.includes('a WebSocket request came without Upgrade'))).toHaveLength(
    1,
  );
});

test('a server that is set up well logs no hint', async () => {
  (await server.socket({ origin: server.origin })).leave();
  await server.ask('GET', '/api/tables', undefined, { origin: server.origin });
  expect(server.log.filter((line) => line.includes('proxy'))).toEqual([]);
});
