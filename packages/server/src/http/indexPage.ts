import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControlFor } from './headers.ts';

const name = 'index.html';
/** Clients choose the host in the addresses, so the number of versions in memory needs a limit. */
const mostVersions = 16;
const relativeAddress = /(<meta property="og:(?:image|url)" content=")\.\//g;
const encodings = ['br', 'gzip'] as const;

/** A fortieth of the time of the best quality, for a tenth more bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Encoding = (typeof encodings)[number];

interface Version {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding | 'identity', Buffer>>;
}

/**
 * Serves `index.html`. The addresses for previews become absolute, because messengers ignore relative ones.
 *
 * @param addressOf the address of the page as the client sees it; null leaves the addresses relative
 */
export function serveIndexPage(
  server: FastifyInstance,
  folder: string,
  addressOf: (request: FastifyRequest) => string | null,
): void {
  const file = join(folder, name);
  if (!existsSync(file)) return;
  const versions = new Map<string, Version>();

  async function versionFor(address: string): Promise<Version> {
    const { mtimeMs, size } = await stat(file);
    const key = `${mtimeMs} ${size} ${address}`;
    const version = versions.get(key) ?? (await makeVersion(file, address));
    if (versions.size >= mostVersions) versions.clear();
    versions.set(key, version);
    return version;
  }

  for (const path of ['/', `/${name}`])
    server.get(path, async (request, reply) =>
      send(request, reply, await versionFor(addressOf(request) ?? './')),
    );
}

async function makeVersion(file: string, address: string): Promise<Version> {
  const html = await readFile(file, 'utf8');
  const identity = Buffer.from(html.replaceAll(relativeAddress, (_all, start: string) => start + address));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, brotliOptions),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, bodies: { br, gzip: gz, identity } };
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { etag, bodies }: Version): FastifyReply {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': cacheControlFor(name) });
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodies[encoding ?? 'identity']);
}

function encodingFor(accepted: FastifyRequest['headers'][string]): Encoding | null {
  const names = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return encodings.find((encoding) => names.includes(encoding)) ?? null;
}
