import { words } from '@nain-jaune/words';
import { test as base, expect } from '@playwright/test';
import { Guest } from './guest.ts';
import { ONLY } from './screens.ts';

const sharing = await words('fr').chapters.share();

/** A name of this machine that browsers do not trust as they trust localhost. */
const HOST = 'party.local';

const { app } = words('fr');
const keeper = await words('fr').chapters.scoreKeeper();

/** Tests at a page that came over plain HTTP from another machine. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} localhost`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', HOST)),
});

test.use({ serviceWorkers: 'allow' });

test('over plain HTTP the page works, and says why it cannot be installed', { tag: ONLY.phone }, async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('./#/you');
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await expect(page.getByText(app.plainHttp)).toBeVisible();
  await page.goto('./#/keeper');
  await expect(page.getByText(keeper.intro)).toBeVisible();
  await expect(page.getByText(app.plainHttp)).toBeVisible();
  expect(errors.filter((error) => !isOfBrowser(error))).toEqual([]);
});

test('over plain HTTP a table online can be played, and its link copied', { tag: ONLY.phone }, async ({
  page,
}) => {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  await page.getByRole('button', { name: sharing.copy }).first().click();
  await expect(page.getByText(sharing.copied)).toBeVisible();
  await anne.goTo('#/online');
  await page.getByRole('textbox').first().press('Control+V');
  await expect(page.getByRole('textbox').first()).toHaveValue(new RegExp(`${HOST}.*/t/${code}`));
  await anne.goTo(`#/t/${code}`);
  await anne.startGame();
});

/** Chromium ignores the isolation of windows over plain HTTP, and says so. */
function isOfBrowser(error: string): boolean {
  return error.includes('Cross-Origin-Opener-Policy');
}
