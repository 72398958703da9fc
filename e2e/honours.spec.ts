import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

/** Plays until an honour may be laid without claiming. */
async function playToAnHonour(player: Player): Promise<void> {
  for (;;) {
    const asked = await player.asked();
    if (asked === 'lay' && (await player.silently.isVisible())) return;
    if (asked === 'pass') await player.pass.click();
    else if (asked === 'lay') await player.playable.first().click({ position: { x: 12, y: 20 } });
    else {
      const over = await player.isOver();
      const name = over ? player.ui.playAgain : player.ui.nextDeal;
      await player.settlement.getByRole('button', { name }).click();
      await expect(player.settlement).toBeHidden();
    }
  }
}

test('an honour is laid without claiming behind “…”, by key and by a long press, and then wins nothing', async ({
  page,
}) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'nain-jaune-court', players: 3, seed: 'honneurs', language: 'fr' });
  await playToAnHonour(player);
  const way = player.silentMenu.getByRole('button').first();

  // Each way to open it, and each way to leave it again.
  await player.silently.click();
  await expect(way).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(player.silentMenu).toBeHidden();
  await page.keyboard.press('s');
  await expect(way).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(1);
  await page.goBack();
  await expect(player.silentMenu).toBeHidden();
  const cards = await player.cards.count();
  const honour = player.playable.and(page.locator('[title]')).first();
  await honour.click({ position: { x: 12, y: 20 }, delay: 900 });
  await expect(way).toBeVisible();
  expect(await player.cards.count()).toBe(cards);

  const name = (await way.getAttribute('aria-label')) ?? '';
  expect(name).toContain(player.ui.inSilence(false));
  const place = (await player.boxes()).findIndex((box) => name.includes(box.split(/\s*:/)[0] ?? '?'));
  const before = (await player.boxes())[place];
  await way.click();
  await expect(page.locator('.who', { hasText: /Vous avez oublié d’annoncer/ })).toBeVisible();
  expect((await player.boxes())[place]).toBe(before);
});

test('a held Enter lays one card', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 3, seed: 'tenir', language: 'fr' });
  while ((await player.asked()) === 'pass') await player.pass.click();
  const cards = await player.cards.count();
  await player.playable.first().focus();
  // A key that goes down again without coming up is one that is held.
  for (let pressed = 0; pressed < 8; pressed++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => player.cards.count()).toBe(cards - 1);
  await player.asked();
  expect(await player.cards.count()).toBe(cards - 1);
});
