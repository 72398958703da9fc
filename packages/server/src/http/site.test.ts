import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificate, readCertificate } from '../config/certificate.ts';
import { makeCertificate, type TestCertificate } from '../testing/testCertificate.ts';
import { Site, type SiteConfig } from './site.ts';

let files: TestCertificate;
let certificate: Certificate | null;

beforeAll(() => {
  files = makeCertificate('DNS:games.example', 'DNS:*.club.example');
  const read = readCertificate({ certificateFile: files.file, certificateKeyFile: files.keyFile });
  certificate = read.ok ? read.value : null;
});

afterAll(() => files.remove());

const home: SiteConfig = { host: '0.0.0.0', nodeAddress: null, publicOrigins: null, certificate: null };

function siteWith(config: Partial<SiteConfig> = {}): Site {
  return new Site({ ...home, ...config }, 'Laptop.lan');
}

describe('a server without public origins', () => {
  it.each([
    'localhost:1760',
    'LOCALHOST',
    'localhost.',
    '127.0.0.1:1760',
    '192.168.1.5:8080',
    '203.0.113.7',
    '[::1]:1760',
    '[2001:db8::7]',
    'laptop.local:1760',
    'tablet.local',
    'laptop:1760',
    'laptop.lan',
    'Laptop.LAN.:1760',
  ])('answers at %s', (host) => {
    expect(siteWith().isHostAllowed(host)).toBe(true);
  });

  it.each([
    'evil.example:1760',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'laptop.evil.example',
    'evil.example.lan',
    'local',
    'evil@localhost',
    'localhost/evil',
    'localhost:port',
    'games.example',
    ' ',
    '',
  ])('does not answer at %j', (host) => {
    expect(siteWith().isHostAllowed(host)).toBe(false);
  });

  it('answers a program that sends no host, which no browser does', () => {
    expect(siteWith().isHostAllowed(undefined)).toBe(true);
  });

  it('answers at the names in HOST, NODE_ADDRESS and its certificate', () => {
    const site = siteWith({ host: 'pi.fritz.box', nodeAddress: 'http://app1:1760', certificate });
    for (const host of ['pi.fritz.box', 'app1:1760', 'games.example', 'chess.club.example'])
      expect(site.isHostAllowed(host)).toBe(true);
    expect(site.isHostAllowed('evil.example')).toBe(false);
  });
});

describe('a server with public origins', () => {
  const site = siteWith({ publicOrigins: ['https://game.example'], nodeAddress: 'http://app1:1760' });

  it.each(['game.example', 'game.example:443', '10.0.0.5:1760', 'localhost:1760', '[::1]', 'app1:1760'])(
    'answers at its host, and to health checks and other servers at %s',
    (host) => {
      expect(site.isHostAllowed(host)).toBe(true);
    },
  );

  it.each(['evil.example', 'laptop.local', 'laptop', 'www.game.example'])('does not answer at %s', (host) => {
    expect(site.isHostAllowed(host)).toBe(false);
  });
});

describe('a page', () => {
  const isAllowed = (site: Site, origin: string | undefined, host: string | undefined, protocol = 'http') =>
    site.isOriginAllowed({ headers: { origin, host }, protocol } as FastifyRequest);

  it('from the address of the request is allowed', () => {
    expect(isAllowed(siteWith(), 'http://localhost:1760', 'localhost:1760')).toBe(true);
    expect(isAllowed(siteWith(), 'http://localhost', 'LOCALHOST:80')).toBe(true);
    expect(isAllowed(siteWith(), 'https://game.example', 'Game.example', 'https')).toBe(true);
    expect(isAllowed(siteWith(), 'https://game.example', 'game.example:443', 'wss')).toBe(true);
  });

  it('from another port or scheme is refused', () => {
    expect(isAllowed(siteWith(), 'http://localhost:1761', 'localhost:1760')).toBe(false);
    expect(isAllowed(siteWith(), 'https://localhost:1760', 'localhost:1760')).toBe(false);
    expect(isAllowed(siteWith(), 'http://localhost:1760', 'localhost:1760', 'https')).toBe(false);
  });

  it.each(['https://evil.example', 'null', '', 'file://'])('from %s is refused', (origin) => {
    expect(isAllowed(siteWith(), origin, 'game.example', 'https')).toBe(false);
    expect(isAllowed(siteWith(), origin, undefined, 'https')).toBe(false);
  });

  it('is allowed only by its address if addresses are configured', () => {
    const site = siteWith({ publicOrigins: ['https://game.example'] });
    expect(isAllowed(site, 'https://game.example', '10.0.0.5:1760')).toBe(true);
    expect(isAllowed(site, 'http://10.0.0.5:1760', '10.0.0.5:1760')).toBe(false);
  });

  it('may be a client other than a browser, which sends no origin', () => {
    expect(isAllowed(siteWith({ publicOrigins: ['https://game.example'] }), undefined, 'x')).toBe(true);
  });
});
