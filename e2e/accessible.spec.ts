import { inScope } from '@nain-jaune/engine/testing';
import { LANGUAGES } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { linkOf } from './fixtures.ts';
import { open, overflowOf, prefer, setTextSize, unfoldAll } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { gameOf } from './storedRecord.ts';

/** One page of each kind except the table. */
const MAIN = [
  '#/',
  '#/rules',
  '#/rules/book',
  '#/house',
  '#/rules/judge/nobody-follows/famille',
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
  `#/challenge/${linkOf('challenge')}`,
  '#/puzzles',
];
/** The other pages, most of which have nothing to show. */
const OTHERS = [
  '#/rules/judge',
  '#/choose',
  '#/keeper/none',
  '#/t/bado-miku-ze',
  '#/board/bado-miku-ze',
  '#/hand/bado-miku-ze',
  '#/record/bado-miku-ze/1',
  '#/replay/none',
  '#/deal/none',
  '#/analyse/none',
  '#/game/none',
  '#/challenge/none',
  '#/daily/2026-02-30',
  '#/none',
];
const ADDRESSES = inScope({ quick: MAIN, all: [...MAIN, ...OTHERS] });

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    // The layout of a phone does not depend on the language.
    const screens = language === 'fr' ? inScope({ quick: [QUICK.phone], all: [] }) : ONLY.desk;

    test('axe finds no violation on any page in both themes, and text of twice the size fits', {
      tag: screens,
    }, async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const address of ADDRESSES) {
        await open(page, address);
        // The requirement applies to a window of 1280 pixels before anything is unfolded.
        if (!isMobile) await expect.poll(() => overflowAtDoubleSize(page), address).toBeLessThanOrEqual(0);
        await unfoldAll(page);
        await expectNoViolations(page, address);
      }
    });

    test('the table fits with text of twice the size', { tag: ONLY.desk }, async ({ page }) => {
      await page.setViewportSize(MEASURE);
      const player = await new Player(page, language).begin({ ruleset: 'lindor-1789', players: 5 });
      await player.waitForTurn();
      await setTextSize(page, 200);
      await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
      await expect(player.cards.first()).toBeInViewport();
    });
  });
}

/** The window of the tests with text of twice the size. */
const MEASURE = { width: 1280, height: 800 };

/** Returns the overflow with text of twice the size, and restores the page. */
async function overflowAtDoubleSize(page: Page): Promise<number> {
  const window = page.viewportSize();
  await page.setViewportSize(MEASURE);
  await setTextSize(page, 200);
  const pixels = await overflowOf(page);
  await setTextSize(page, 100);
  if (window !== null) await page.setViewportSize(window);
  return pixels;
}

test('axe finds no violation at the table, in its sheets, in the settlement and in the replay', async ({
  page,
  isMobile,
}) => {
  const player = await new Player(page).beginAtTurn({ ruleset: 'yellow-dwarf', players: 8, deals: 1 });
  await expectNoViolations(page, 'table');
  const talk = page.getByRole('button', { name: player.ui.tableTalk });
  await talk.click();
  await expect(page.getByRole('log', { name: player.ui.tableTalk })).toBeVisible();
  await expectNoViolations(page, 'log');
  // It is a sheet on a phone.
  if (isMobile) await page.keyboard.press('Escape');
  else await talk.click();
  for (const sheet of [player.ui.help, player.ui.settings, player.ui.pace]) {
    await page.getByRole('button', { name: sheet }).click();
    await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
    await expectNoViolations(page, sheet);
    await page.keyboard.press('Escape');
  }
  let isMenuChecked = false;
  for (let turn = await player.waitForTurn(); turn !== 'settlement'; turn = await player.waitForTurn()) {
    if (!isMenuChecked && turn === 'lay' && (await player.silently.isVisible())) {
      await player.silently.click();
      await expectNoViolations(page, 'laying without claiming');
      await page.keyboard.press('Escape');
      isMenuChecked = true;
    }
    await player.move(turn);
  }
  await expectNoViolations(page, 'settlement');
  const game = gameOf(page.url());
  for (const address of [`#/replay/${game}`, '#/statistics', '#/']) {
    await open(page, address);
    await expectNoViolations(page, `${address} with a game`);
  }
});

test('axe finds no violation at the table of 1760 with four colours', { tag: ONLY.desk }, async ({
  page,
}) => {
  await prefer(page, { look: '1760', deck: 'four' });
  await new Player(page).beginAtTurn({ ruleset: 'avantcoureur-1760', players: 5 });
  await expectNoViolations(page, 'table of 1760');
  await open(page, '#/');
  await expectNoViolations(page, 'home of 1760');
});

test('a chosen theme wins over that of the system, in both looks', { tag: ONLY.desk }, async ({ page }) => {
  const grounds = {
    modern: ['rgb(245, 237, 219)', 'rgb(22, 18, 13)'],
    '1760': ['rgb(234, 220, 186)', 'rgb(28, 20, 11)'],
  };
  for (const [look, [light = '', dark = '']] of Object.entries(grounds))
    for (const system of ['light', 'dark'] as const)
      for (const theme of ['system', 'light', 'dark']) {
        await page.emulateMedia({ colorScheme: system });
        await page.goto('/#/you');
        await page.evaluate(
          (preferences) => localStorage.setItem('nain-jaune.preferences', preferences),
          JSON.stringify({ look, theme }),
        );
        await page.reload();
        const isDark = theme === 'dark' || (theme === 'system' && system === 'dark');
        await expect(page.locator('html'), `${look}, ${system}, ${theme}`).toHaveCSS(
          'background-color',
          isDark ? dark : light,
        );
      }
});
