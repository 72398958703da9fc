import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '@nain-jaune/engine';
import { SETTINGS } from '@nain-jaune/protocol/testing';
import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { listenOn, makeServer } from '../packages/server/src/index.ts';
import { builtPage } from '../scripts/building.ts';
import { test } from './browserTest.ts';
import { readPdf } from './pdf.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

test.use({ serviceWorkers: 'allow' });

const print = await words('fr').chapters.print();
const { app, home, interface: ui } = words('fr');
const online = await words('fr').chapters.online();

/** Opens the page and waits until it is available offline. */
async function install(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(app.readyOffline)).toBeVisible();
}

async function openOffline(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await page.reload();
}

test('every page and language opens without a network', { tag: ONLY.desk }, async ({ page, context }) => {
  await install(page, '/');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: home.playAtOnce })).toBeVisible();
  for (const hash of [
    '#/rules',
    '#/learn',
    '#/house',
    '#/rules/judge',
    '#/choose',
    '#/print',
    '#/statistics',
    '#/analyse',
    '#/keeper',
    '#/daily',
    '#/puzzles',
    '#/replay/none',
    '#/challenge/none',
    '#/nothing',
  ]) {
    await openOffline(page, hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(app.pageNotLoaded)).toBeHidden();
  }
  await page.goto('/#/');
  await page.getByRole('combobox', { name: ui.language }).selectOption('de');
  await expect(page.getByRole('button', { name: words('de').home.playAtOnce })).toBeVisible();
});

test('a deal is played and stored without a network', { tag: [ONLY.desk, QUICK.desk] }, async ({
  page,
  context,
}) => {
  await install(page, '/');
  await context.setOffline(true);
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4, deals: 1 });
  await player.playDeal();
  await page.reload();
  await expect(player.settlement).toBeVisible();
});

test('the board is printed without a network', { tag: ONLY.desk }, async ({ page, context }) => {
  await install(page, '/');
  await context.setOffline(true);
  await openOffline(page, '#/print');
  await expect(page.getByRole('button', { name: print.printNow })).toBeEnabled();
  const path = test.info().outputPath('printed.pdf');
  await page.pdf({ path, preferCSSPageSize: true });
  const [board] = await readPdf(path);
  expect(board?.text).toContain('Roi de cœur');
});

test('pages online recover from a lost network', { tag: ONLY.desk }, async ({ page, context }) => {
  await install(page, '/');
  const unreachable = page.getByRole('heading', { name: online.connection.unreachable.title });
  const comesBack = async (hash: string, back: Locator) => {
    await context.setOffline(true);
    await openOffline(page, hash);
    await expect(unreachable).toBeVisible();
    await expect(page.getByText(app.pageNotLoaded)).toBeHidden();
    await context.setOffline(false);
    await expect(back).toBeVisible();
    await expect(unreachable).toBeHidden();
  };
  await comesBack('#/online', page.getByRole('button', { name: online.lobby.playNow, exact: true }));
  await comesBack('#/t/bado-miku-ze', page.getByText(online.serverRefusals['no-such-table']));
  await comesBack('#/record/bado-miku-ze/1', page.getByText(online.serverRefusals['no-such-table']));
  // A member is brought back to their seat.
  const joined = await page.request.post('/api/tables', {
    data: { name: 'Anne', settings: { ...SETTINGS, rules: RULESETS['famille'] } },
  });
  const { code, token } = (await joined.json()) as { code: string; token: string };
  await comesBack(
    `#/t/${code}/${token}`,
    page.getByRole('heading', { level: 1, name: online.lobby.tableOf('Anne') }),
  );
});

/** Serves a copy of the built page whose version can be changed. */
async function serveCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'nain-jaune-page-'));
  cpSync(builtPage, folder, { recursive: true });
  const server = makeServer({ page: folder });
  const address = `http://localhost:${await listenOn(server, 0)}`;
  return {
    address,
    /** Changes the version of the page. */
    publish(version: string): void {
      for (const copy of ['index.html', 'sw.js'].flatMap((name) => [`${name}.br`, `${name}.gz`]))
        rmSync(join(folder, copy), { force: true });
      change(join(folder, 'index.html'), '</head>', `<meta name="version" content="${version}"></head>`);
      change(join(folder, 'sw.js'), /(index\.html",revision:")[^"]*/, `$1${version}`);
    },
    async remove(): Promise<void> {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} holds no ${from}`);
  writeFileSync(file, changed);
}

/** Returns the version of the page, or null for the original. */
function versionOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? null);
}

test('a newer version is offered, at the table only between deals, and used only on request', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const served = await serveCopy();
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    locale: 'fr-FR',
    baseURL: served.address,
  });
  try {
    const page = await context.newPage();
    await install(page, '/');
    const player = await new Player(page).beginAtTurn({ ruleset: 'famille', players: 4 });
    served.publish('second');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await player.playDeal();
    await expect(player.settlement.getByText(app.newerVersion)).toBeVisible();
    await page.reload();
    expect(await versionOf(page)).toBeNull();

    await askForFilesOnClick(page);
    await player.settlement.getByRole('button', { name: app.useNewer }).click();
    // The evaluation fails during the reload.
    await expect.poll(() => versionOf(page).catch(() => 'none')).toBe('second');
    await expect(player.settlement).toBeVisible();
    await expect(page.getByText(app.newerVersion)).toBeHidden();
  } finally {
    await served.remove();
  }
});

/** Requests files during the change of the version, because Chromium then keeps the older service worker. */
function askForFilesOnClick(page: Page): Promise<void> {
  return page.evaluate(() => {
    const ask = () => setInterval(() => fetch('/icon.svg'), 5);
    addEventListener('click', ask, { capture: true, once: true });
  });
}

function rulesLink(page: Page) {
  return page.getByRole('navigation', { name: app.menu }).getByRole('link', { name: app.rules });
}

test('a page whose files are gone offers to reload', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/');
  await page.route('**/RulesPage*', (route) => route.fulfill({ status: 404 }));
  await rulesLink(page).click();
  await expect(page.getByRole('alert')).toHaveText(app.pageNotLoaded);
  await page.unroute('**/RulesPage*');
  await page.getByRole('button', { name: app.reload }).click();
  await expect(rulesLink(page)).toBeVisible();
});

test('a page and a sheet that do not load offer to try again', { tag: ONLY.desk }, async ({ page }) => {
  const pending: Route[] = [];
  let isHeld = true;
  await page.clock.install();
  await page.goto('/');
  await page.route(/\/(RulesPage|homeSheets)-/, (route) =>
    isHeld ? void pending.push(route) : route.continue(),
  );
  /** Continues the held requests, and those that follow from them. */
  const release = async () => {
    isHeld = false;
    for (const route of pending.splice(0)) await route.continue();
  };
  await rulesLink(page).click();
  await expect.poll(() => pending.length).toBeGreaterThan(0);
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('alert')).toHaveText(app.pageNotLoaded);
  await expect(page.getByRole('button', { name: ui.tryAgain })).toBeVisible();
  // A page that loads late is still shown.
  await release();
  await expect(page.getByRole('heading', { name: app.rules, level: 1 })).toBeVisible();

  isHeld = true;
  await page.goto('/#/');
  await page.getByRole('button', { name: home.playAtOnce }).click();
  await expect.poll(() => pending.length).toBeGreaterThan(0);
  await page.keyboard.press('?');
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('button', { name: ui.tryAgain })).toBeInViewport({ ratio: 1 });
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
