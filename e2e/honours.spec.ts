import { expect, test } from '@playwright/test';
import { expectOpenSheets } from './pageActions.ts';
import { CORNER, Player } from './player.ts';
import { ONLY } from './screens.ts';

const COURT = { ruleset: 'nain-jaune-court', players: 3 } as const;

/** Plays until an honour may be laid with or without claiming. Returns it and the index of its box. */
async function playToAnHonour(player: Player) {
  while ((await player.waitForTurn()) !== 'lay' || !(await player.silently.isVisible()))
    await player.playOn();
  const honour = player.playable.and(player.page.locator('[title]')).first();
  const name = (await honour.getAttribute('aria-label')) ?? '?';
  return { honour, place: (await player.boxes()).findIndex((box) => box.startsWith(name)) };
}

test('an honour is laid silently by “…”, by key or by a long press, and then wins nothing', async ({
  page,
}) => {
  const player = await new Player(page).begin({ ...COURT, seed: 'honneurs' });
  const { honour } = await playToAnHonour(player);
  const layIt = player.silentMenu.getByRole('button').first();

  await player.silently.click();
  await expect(layIt).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(player.silentMenu).toBeHidden();
  await page.keyboard.press('s');
  await expect(layIt).toBeVisible();
  await expectOpenSheets(page, 1);
  await page.goBack();
  await expect(player.silentMenu).toBeHidden();
  const cards = await player.cards.count();
  await honour.click({ ...CORNER, delay: 900 });
  await expect(layIt).toBeVisible();
  expect(await player.cards.count()).toBe(cards);

  const name = (await layIt.getAttribute('aria-label')) ?? '';
  expect(name).toContain(player.ui.inSilence(false));
  const place = (await player.boxes()).findIndex((box) => name.includes(box.split(/\s*:/)[0] ?? '?'));
  const before = (await player.boxes())[place];
  await layIt.click();
  await expect(page.locator('.who', { hasText: /Vous avez oublié d’annoncer/ })).toBeVisible();
  expect((await player.boxes())[place]).toBe(before);
});

test('one tap on an honour lays it and claims what its box holds', async ({ page }) => {
  const player = await new Player(page).begin({ ...COURT, seed: 'dire' });
  const { honour, place } = await playToAnHonour(player);
  const [counters] = /\d+/.exec((await player.boxes())[place] ?? '') ?? [];
  await expect(honour).toHaveAttribute('title', `prend ${counters} jetons`);
  await honour.click(CORNER);
  await expect.poll(async () => (await player.boxes())[place]).toMatch(/[^\d]0[^\d]/);
});

test('Enter on an honour claims, and the focus moves to the next card', { tag: ONLY.desk }, async ({
  page,
}) => {
  const player = await new Player(page).begin({ ...COURT, seed: 'touche' });
  const { honour, place } = await playToAnHonour(player);
  const next = await honour.evaluate(
    ({ nextElementSibling, previousElementSibling }) =>
      (nextElementSibling ?? previousElementSibling)?.getAttribute('aria-label') ?? null,
  );
  await honour.press('Enter');
  await expect.poll(async () => (await player.boxes())[place]).toMatch(/[^\d]0[^\d]/);

  // The Tab key also leads to this card.
  expect(next).not.toBeNull();
  await expect(player.cards.and(page.locator(':focus'))).toHaveAttribute('aria-label', next ?? '');
  const inOrder = player.cards.and(page.locator('[tabindex="0"]'));
  await expect(inOrder).toHaveCount(1);
  await expect(inOrder).toHaveAttribute('aria-label', next ?? '');
});
