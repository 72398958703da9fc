import { words } from '@nain-jaune/words';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './browserTest.ts';
import { Guest, playMoves, texts } from './guest.ts';
import { type ProxyFile, startDebianProxy } from './proxies/debianProxy.ts';
import { type RunningProxy, startPathProxy } from './proxies/pathProxy.ts';
import { ONLY } from './screens.ts';

const { app, home } = words('fr');
const isWholeScope = process.env['TEST_SCOPE'] === 'all';
const files: readonly ProxyFile[] = [
  { name: 'nginx', file: 'nginx-root.conf', path: '/' },
  { name: 'nginx', file: 'nginx-path.conf', path: '/nain/' },
  { name: 'apache', file: 'apache-root.conf', path: '/' },
  { name: 'apache', file: 'apache-path.conf', path: '/nain/' },
];

let proxy: RunningProxy | undefined;

test.afterEach(async () => {
  await proxy?.stop();
  proxy = undefined;
});

function target(baseURL: string | undefined): URL {
  const { port } = new URL(baseURL ?? '');
  return new URL(`http://127.0.0.1:${port}`);
}

/** Opens a new browser and collects failed requests and those outside of the path. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({
    baseURL: address,
    ignoreHTTPSErrors: true,
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { context, page, failures: failuresOf(page, address) };
}

function failuresOf(page: Page, address: string): readonly string[] {
  const failures: string[] = [];
  page.on('response', (answer) => {
    const isInside = answer.url().startsWith(address) || answer.url().startsWith('blob:');
    if (!isInside || answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`);
  });
  return failures;
}

/** Plays at a table of the server, which needs the page, its files, the API and a WebSocket. */
async function playAtTable(page: Page): Promise<void> {
  const anne = await Guest.at(page, 'Anne');
  await anne.openTable(3, 1);
  await anne.startGame();
  await playMoves([anne], 2);
  await expect(page.getByText(texts.connection.reconnecting)).toBeHidden();
}

async function expectWholeGame(browser: Browser, { address }: RunningProxy): Promise<void> {
  const { context, page, failures } = await visit(browser, address);
  await playAtTable(page);
  expect((await context.request.get('api/tables')).status()).toBe(200);
  expect((await context.request.get('api/openapi.json')).status()).toBe(200);
  expect(failures).toEqual([]);
}

test('a game on the server is played under a path of a proxy', { tag: ONLY.desk }, async ({
  browser,
  baseURL,
}) => {
  proxy = await startPathProxy(target(baseURL));
  await expectWholeGame(browser, proxy);
});

test('the page is installed under a path of a proxy', { tag: ONLY.desk }, async ({ browser, baseURL }) => {
  proxy = await startPathProxy(target(baseURL));
  const context = await browser.newContext({
    baseURL: proxy.address,
    serviceWorkers: 'allow',
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  const failures = failuresOf(page, proxy.address);
  await page.goto('./');
  await expect(page.getByText(app.readyOffline)).toBeVisible();
  expect(await scopeOf(page)).toBe(proxy.address);
  expect(await startOf(context, page)).toBe(proxy.address);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: home.playAtOnce })).toBeVisible();
  expect(failures).toEqual([]);
});

function scopeOf(page: Page): Promise<string> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
}

/** Returns the start address in the manifest. */
async function startOf(context: BrowserContext, page: Page): Promise<string> {
  const manifest = await page
    .locator('link[rel=manifest]')
    .evaluate((link) => (link as HTMLLinkElement).href);
  const { start_url } = (await (await context.request.get(manifest)).json()) as { start_url: string };
  return new URL(start_url, manifest).href;
}

test.describe('over TLS', () => {
  // They may install packages, so they must not run in parallel.
  test.describe.configure({ mode: 'default' });
  for (const file of files) {
    const title = `behind ${file.name} with deploy/proxies/${file.file}, a game is played at ${file.path}`;
    const name = isWholeScope ? title : `${title} (only with TEST_SCOPE=all: it may install ${file.name})`;
    test(name, { tag: ONLY.desk }, async ({ browser, baseURL }) => {
      test.skip(!isWholeScope, 'TEST_SCOPE is not all');
      proxy = await startDebianProxy(file, target(baseURL));
      await expectWholeGame(browser, proxy);
      if (file.path === '/') expect(await strictTransportOf(browser, proxy)).toBe('max-age=31536000');
    });
  }
});

async function strictTransportOf(browser: Browser, { address }: RunningProxy): Promise<string | undefined> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const answer = await context.request.get(address);
  await context.close();
  return answer.headers()['strict-transport-security'];
}
