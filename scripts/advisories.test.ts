import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { type Finished, runCommand } from './shell.ts';

const asked = '/-/npm/v1/security/advisories/bulk';
const advisory = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-test',
  title: 'Draws an ace too many',
  severity: 'high',
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 0, vectorString: null },
};

let registry: Server | undefined;
let cache: string | undefined;

afterEach(() => {
  registry?.close();
  registry?.closeAllConnections();
  if (cache !== undefined) rmSync(cache, { recursive: true, force: true });
});

/** Runs the program with a registry that answers the question like this, and all others with 404. */
async function runWith(
  answer: (response: ServerResponse) => void,
): Promise<Finished & { readonly packages: readonly string[] }> {
  const packages: string[] = [];
  registry = createServer(async (request, response) => {
    if (request.url !== asked) return response.writeHead(404).end('{}');
    packages.push(...Object.keys(await bodyOf(request)));
    return answer(response);
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const { port } = registry.address() as AddressInfo;
  return { ...(await run(port)), packages };
}

async function bodyOf(request: IncomingMessage): Promise<object> {
  if (request.headers['content-encoding'] !== 'gzip') return (await json(request)) as object;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(gunzipSync(Buffer.concat(chunks)).toString()) as object;
}

/** The shell adds the exit status to the output. */
function run(port: number): Promise<Finished> {
  cache = mkdtempSync(join(tmpdir(), 'nain-npm-'));
  const program = join(import.meta.dirname, 'advisories.ts');
  const env = { npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: cache };
  return runCommand('/bin/sh', ['-c', '"$0" "$1"; echo "status $?"', process.execPath, program], { env });
}

it('asks for the packages of the lockfile, and says that nothing is known about them', {
  tags: ['deep'],
}, async () => {
  const { output, packages } = await runWith((response) => response.end('{}'));
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'svelte', 'ws']));
  expect(output).toMatch(
    /^0 known advisories about the \d{3,} packages of package-lock\.json\.\nstatus 0\n$/,
  );
});

it('lists what is known, and exits with status 1', async () => {
  const { output } = await runWith((response) => response.end(JSON.stringify({ ws: [advisory] })));
  expect(output).toMatch(/^1 known advisory about /);
  expect(output).toContain(`ws *: high: ${advisory.title} (${advisory.url})`);
  expect(output).toMatch(/status 1\n$/);
});

it('says that a registry does not answer the question, and exits with status 2', {
  tags: ['deep'],
}, async () => {
  const { output } = await runWith((response) => response.writeHead(405).end());
  expect(output).toMatch(/^The registry could not be asked, so nothing is known about advisories: 405/);
  expect(output).toMatch(/status 2\n$/);
});

it('says that a registry cannot be reached, and exits with status 2', async () => {
  const { output } = await run(1);
  expect(output).toMatch(/^The registry could not be asked.*ECONNREFUSED/);
  expect(output).toMatch(/status 2\n$/);
});
