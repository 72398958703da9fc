import { checkRecord } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { mouse, Player, playToTheEnd } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

/** Returns the labels of the other seats, from the player's neighbour on. */
async function seatLabels(player: Player): Promise<string[]> {
  const list = player.page.getByRole('list', { name: player.ui.seats });
  // The seats appear one after another.
  await expect(list).toBeVisible();
  await expect(list.locator('li[aria-hidden=true]')).toHaveCount(0);
  const seats = list.getByRole('listitem');
  return seats.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
}

function whoPlays({ page, language }: Player, place: number) {
  const { home } = words(language);
  return page.getByLabel(`${home.seat(place + 1)}: ${home.whoPlays}`);
}

/** Returns the options that are wider than their field. */
function cutChoices(page: Page): Promise<string[]> {
  return page.locator('.field select').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const style = getComputedStyle(field);
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null || !(field instanceof HTMLSelectElement)) throw new Error('nothing to measure');
      pen.font = style.font;
      return [...field.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    }),
  );
}

for (const language of ['fr', 'en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    // The layout of a phone does not depend on the language.
    const screens = language === 'fr' ? QUICK.phone : ONLY.desk;

    test('the players and the length of the game are not cut', async ({ page }) => {
      const player = new Player(page, language);
      await page.goto('/');
      await player.customise();
      await player.choosePlayers(8);
      await expect(whoPlays(player, 7)).toBeVisible();
      expect(await cutChoices(page)).toEqual([]);
      const names = page.getByRole('dialog').locator('.name');
      expect(
        await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth)),
      ).toEqual([]);
    });

    test('a new game describes how each character plays', { tag: screens }, async ({ page }) => {
      const player = new Player(page, language);
      const { botInWords, chapters } = words(language);
      const { tempers } = await chapters.setup();
      await page.goto('/');
      await player.customise();
      await expect(whoPlays(player, 1).locator('option:checked')).toContainText(botInWords('ninon').name);
      await expect(whoPlays(player, 1)).toHaveAccessibleDescription(tempers['ninon']!);
      await whoPlays(player, 1).selectOption('prosper');
      await whoPlays(player, 2).selectOption('gaspard');
      await expect(whoPlays(player, 1)).toHaveAccessibleDescription(tempers['prosper']!);
      await page.getByText(player.ui.whoIsWho).click();
      for (const bot of [
        'rosalie',
        'leonie',
        'achille',
        'ninon',
        'gaspard',
        'blandine',
        'hector',
        'lowest',
      ]) {
        await expect(page.getByRole('definition').filter({ hasText: tempers[bot]! })).toBeVisible();
      }
      await page.getByRole('button', { name: player.ui.startGame }).click();
      await expect(player.handToolbar).toBeVisible();
      const labels = await seatLabels(player);
      expect(labels[0]).toContain('Prosper');
      expect(labels[0]).toContain(botInWords('prosper').epithet);
      expect(labels[1]).toContain(botInWords('gaspard').name);
    });
  });
}

test('a game against seven characters records their names', { tag: ONLY.desk }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'gelber-zwerg', players: 8, deals: 2 });
  const labels = await seatLabels(player);
  expect(labels.map((line) => line.split(/\s*:/)[0])).toEqual([
    'Rosalie',
    'Achille',
    'Léonie',
    'Ninon',
    'Prosper',
    'Gaspard',
    'Blandine',
  ]);
  await playToTheEnd(player, mouse);
  const record = await storedRecord(page, page.url());
  expect(record.players[3]).toEqual({ name: 'Léonie', bot: 'leonie' });
  expect(checkRecord(record)).toEqual([]);
});
