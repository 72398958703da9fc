import { join } from 'node:path';
import { chromium, defineConfig, devices } from '@playwright/test';
import { testPort } from '../packages/server/src/testing/testPort.ts';
import { findChromium } from '../scripts/browsers.ts';
import { quietChromium } from './quietChromium.ts';
import { testsOf } from './screens.ts';

// The test workers read this file again and must use the same port.
process.env['E2E_PORT'] ??= String(await testPort('localhost'));
const address = `http://localhost:${process.env['E2E_PORT']}`;
const executablePath = findChromium() ?? chromium.executablePath();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Tests often wait for the server, so more workers than cores keep all cores busy.
  workers: '150%',
  // The time limits are only for tests that hang, on any machine.
  globalTimeout: 2_400_000,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A machine may be so slow for a moment that a part of the page gives up. A test that passes at its second try is called flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'fr-FR',
    // Only the offline tests need the service worker.
    serviceWorkers: 'block',
    // Traces double the time. Use `--trace on` for a single test.
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
