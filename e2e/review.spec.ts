import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { Player } from './player.ts';
import { QUICK } from './screens.ts';

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

test('a hint raises the best card and says one thing; its reasons come with moves to make', {
  tag: QUICK.phone,
}, async ({ page, isMobile }) => {
  const player = new Player(page, 'fr');
  const review = await words('fr').chapters.review();
  const { play } = player;
  await player.begin({ ruleset: 'lindor-1789', players: 4, deals: 1, language: 'fr' });
  await player.playToAChoice();
  const button = page.getByRole('button', { name: play.hint });
  const sheet = page.getByRole('dialog', { name: play.hint });
  const why = page.getByRole('button', { name: review.why });
  const raised = page.locator('[data-hinted]');
  await (isMobile ? button.tap() : page.keyboard.press('c'));
  await expect(why).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /./ }).last()).toContainText(/\.$/);
  await expectNoViolations(page);

  await (isMobile ? why.tap() : page.keyboard.press('c'));
  const moves = sheet.getByRole('list').first().locator('> li');
  await expect(moves.first()).toContainText(review.best);
  expect(await moves.count()).toBeLessThanOrEqual(3);
  await expect(sheet.getByText('±')).toHaveCount(0);
  await sheet.getByText(review.details, { exact: true }).click();
  await expect(sheet.getByRole('table')).toBeVisible();
  await expectNoViolations(page);
  await (isMobile
    ? sheet.getByRole('button', { name: player.ui.close }).tap()
    : page.keyboard.press('Escape'));
  await expect(sheet).toBeHidden();

  const before = await player.cards.count();
  const best = await raised.count();
  await why.click();
  await sheet.getByRole('button', { name: review.play, exact: false }).first().click();
  await expect(sheet).toBeHidden();
  await expect(why).toBeHidden();
  await expect(raised).toHaveCount(0);
  await expect(player.cards).toHaveCount(before - best);
});
