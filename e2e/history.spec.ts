import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { QUICK } from './screens.ts';

test('Back closes the sheet over the table, and only then leaves it', { tag: QUICK.phone }, async ({
  page,
}) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  const table = page.url();
  const sheet = page.getByRole('dialog');
  const open = page.getByRole('button', { name: player.ui.settings });
  await open.click();
  await expect(sheet).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(1);
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(table);
  await expect(player.cards.first()).toBeVisible();

  // A sheet that was closed in another way leaves nothing to go back through.
  for (const close of [player.ui.close, 'Escape']) {
    await open.click();
    await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(1);
    if (close === 'Escape') await page.keyboard.press(close);
    else await sheet.getByRole('button', { name: close }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBeUndefined();
  }
  await page.goBack();
  await expect(page.getByRole('button', { name: player.home.playAtOnce })).toBeVisible();
});

test('a sheet that was left for another page is not come back to', async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  const table = page.url();
  await page.getByRole('button', { name: player.ui.settings }).click();
  await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(1);
  await page.evaluate(() => location.assign('#/rules'));
  await expect(player.cards.first()).toBeHidden();
  await page.goBack();
  await expect(player.cards.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBeUndefined();
  expect(page.url()).toBe(table);
  await page.goBack();
  await expect(page.getByRole('button', { name: player.home.playAtOnce })).toBeVisible();
});
