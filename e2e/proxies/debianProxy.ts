import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installOnDebian } from '../../packages/server/src/testing/postgres.ts';
import { makeCertificate, type TestCertificate } from '../../packages/server/src/testing/testCertificate.ts';
import { testPort } from '../../packages/server/src/testing/testPort.ts';
import { root } from '../../scripts/workspace.ts';
import type { RunningProxy } from './pathProxy.ts';

const pollIntervalMs = 50;
const modules = 'mpm_event authz_core alias headers proxy proxy_http socache_shmcb ssl'.split(' ');

/** One of the files in deploy/proxies, and the path of the page in it. */
export interface ProxyFile {
  readonly name: 'nginx' | 'apache';
  readonly file: string;
  readonly path: '/' | '/nain/';
}

interface Configuration {
  readonly folder: string;
  readonly port: number;
  /** The port of the redirect from HTTP, which is not tested. */
  readonly plainPort: number;
  readonly certificate: TestCertificate;
  /** The file of deploy/proxies with its addresses replaced. */
  readonly snippet: string;
  readonly isWhole: boolean;
}

/** Starts Debian's nginx or Apache with a file of deploy/proxies and a self-signed certificate. Installs missing packages. */
export async function startDebianProxy({ name, file, path }: ProxyFile, target: URL): Promise<RunningProxy> {
  const program = findProgram(name);
  const folder = mkdtempSync(join(tmpdir(), 'nain-proxy-'));
  const parts = await prepareFiles(folder, file, path, target);
  const configuration = join(folder, 'proxy.conf');
  writeFileSync(configuration, name === 'nginx' ? nginxConfiguration(parts) : apacheConfiguration(parts));
  const options =
    name === 'nginx' ? ['-p', folder, '-c', configuration] : ['-f', configuration, '-DFOREGROUND'];
  const child = spawn(program, options, { stdio: ['ignore', 'inherit', 'inherit'] });
  process.once('exit', () => child.kill('SIGTERM'));
  await untilItListens(child, parts.port);
  const stop = async (): Promise<void> => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
    rmSync(folder, { recursive: true });
    parts.certificate.remove();
  };
  return { address: `https://localhost:${parts.port}${path}`, stop };
}

const programs = {
  nginx: { path: '/usr/sbin/nginx', debian: 'nginx' },
  apache: { path: '/usr/sbin/apache2', debian: 'apache2' },
} as const;

function findProgram(name: keyof typeof programs): string {
  const { path, debian } = programs[name];
  if (!existsSync(path)) installOnDebian(debian);
  if (existsSync(path)) return path;
  throw new Error(`These tests need ${path}: install ${debian}, or run them as root on Debian.`);
}

async function prepareFiles(folder: string, file: string, path: string, target: URL): Promise<Configuration> {
  const [port, plainPort] = [await testPort('localhost'), await testPort('localhost')];
  const certificate = makeCertificate('DNS:localhost');
  const snippet = readFileSync(join(root, 'deploy/proxies', file), 'utf8')
    .replaceAll('http://127.0.0.1:1760', target.origin)
    .replaceAll('game.example;', 'localhost;')
    // The test machine may have no IPv6.
    .replaceAll(/^\tlisten \[::\].*\n/gm, '')
    .replace('listen 443', `listen ${port}`)
    .replace('listen 80', `listen ${plainPort}`)
    .replace('*:443', `*:${port}`)
    .replace('/etc/ssl/certs/game.example.pem', certificate.file)
    .replace('/etc/ssl/private/game.example.key', certificate.keyFile);
  return { folder, port, plainPort, certificate, snippet, isWhole: path === '/' };
}

function nginxConfiguration({ folder, port, certificate, snippet, isWhole }: Configuration): string {
  const site = `server { listen ${port} ssl http2; ssl_certificate ${certificate.file}; ssl_certificate_key ${certificate.keyFile};\n${snippet} }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'error_log stderr warn;',
    `pid ${folder}/proxy.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((what) => `${what}_temp_path ${folder}/${what};`),
    isWhole ? snippet : site,
    '}',
  ].join('\n');
}

function apacheConfiguration({ folder, port, certificate, snippet, isWhole }: Configuration): string {
  const site =
    `<VirtualHost *:${port}>\nSSLEngine on\nSSLCertificateFile ${certificate.file}\nSSLCertificateKeyFile ${certificate.keyFile}\n` +
    `${snippet}\n</VirtualHost>`;
  return [
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerRoot ${folder}`,
    `DefaultRuntimeDir ${folder}`,
    `PidFile ${folder}/proxy.pid`,
    `ErrorLog ${folder}/error.log`,
    'LogLevel warn',
    'ServerName localhost',
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `Listen ${port}`,
    isWhole ? snippet : site,
    '',
  ].join('\n');
}

/** Waits until a port takes connections. Rejects if the program ends instead. */
async function untilItListens(child: ChildProcess, port: number): Promise<void> {
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with status ${child.exitCode}`);
    await setTimeout(pollIntervalMs);
  }
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
