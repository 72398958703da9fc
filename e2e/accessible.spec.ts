import AxeBuilder from '@axe-core/playwright';
import { LANGUAGES } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';

// Whole games are long; how fast the machine is decides nothing.
test.describe.configure({ timeout: 180_000 });

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const language of LANGUAGES) {
      test.describe(`in ${language}`, () => {
        test.use({ locale: language });

        test('axe finds nothing where games begin', async ({ page }) => {
          const { ui } = new Player(page, language);
          await page.goto('/');
          await expect(page.getByRole('button', { name: ui.startGame })).toBeVisible();
          await page.getByText(ui.readRules).click();
          await page.getByText(ui.whoIsWho).click();
          await expectNoViolations(page);
        });
      });
    }

    test('axe finds nothing at the table, in its sheets and in the settlement', async ({ page }) => {
      const player = new Player(page, 'fr');
      await player.begin({ ruleset: 'yellow-dwarf', players: 8, deals: 1, language: 'fr' });
      await player.asked();
      await expectNoViolations(page);
      for (const sheet of [player.ui.keys, player.ui.settings, player.ui.tableTalk]) {
        await page.getByRole('button', { name: sheet }).click();
        await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
      }
      for (let asked = await player.asked(); asked !== 'settlement'; asked = await player.asked()) {
        if (asked === 'pass') await player.pass.click();
        else {
          await player.playable.first().click({ position: { x: 12, y: 20 } });
          if (await player.announceDialog.isVisible()) {
            await expectNoViolations(page);
            await player.announceDialog.getByRole('button').first().click();
          }
        }
      }
      await expectNoViolations(page);
    });
  });
}
