import { checkRecord } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { type Hands, Player, playToTheEnd } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

const mouse: Hands = {
  async lay(player) {
    await player.playable.first().click({ position: { x: 12, y: 20 } });
  },
  pass: (player) => player.pass.click(),
  next: (player) => player.settlement.getByRole('button', { name: player.ui.nextDeal }).click(),
};

/** What is told of the other seats, from one's neighbour on. */
async function seats(player: Player): Promise<string[]> {
  const list = player.page.getByRole('list', { name: player.ui.seats });
  // They are shown one after the other, each in a place that waits for it.
  await expect(list).toBeVisible();
  await expect(list.locator('li[aria-hidden=true]')).toHaveCount(0);
  const seats = list.getByRole('listitem');
  return seats.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
}

/** The choice of who plays in one place. */
function whoPlays({ page, language }: Player, place: number) {
  const { home } = words(language);
  return page.getByLabel(`${home.seat(place + 1)}: ${home.whoPlays}`);
}

/** The choices of a page that are wider than the field that shows them. Those of the faces are shown by the browser alone. */
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
    // Other words change nothing in the arrangement of a phone.
    const screens = language === 'fr' ? QUICK.phone : ONLY.desk;

    test('who plays and for how long can be read whole', async ({ page }) => {
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

    test('whoever sits down is told how each character plays', { tag: screens }, async ({ page }) => {
      const player = new Player(page, language);
      const { botInWords } = words(language);
      await page.goto('/');
      await player.customise();
      await expect(whoPlays(player, 1).locator('option:checked')).toContainText(botInWords('ninon').name);
      await expect(whoPlays(player, 1)).toHaveAccessibleDescription(botInWords('ninon').temper);
      await whoPlays(player, 1).selectOption('prosper');
      await whoPlays(player, 2).selectOption('gaspard');
      await expect(whoPlays(player, 1)).toHaveAccessibleDescription(botInWords('prosper').temper);
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
        await expect(page.getByRole('definition').filter({ hasText: botInWords(bot).temper })).toBeVisible();
      }
      await page.getByRole('button', { name: player.ui.startGame }).click();
      await expect(page.getByRole('toolbar', { name: player.ui.yourHand })).toBeVisible();
      const told = await seats(player);
      expect(told[0]).toContain('Prosper');
      expect(told[0]).toContain(botInWords('prosper').epithet);
      expect(told[1]).toContain(botInWords('gaspard').name);
    });
  });
}

test('a whole game is played against seven characters, each under its own name', { tag: ONLY.desk }, async ({
  page,
}) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'gelber-zwerg', players: 8, deals: 2, language: 'fr' });
  const told = await seats(player);
  expect(told.map((line) => line.split(/\s*:/)[0])).toEqual([
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
