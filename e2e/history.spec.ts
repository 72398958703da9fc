import { expect, test } from '@playwright/test';
import { expectOpenSheets } from './pageActions.ts';
import { Player } from './player.ts';
import { QUICK } from './screens.ts';

test('Back closes a sheet first, and then leaves the table', { tag: QUICK.phone }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4 });
  const table = page.url();
  const sheet = page.getByRole('dialog');
  const open = page.getByRole('button', { name: player.ui.settings });
  await open.click();
  await expect(sheet).toBeVisible();
  await expectOpenSheets(page, 1);
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(table);
  await expect(player.cards.first()).toBeVisible();

  // A sheet closed in another way leaves no entry in the history.
  for (const close of [player.ui.close, 'Escape']) {
    await open.click();
    await expectOpenSheets(page, 1);
    if (close === 'Escape') await page.keyboard.press(close);
    else await sheet.getByRole('button', { name: close }).click();
    await expect(sheet).toBeHidden();
    await expectOpenSheets(page, 0);
  }
  await page.goBack();
  await expect(page.getByRole('button', { name: player.home.playAtOnce })).toBeVisible();
});

test('going back to a page does not open its sheet again', async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4 });
  const table = page.url();
  await player.openSettings();
  await expectOpenSheets(page, 1);
  await page.evaluate(() => location.assign('#/rules'));
  await expect(player.cards.first()).toBeHidden();
  await page.goBack();
  await expect(player.cards.first()).toBeVisible();
  await expectOpenSheets(page, 0);
  expect(page.url()).toBe(table);
  await page.goBack();
  await expect(page.getByRole('button', { name: player.home.playAtOnce })).toBeVisible();
});
