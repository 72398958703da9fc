import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { TestServer } from '../testing/testServer.ts';

const server = TestServer.forEachTest();

test('a WebSocket request whose upgrade the proxy dropped is answered with the setting to change', async () => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await server.ask(method, '/socket');
    expect(answer.status).toBe(426);
    expect(answer.headers.get('upgrade')).toBe('websocket');
    if (method === 'GET')
      expect(await answer.text()).toMatch(/let it pass the request headers Upgrade and Connection/);
  }
  expect(
    server.log.filter((line) => line.includes('a WebSocket request came without Upgrade or Connection')),
  ).toHaveLength(1);
});

test.each([
  ['Upgrade alone', { upgrade: 'websocket', connection: 'close' }],
  ['Connection alone', { connection: 'keep-alive, Upgrade' }],
])(
  'a WebSocket request of which the proxy forwarded only %s is answered the same way',
  async (_what, headers) => {
    const sent = request(`${server.origin}/socket`, { headers }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(426);
    expect(server.log.join()).toContain('let the proxy pass the headers Upgrade and Connection');
  },
);

test('a correct set-up logs no hint', async () => {
  (await server.socket({ origin: server.origin })).leave();
  await server.ask('GET', '/api/tables', undefined, { origin: server.origin });
  expect(server.log.filter((line) => line.includes('proxy'))).toEqual([]);
});
