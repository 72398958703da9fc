import type { HttpRefusal } from '@nain-jaune/protocol';
import { describe, expect, it } from 'vitest';
import { refusalIn, TestServer } from '../testing/testServer.ts';

const server = TestServer.forEachTest();

describe('invalid input', () => {
  it('is malformed, with the path of each problem', async () => {
    const answer = await server.ask('POST', '/api/tables', { name: '  ', settings: { rules: {} } });
    expect(answer.status).toBe(400);
    const { error, problems } = (await answer.json()) as HttpRefusal;
    const paths = problems.map(({ path }) => path);
    expect(error).toBe('malformed');
    expect(paths).toEqual(expect.arrayContaining(['name', expect.stringMatching(/^settings\.rules\./)]));
  });

  it('a body that is not JSON, or has another type, is malformed, with an explanation', async () => {
    const post = (type: string, body: string) =>
      fetch(`${server.origin}/api/tables`, { method: 'POST', headers: { 'content-type': type }, body });
    const notJson = { code: 'wrong-value', path: '', expected: 'a JSON text', found: '' };
    for (const body of ['', '{', '{"name', '{"name":"Anne"', '{"__proto__":{"name":"x"}}']) {
      const answer = await post('application/json', body);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: 'malformed', problems: [notJson] },
      ]);
    }
    const twice = await post('application/json', '{"name":"Anne","settings":{"listed":true,"listed":false}}');
    expect([twice.status, await twice.json()]).toEqual([
      400,
      {
        error: 'malformed',
        problems: [{ code: 'duplicate-key', path: 'settings.listed', expected: '', found: '' }],
      },
    ]);
    const other = await post('text/plain', '{}');
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({
      error: 'malformed',
      problems: [{ path: 'content-type', expected: 'application/json', found: '"text/plain"' }],
    });
  });

  it('a foreign page is refused, and an own page is not', async () => {
    const lobby = (origin: string) => server.ask('GET', '/api/tables', undefined, { origin });
    expect(await refusalIn(await lobby('https://evil.example'))).toEqual([403, 'wrong-origin']);
    expect((await lobby(server.origin)).status).toBe(200);
    await server.replace({ PUBLIC_ORIGINS: 'https://game.example' });
    expect((await lobby('https://game.example')).status).toBe(200);
    expect(await refusalIn(await lobby(server.origin))).toEqual([403, 'wrong-origin']);
  });

  it('a page whose host the proxy did not forward is refused with the setting to change, which is logged once', async () => {
    const headers = { origin: 'https://game.example' };
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.ask('GET', '/api/tables', undefined, headers);
      expect(await answer.json()).toEqual({
        error: 'wrong-origin',
        problems: [
          {
            code: 'wrong-value',
            path: 'origin',
            expected: expect.stringMatching(/let the proxy pass Host.* or set PUBLIC_ORIGINS/),
            found: '"https://game.example"',
          },
        ],
      });
    }
    expect(server.log.filter((line) => line.includes('let the proxy pass Host'))).toHaveLength(1);
  });
});

describe('an address', () => {
  it.each([
    ['with a port', (time: number) => `203.0.113.7:${40_000 + time}`, '203.0.113.8:40000'],
    ['in brackets', (time: number) => `[2001:db8:3::${time}]:443`, '[2001:db8:4::1]:443'],
    ['in IPv6 notation', (time: number) => `::ffff:203.0.113.7%${time}`, '::ffff:203.0.113.8'],
    ['that is unknown', (time: number) => `198.51.100.${time}, unknown`, '203.0.113.8'],
  ])('%s in X-Forwarded-For has one limit, and another client its own', async (_how, one, other) => {
    await server.replace({ REQUESTS_PER_MINUTE: '2', TRUST_PROXY: '1' });
    const statusFor = async (address: string) =>
      (await server.ask('GET', '/api/tables', undefined, { 'x-forwarded-for': address })).status;
    expect([await statusFor(one(1)), await statusFor(one(2)), await statusFor(one(3))]).toEqual([
      200, 200, 429,
    ]);
    expect(await statusFor(other)).toBe(200);
  });

  it('is that of the client if a proxy is trusted, and otherwise that of the proxy', async () => {
    const from = (address: string) =>
      server.ask('GET', '/api/tables', undefined, { 'x-forwarded-for': address });
    await server.replace({ REQUESTS_PER_MINUTE: '1' });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(429);
    expect(server.log.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength(1);
    await server.replace({ REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '192.0.2.200' });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(429);
    expect(server.log.filter((line) => line.includes('TRUST_PROXY does not cover'))).toHaveLength(1);
    await server.replace({ REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '1' });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await from('192.0.2.9, 192.0.2.1')).status).toBe(429);
  });
});
