import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

/** Plays until an honour may be laid, and leaves the choice open. */
async function playToAnHonour(player: Player): Promise<void> {
  for (;;) {
    const asked = await player.asked();
    if (asked === 'pass') await player.pass.click();
    else if (asked === 'settlement') {
      const over = await player.isOver();
      const name = over ? player.ui.playAgain : player.ui.nextDeal;
      await player.settlement.getByRole('button', { name }).click();
      await expect(player.settlement).toBeHidden();
    } else {
      await player.playable.last().click({ position: { x: 12, y: 20 } });
      if (await player.announceDialog.isVisible()) return;
    }
  }
}

/** The counters of the box of the card that the choice is about. */
async function boxOfChoice(player: Player): Promise<{ readonly place: number; readonly counters: number }> {
  const asked = (await player.announceDialog.getAttribute('aria-label')) ?? '';
  const boxes = await player.boxes();
  const place = boxes.findIndex((box) => asked.includes(box.split(/\s*:/)[0] ?? '?'));
  return { place, counters: Number(/\d+/.exec(boxes[place] ?? '')?.[0] ?? -1) };
}

test('an honour that is announced sweeps its box; laid in silence it does not', async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'nain-jaune-court', players: 3, seed: 'honneurs', language: 'fr' });

  await playToAnHonour(player);
  await page.keyboard.press('Escape');
  await expect(player.announceDialog).toBeHidden();
  await expect(page.locator(':focus')).toHaveRole('button');

  await playToAnHonour(player);
  const silent = await boxOfChoice(player);
  await player.announceDialog.getByRole('button', { name: /sans annoncer/ }).click();
  await expect(
    page
      .getByText(/Vous avez oublié d’annoncer/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(Number(/\d+/.exec((await player.boxes())[silent.place] ?? '')?.[0])).toBe(silent.counters);

  await playToAnHonour(player);
  const said = await boxOfChoice(player);
  await player.announceDialog.getByRole('button', { name: /et annoncer/ }).click();
  await expect.poll(async () => (await player.boxes())[said.place]).toMatch(/[^\d]0[^\d]/);
});
