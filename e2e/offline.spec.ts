import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { words } from '@nain-jaune/words';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { listenOn, makeServer } from '../packages/server/src/index.ts';
import { builtPage } from '../scripts/page.ts';
import { Player } from './player.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(({ isMobile }) => isMobile, 'what is kept does not depend on the size of the screen');

const { app, interface: ui } = words('fr');

/** Opens the page and waits until everything is kept. */
async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(app.readyOffline)).toBeVisible({ timeout: 60_000 });
}

async function openOffline(page: Page, hash: string): Promise<void> {
  await page.goto(`/${hash}`);
  await page.reload();
}

test('once loaded, every page opens without a network, in every language, and a deal can be played', async ({
  page,
  context,
}) => {
  await keep(page, '/');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: ui.startGame })).toBeVisible();
  for (const hash of ['#/rules', '#/learn', '#/house', '#/statistics', '#/replay/none', '#/nothing']) {
    await openOffline(page, hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(app.pageNotLoaded)).toBeHidden();
  }
  await page.goto('/#/');
  await page.getByLabel(ui.language).selectOption('de');
  await expect(page.getByRole('button', { name: words('de').interface.startGame })).toBeVisible();
  await page.getByLabel(words('de').interface.language).selectOption('fr');

  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 3, deals: 1, language: 'fr' });
  for (let asked = await player.asked(); asked !== 'settlement'; asked = await player.asked()) {
    if (asked === 'pass') await player.pass.click();
    else await player.playable.first().click({ position: { x: 12, y: 20 } });
  }
  await page.reload();
  await expect(player.settlement).toBeVisible();
});

test('a newer version is offered, waits for the person, and then is used', async ({ browser }) => {
  const served = serveCopy();
  const server = makeServer({ page: served.folder });
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'fr-FR' });
  try {
    const address = `http://localhost:${await listenOn(server, 0)}`;
    const page = await context.newPage();
    await keep(page, address);
    await page.reload();
    served.publish('second');
    await askForNewer(page);
    await expect(page.getByText(app.newerVersion)).toBeVisible();
    await page.reload();
    expect(await versionOf(page)).toBeNull();
    await page.getByRole('button', { name: app.useNewer }).click();
    await expect.poll(() => versionOf(page)).toBe('second');
    await expect(page.getByText(app.newerVersion)).toBeHidden();
  } finally {
    await context.close();
    await server.close();
    served.remove();
  }
});
