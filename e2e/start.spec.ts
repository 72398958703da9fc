import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { testPort } from '../packages/server/src/testing/testPort.ts';
import { root } from '../scripts/workspace.ts';
import { ONLY } from './screens.ts';

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-jaune-start-'));
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm start` until it has printed everything. */
async function start(environment: Readonly<Record<string, string>>) {
  const PORT = String(await testPort('0.0.0.0'));
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...process.env, NO_OPEN: '1', DATA_FOLDER: folder, PORT, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const text = () => stripVTControlCharacters(printed.join(''));
  await expect.poll(text).toContain('Ctrl-C stops the server.');
  return { child, text, addresses: text().match(/https?:\/\/\S+(?=[\s,])/g) ?? [] };
}

async function stop(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const [status] = await ended;
  return status;
}

test('npm start serves every address that it prints, until it is stopped', { tag: ONLY.desk }, async () => {
  const { child, text, addresses } = await start({ HOST: '' });
  expect(addresses[0]).toMatch(/^http:\/\/localhost:\d+$/);
  // The name of the machine is announced to others, and need not be known here.
  for (const address of addresses.filter((one) => !one.includes('.local')))
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await stop(child)).toBe(0);
  expect(text()).toContain('À bientôt');
});

test('npm start with HOST=localhost serves this computer alone', { tag: ONLY.desk }, async () => {
  const { child, text, addresses } = await start({ HOST: 'localhost' });
  expect(addresses).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+$/)]);
  expect(text()).toContain('Only this computer can open it.');
  expect(await stop(child)).toBe(0);
});
