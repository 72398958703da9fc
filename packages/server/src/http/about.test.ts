import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAbout } from '@nain-jaune/protocol/parse';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localAddressesOf } from '../addresses.ts';
import { TestServer } from '../testing/testServer.ts';
import { reachFor } from './about.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-about-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function aboutWith(environment: Record<string, string>) {
  const server = await TestServer.start(environment);
  const about = parseAbout(await (await server.ask('GET', '/api/about')).json());
  await server.remove();
  if (!about.ok) throw new Error(JSON.stringify(about.error));
  return about.value;
}

async function noticeOf(text: string): Promise<string> {
  const file = join(folder, 'privacy.txt');
  await writeFile(file, text);
  return file;
}

test('a server without configuration names no operator, and how long it stores data', async () => {
  expect(await aboutWith({})).toEqual({
    operator: null,
    privacy: null,
    kept: {
      talkDays: 30,
      tablesDays: 30,
      recordsDays: 365,
      reportsDays: 90,
      dailyDays: 61,
      challengesDays: 180,
    },
    publicRecords: true,
    localAddresses: [],
    reach: 'restricted',
  });
});

test('the operator, the privacy notice and the days are those of the configuration', async () => {
  const notice = await noticeOf('\nWe store little.\n\nAsk us.\n');
  const operator = { OPERATOR_NAME: 'Anne Muster', OPERATOR_CONTACT: 'anne@example.org' };
  expect(await aboutWith({ ...operator, PRIVACY_FILE: notice, KEEP_TALK_DAYS: '7' })).toMatchObject({
    operator: { name: 'Anne Muster', contact: 'anne@example.org' },
    privacy: 'We store little.\n\nAsk us.',
    kept: { talkDays: 7 },
  });
});

test('a contact is optional', async () => {
  const { operator } = await aboutWith({ OPERATOR_NAME: 'Anne Muster' });
  expect(operator).toEqual({ name: 'Anne Muster', contact: null });
});

test('a privacy notice that is too long stops the start with an error that names the variable', async () => {
  const longest = 'x'.repeat(100_000);
  expect(await aboutWith({ PRIVACY_FILE: await noticeOf(longest) })).toMatchObject({ privacy: longest });
  const notice = await noticeOf(`${longest}x`);
  await expect(aboutWith({ PRIVACY_FILE: notice })).rejects.toThrow(/100001 characters.* set PRIVACY_FILE/);
});

describe('the addresses in the local network', () => {
  /** What a client with these headers gets from a server that listens on one address. */
  async function addressesFor(headers: Record<string, string>, environment: Record<string, string> = {}) {
    const server = await TestServer.start({ HOST: '192.0.2.7', ...environment });
    const answer = await server.ask('GET', '/api/about', undefined, headers);
    const about = parseAbout(await answer.json());
    await server.remove();
    if (!about.ok) throw new Error(JSON.stringify(about.error));
    return about.value.localAddresses.map((address) => address.replace(`:${server.port}`, ':1760'));
  }

  test('are sent to a browser on the same machine', async () => {
    expect(await addressesFor({})).toEqual(['http://192.0.2.7:1760']);
    expect(await addressesFor({}, { HOST: 'localhost' })).toEqual([]);
    const all = localAddressesOf({ host: '0.0.0.0', port: 1760, certificate: null });
    expect(await addressesFor({}, { HOST: '0.0.0.0' })).toEqual(all);
  });

  test.each([
    'forwarded: for=203.0.113.9',
    'x-forwarded-for: 127.0.0.1',
    'x-real-ip: 203.0.113.9',
    'via: 1.1 proxy',
  ])('are not sent to the clients of a proxy, which sends %s', async (line) => {
    const [name = '', value = ''] = line.split(': ');
    expect(await addressesFor({ [name]: value })).toEqual([]);
    expect(await addressesFor({ [name]: value }, { TRUST_PROXY: '1' })).toEqual([]);
  });

  test('are none if the server listens to its own machine only, which it says', async () => {
    expect(await aboutWith({ HOST: 'localhost' })).toMatchObject({ localAddresses: [], reach: 'restricted' });
    expect(await aboutWith({ HOST: '192.0.2.7' })).toMatchObject({ reach: 'network' });
  });

  test('are only those from which a page is accepted', async () => {
    expect(await addressesFor({}, { PUBLIC_ORIGINS: 'https://game.example' })).toEqual([
      'https://game.example',
    ]);
    const PUBLIC_ORIGINS = 'https://game.example,http://localhost:1760,http://192.0.2.7:1760';
    expect(await addressesFor({}, { PUBLIC_ORIGINS })).not.toContain('http://localhost:1760');
  });

  test.each([
    ['203.0.113.9', 'localhost:1760'],
    ['192.0.2.7', 'localhost:1760'],
    ['', 'localhost:1760'],
    ['127.0.0.1', 'game.example'],
    ['127.0.0.1', undefined],
  ])('are not sent to the client %s at %s', (remoteAddress, host) => {
    const request = { raw: { socket: { remoteAddress, localPort: 1760 } }, headers: { host } };
    const config = { host: '192.0.2.7', certificate: null, publicOrigins: null };
    expect(reachFor(request as FastifyRequest, config)).toEqual({ localAddresses: [], reach: null });
  });
});
