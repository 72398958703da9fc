import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type RequestOptions, request } from 'node:https';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Joined } from '@nain-jaune/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '../config/certificate.ts';
import { listenOn, makeServer } from '../index.ts';
import { makeCertificate, type TestCertificate } from '../testing/testCertificate.ts';
import { settingsOf, TestServer } from '../testing/testServer.ts';
import { TestSocket } from '../testing/testSocket.ts';
import { Connections } from './connections.ts';

const hosts = ['localhost', 'laptop.local', '127.0.0.1'];

let files: TestCertificate;
let certificate: string;
let server: TestServer;

beforeAll(async () => {
  files = makeCertificate('DNS:localhost', 'DNS:laptop.local', 'IP:127.0.0.1');
  certificate = readFileSync(files.file, 'utf8');
  server = await TestServer.start({ CERTIFICATE_FILE: files.file, CERTIFICATE_KEY_FILE: files.keyFile });
});

afterAll(async () => {
  await server.remove();
  files.remove();
});

/** Sends a request to a host whose certificate must be valid, and which is this machine whatever its name. */
async function ask(host: string, path: string, options: RequestOptions = {}, body = '') {
  const lookup: RequestOptions['lookup'] = (_name, { all }, answer) =>
    all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4);
  const asked = request({ host, path, port: server.port, ca: certificate, lookup, agent: false, ...options });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

async function openTable(host: string): Promise<Joined> {
  const headers = { 'content-type': 'application/json', origin: `https://${host}:${server.port}` };
  const body = JSON.stringify({ name: 'Anne', settings: settingsOf() });
  const answer = await ask(host, '/api/tables', { method: 'POST', headers }, body);
  expect(answer.status).toBe(201);
  return JSON.parse(answer.text) as Joined;
}

describe('a server with a certificate', () => {
  it.each(hosts)('serves the page and tables at %s', async (host) => {
    expect((await ask(host, '/healthz')).text).toBe('{"status":"ok"}');
    const { code, token } = await openTable(host);
    const origin = `https://${host}:${server.port}`;
    const anne = await TestSocket.open(server.port, { origin, host: `${host}:${server.port}` }, certificate);
    await anne.enter(code, token);
    anne.socket.close();
  });

  it('refuses pages of other addresses', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await ask('localhost', '/api/tables', { headers })).status).toBe(403);
    await expect(TestSocket.open(server.port, headers, certificate)).rejects.toThrow('403');
  });

  it('binds no browser to HTTPS, because the certificate may be removed again', async () => {
    const { headers } = await ask('localhost', '/healthz');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('answers no plain HTTP', async () => {
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow();
  });
});

describe('connections of a server with a certificate', () => {
  const sockets: Socket[] = [];

  async function serve(timeoutMs: number) {
    const read = readCertificate({ certificateFile: files.file, certificateKeyFile: files.keyFile });
    if (!read.ok) throw new Error(read.error);
    const connections = new Connections({ perAddress: 10, total: 10, isExempt: () => false });
    const timing = { headersMs: timeoutMs, requestMs: timeoutMs, checkMs: 50 };
    const one = makeServer({ page: server.folder, certificate: read.value, connections, timing });
    return { connections, one, port: await listenOn(one, 0, '127.0.0.1') };
  }

  it.each([
    ['says nothing', ''],
    ['speaks plain HTTP', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('end if the client %s', async (_, said) => {
    const { connections, one, port } = await serve(200);
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.write(said);
    socket.resume();
    await once(socket, 'close');
    await expect.poll(() => connections.size).toBe(0);
    await one.close();
  });

  it('are not counted once they are WebSockets', async () => {
    const limited = await TestServer.start({
      CERTIFICATE_FILE: files.file,
      CERTIFICATE_KEY_FILE: files.keyFile,
      CONNECTIONS_PER_ADDRESS: '2',
    });
    const clients: TestSocket[] = [];
    for (let index = 0; index < 5; index += 1)
      clients.push(await TestSocket.open(limited.port, {}, certificate));
    expect(await limited.metrics()).toMatch(/^nain_jaune_http_connections 0$/m);
    for (const { socket } of clients) socket.close();
    await limited.remove();
  });
});
