import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium, defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/browsers.ts';
import { quietChromium } from './quietChromium.ts';
import { testsOf } from './screens.ts';

// The workers of the tests read this file again: they must find the port that the first reading chose.
process.env['E2E_PORT'] ??= String(await freePort());
const address = `http://localhost:${process.env['E2E_PORT']}`;
const executablePath = findChromium() ?? chromium.executablePath();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // A test waits as often for the server as it works: half as many again keep all cores busy.
  workers: '150%',
  // Timing decides no test: these end only what hangs, on a machine however slow. Ten minutes for each kind of screen.
  globalTimeout: 1_200_000,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'fr-FR',
    // Only the tests of playing offline want everything to be kept; the others need not wait for it.
    serviceWorkers: 'block',
    // A trace of every test takes half of the time; whoever needs one runs a test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...quietChromium], chromiumSandbox: false },
  },
  projects: [
    {
      name: 'desk',
      ...testsOf('desk'),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...testsOf('phone'),
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, 'serve.ts')}"`,
    url: `${address}/healthz`,
    env: { PORT: process.env['E2E_PORT'] },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, 'localhost', () => {
    const taken = probe.address();
    probe.close(() => resolve(taken !== null && typeof taken === 'object' ? taken.port : 0));
  });
  return promise;
}
