import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killStarted, start, stop } from './npmStart.ts';
import { ONLY } from './screens.ts';

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-jaune-start-'));
});

test.afterEach(killStarted);

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm start serves every address that it prints, until it is stopped', { tag: ONLY.desk }, async () => {
  const { child, text, addresses } = await start({ DATA_FOLDER: folder, HOST: '' });
  expect(addresses[0]).toMatch(/^http:\/\/localhost:\d+$/);
  // The name of the machine is announced to others, and need not be known here.
  for (const address of addresses.filter((one) => !one.includes('.local')))
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await stop(child)).toBe(0);
  expect(text()).toContain('À bientôt');
});

test('npm start with HOST=localhost serves this computer alone', { tag: ONLY.desk }, async () => {
  const { child, text, addresses } = await start({ DATA_FOLDER: folder, HOST: 'localhost' });
  expect(addresses).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+$/)]);
  expect(text()).toContain('Only this computer can open it.');
  expect(await stop(child)).toBe(0);
});
