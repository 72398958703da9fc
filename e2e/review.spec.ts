import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { Player } from './player.ts';
import { QUICK } from './screens.ts';

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Plays until the person may choose between moves. */
async function playToAChoice(player: Player): Promise<void> {
  const hint = player.page.getByRole('button', { name: player.play.hint });
  for (;;) {
    const asked = await player.asked();
    if (await hint.isVisible()) return;
    if (asked === 'pass') await player.pass.click();
    else await player.playable.first().click({ position: { x: 12, y: 20 } });
  }
}

test('a hint tells what each move would bring, by key and by button or by finger, and closes again', {
  tag: QUICK.phone,
}, async ({ page, isMobile }) => {
  const player = new Player(page, 'fr');
  const review = await words('fr').chapters.review();
  const { play } = player;
  await player.begin({ ruleset: 'lindor-1789', players: 4, deals: 1, language: 'fr' });
  await playToAChoice(player);
  const button = page.getByRole('button', { name: play.hint });
  const sheet = page.getByRole('dialog', { name: play.hint });
  const close = sheet.getByRole('button', { name: player.ui.close });
  await (isMobile ? button.tap() : page.keyboard.press('c'));
  await expect(sheet.getByText(review.best, { exact: true })).toBeVisible();
  expect(await sheet.getByRole('listitem').count()).toBeGreaterThan(1);
  await expectNoViolations(page);
  await (isMobile ? close.tap() : page.keyboard.press('Escape'));
  await expect(sheet).toBeHidden();
  await button.click();
  await expect(sheet.getByText(review.best, { exact: true })).toBeVisible();
  await close.click();
  await expect(player.playable.first()).toBeVisible();
});
