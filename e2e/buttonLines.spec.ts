import { LANGUAGES } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { linkOf } from './fixtures.ts';
import { open, unfoldAll } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

const ADDRESSES = [
  '#/',
  '#/rules',
  '#/rules/judge',
  '#/rules/famille',
  '#/rules/compare',
  '#/house/famille~payment=points~stall=next-rank~run=suit',
  '#/choose',
  '#/choose/KCSZ-REF',
  '#/print',
  '#/learn',
  '#/you',
  '#/statistics',
  '#/analyse',
  '#/keeper',
  '#/daily',
  '#/online',
  '#/board',
  '#/t/bado-miku-ze',
  '#/hand/bado-miku-ze',
  '#/game/none',
  `#/challenge/${linkOf('challenge')}`,
  '#/puzzles',
];

/** Returns the visible buttons of which a text takes three lines or more. */
function tallButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
    };
    return [...document.querySelectorAll<HTMLElement>('button:not(.skip), .button:not(.skip)')]
      .filter((button) => button.checkVisibility() && button.getClientRects().length > 0)
      .filter((button) => {
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          if (text.textContent?.trim() && linesOf(text) > 2) return true;
        return false;
      })
      .map((button) => button.innerText.trim());
  });
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test('no button of a screen 360 px wide has three lines', { tag: ONLY.phone }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const faults: string[] = [];
      const look = async (where: string) =>
        faults.push(...(await tallButtons(page)).map((text) => `${where}: ${text}`));
      for (const address of ADDRESSES) {
        await open(page, address);
        await unfoldAll(page);
        await look(address);
      }
      const player = new Player(page, language);
      await page.goto('/');
      await player.customise();
      await look('new game');
      await player.begin({ ruleset: 'gelber-zwerg', players: 4, deals: 1 });
      await look('table');
      for (const sheet of [player.ui.help, player.ui.settings]) {
        await page.getByRole('button', { name: sheet, exact: true }).click();
        await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
        await look(sheet);
        await page.keyboard.press('Escape');
      }
      expect(faults).toEqual([]);
    });
  });
