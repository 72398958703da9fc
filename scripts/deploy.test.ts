import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NODE_OPTIONS } from '../packages/server/src/testing/play/serverChild.ts';
import { installOnDebian, startPostgres } from '../packages/server/src/testing/postgres.ts';
import { testPort } from '../packages/server/src/testing/testPort.ts';
import { buildPageIfChanged } from './building.ts';
import { runCommand } from './shell.ts';
import { root } from './workspace.ts';

const isWholeScope = process.env['TEST_SCOPE'] === 'all';
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');

/** Returns the arguments of `node` in an instruction of the Dockerfile. */
function commandOf(instruction: 'CMD' | 'HEALTHCHECK'): readonly string[] {
  const [, json = ''] = new RegExp(`^${instruction}[^[]*(\\[.*\\])$`, 'm').exec(dockerfile) ?? [];
  const [program, ...words] = JSON.parse(json) as string[];
  expect(program).toBe('node');
  return words;
}

it('is started everywhere with the same options of Node', () => {
  const starts = ['package.json', 'deploy/Dockerfile', 'deploy/nain-jaune.service', 'docs/running.md'];
  const optionsIn = (file: string) => readFileSync(join(root, file), 'utf8').match(/--max-[\w=-]+/g);
  for (const file of starts) expect(optionsIn(file), file).toEqual(NODE_OPTIONS);
});

describe('the image', () => {
  let image: string;
  let server: ChildProcess;
  let port: number;

  function runInImage(words: readonly string[], variables: object = {}): ChildProcess {
    const env = { HOST: '127.0.0.1', PORT: String(port), DATA_FOLDER: join(image, 'data'), ...variables };
    return spawn(process.execPath, words, { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] });
  }

  async function startServer(variables: object = {}): Promise<void> {
    port = await testPort();
    server = runInImage(commandOf('CMD'), variables);
    await once(server.stdout as NonNullable<typeof server.stdout>, 'data');
  }

  async function health(): Promise<number> {
    const [status] = (await once(runInImage(commandOf('HEALTHCHECK')), 'exit')) as [number];
    return status;
  }

  beforeAll(async () => {
    await buildPageIfChanged();
    image = mkdtempSync(join(tmpdir(), 'nain-image-'));
    for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm))
      cpSync(join(root, from), join(image, to), { recursive: true });
    await startServer();
  });

  afterAll(() => {
    server.kill('SIGKILL');
    rmSync(image, { recursive: true });
  });

  it('has everything that the server needs, and no packages', async () => {
    expect(existsSync(join(image, 'node_modules'))).toBe(false);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<title>Nain Jaune</title>');
    expect((await fetch(`http://127.0.0.1:${port}/api/tables`)).status).toBe(200);
  });

  it('has a page that is built for production, whatever NODE_ENV is here', async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const scripts = [...page.matchAll(/<script type="module"[^>]*src="\.\/([^"]+)"/g)];
    const texts = await Promise.all(
      scripts.map(async ([, script]) => (await fetch(`http://127.0.0.1:${port}/${script}`)).text()),
    );
    // Only a production build registers the service worker.
    expect(texts.some((text) => text.includes('serviceWorker'))).toBe(true);
  });

  it('is healthy while it is ready, and stops with its stop signal', async () => {
    expect(commandOf('HEALTHCHECK').join()).toContain('/readyz');
    expect(await health()).toBe(0);
    const [, signal] = /^STOPSIGNAL (\S+)$/m.exec(dockerfile) ?? [];
    server.kill(signal as NodeJS.Signals);
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(await health()).toBe(1);
  });

  it('connects to a PostgreSQL', { tags: ['deep'] }, async () => {
    const postgres = await startPostgres();
    await startServer({ DATABASE_URL: await postgres.makeDatabase() });
    expect(await health()).toBe(0);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    await postgres.stop();
  });
});

describe('the unit of systemd', () => {
  const analyze = '/usr/bin/systemd-analyze';
  const hasSystemd = existsSync(analyze);
  const reason = hasSystemd ? '' : ' (not run: systemd-analyze is not installed)';

  async function analyzeUnit(...words: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'nain-unit-'));
    const unit = join(folder, 'nain-jaune.service');
    const text = readFileSync(join(root, 'deploy/nain-jaune.service'), 'utf8');
    // systemd-analyze requires the program to exist.
    writeFileSync(unit, text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const finished = await runCommand(analyze, [...words, unit]);
    rmSync(folder, { recursive: true });
    return finished;
  }

  it.runIf(hasSystemd)(`is valid${reason}`, async () => {
    expect(await analyzeUnit('verify')).toEqual({ ok: true, output: '' });
  });

  it.runIf(hasSystemd)(`has an exposure of less than 2 of 10 in systemd-analyze${reason}`, async () => {
    const { ok, output } = await analyzeUnit('security', '--offline=true', '--threshold=20', '--no-pager');
    expect(output).toContain('Overall exposure level');
    expect(ok, output).toBe(true);
  });
});

describe('the Compose files', () => {
  const reason = isWholeScope ? '' : ' (only with TEST_SCOPE=all: it may install docker-compose)';
  const compose = '/usr/bin/docker-compose';

  it.runIf(isWholeScope)(`are valid${reason}`, async () => {
    if (!existsSync(compose)) installOnDebian('docker-compose');
    for (const file of ['compose.yaml', 'compose.nodes.yaml']) {
      const env = { POSTGRES_PASSWORD: 'geheim' };
      const { ok, output } = await runCommand(compose, ['-f', join(root, 'deploy', file), 'config'], { env });
      expect(ok, output).toBe(true);
      expect(output).toContain('dockerfile: deploy/Dockerfile');
    }
  });

  it.runIf(isWholeScope)(`name the password that is missing${reason}`, async () => {
    const file = join(root, 'deploy/compose.nodes.yaml');
    const { ok, output } = await runCommand(compose, ['-f', file, 'config']);
    expect(ok).toBe(false);
    expect(output).toContain('Set POSTGRES_PASSWORD');
  });
});
