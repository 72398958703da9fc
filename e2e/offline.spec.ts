import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { listenOn, makeServer } from '../packages/server/src/index.ts';
import { builtPage } from '../scripts/building.ts';
import { readPdf } from './pdf.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

test.use({ serviceWorkers: 'allow' });

const print = await words('fr').chapters.print();
const { app, home, interface: ui } = words('fr');
const online = await words('fr').chapters.online();
const SETTINGS = { players: 4, clock: 'none', open: false, freeText: false };

/** Opens the page and waits until everything is kept. */
async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(app.readyOffline)).toBeVisible();
}

async function openOffline(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await page.reload();
}

/** Lays the first card that may be laid until the deal is over. */
async function playDeal(player: Player): Promise<void> {
  for (let asked = await player.asked(); asked !== 'settlement'; asked = await player.asked()) {
    if (asked === 'pass') await player.pass.click();
    else await player.playable.first().click({ position: { x: 12, y: 20 } });
  }
}

test('once loaded, every page opens without a network, and another language too', {
  tag: ONLY.desk,
}, async ({ page, context }) => {
  await keep(page, '/');
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
    '#/keeper',
    '#/replay/none',
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

test('once loaded, a deal is played without a network, and is there after a reload', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ page, context }) => {
  await keep(page, '/');
  await context.setOffline(true);
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, deals: 1, language: 'fr' });
  await playDeal(player);
  await page.reload();
  await expect(player.settlement).toBeVisible();
});

test('the board is saved as a PDF without a network', { tag: ONLY.desk }, async ({ page, context }) => {
  await keep(page, '/');
  await context.setOffline(true);
  await openOffline(page, '#/print');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: print.savePdf }).click();
  const [board] = await readPdf(await (await saved).path());
  expect(board?.text).toContain('Roi de cœur');
});

test('without a network the pages of play online say so in words, and come back by themselves', {
  tag: ONLY.desk,
}, async ({ page, context }) => {
  await keep(page, '/');
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
  // Whoever has a place there is brought back to it.
  const joined = await page.request.post('/api/tables', {
    data: { name: 'Anne', settings: { ...SETTINGS, rules: RULESETS['famille'] } },
  });
  const { code, token } = (await joined.json()) as { code: string; token: string };
  await comesBack(
    `#/t/${code}/${token}`,
    page.getByRole('heading', { level: 1, name: online.lobby.tableOf('Anne') }),
  );
});

/** A copy of the built page, served for itself, that can be replaced by another version while it is served. */
async function serveCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'nain-jaune-page-'));
  cpSync(builtPage, folder, { recursive: true });
  const server = makeServer({ page: folder });
  const address = `http://localhost:${await listenOn(server, 0)}`;
  return {
    address,
    /** Puts a page in place of the first that differs from it by its name of the version. */
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

/** The version that the page shows; null for the first one. */
function versionOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? null);
}

test('a newer version is offered, never used unasked, and at the table only between deals', {
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
    await keep(page, '/');
    const player = new Player(page, 'fr');
    await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
    await player.asked();
    served.publish('second');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await playDeal(player);
    await expect(player.settlement.getByText(app.newerVersion)).toBeVisible();
    await page.reload();
    expect(await versionOf(page)).toBeNull();

    await askForFilesOnClick(page);
    await player.settlement.getByRole('button', { name: app.useNewer }).click();
    // While the page is loaded anew there is nobody to ask.
    await expect.poll(() => versionOf(page).catch(() => 'none')).toBe('second');
    await expect(player.settlement).toBeVisible();
    await expect(page.getByText(app.newerVersion)).toBeHidden();
  } finally {
    await context.close();
    await served.remove();
  }
});

/** Lets the page ask for files while it changes to a newer version: Chromium leaves the older one in charge then. */
function askForFilesOnClick(page: Page): Promise<void> {
  return page.evaluate(() => {
    const ask = () => setInterval(() => fetch('/icon.svg'), 5);
    addEventListener('click', ask, { capture: true, once: true });
  });
}

/** The way to the rule book in the menu. */
function inMenu(page: Page) {
  return page.getByRole('navigation', { name: app.menu }).getByRole('link', { name: app.rules });
}

test('a page whose version is gone from the server says so, and offers to load anew', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await page.goto('/');
  await page.route('**/RulesPage*', (route) => route.fulfill({ status: 404 }));
  await inMenu(page).click();
  await expect(page.getByRole('alert')).toHaveText(app.pageNotLoaded);
  await page.unroute('**/RulesPage*');
  await page.getByRole('button', { name: app.reload }).click();
  await expect(inMenu(page)).toBeVisible();
});
