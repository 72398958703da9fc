import { inScope } from '@nain-jaune/engine/testing';
import { LANGUAGES } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

/** A page of each kind but the table. */
const MAIN = [
  '#/',
  '#/rules',
  '#/house',
  '#/rules/judge/nobody-follows/famille',
  '#/choose/3CSZ-RJ3',
  '#/print',
  '#/learn',
  '#/you',
  '#/statistics',
  '#/keeper',
  '#/online',
];
/** The other pages; most of them tell that there is nothing to show. */
const OTHERS = [
  '#/rules/judge',
  '#/choose',
  '#/keeper/none',
  '#/t/bado-miku-ze',
  '#/record/bado-miku-ze/1',
  '#/replay/none',
  '#/deal/none',
  '#/game/none',
  '#/none',
];
const ADDRESSES = inScope({ quick: MAIN, all: [...MAIN, ...OTHERS] });

/** Goes to an address and waits until its page is there with all its words, and no more the one before it. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
  await page.goto(`/${address}`);
  await expect(page.locator('h1:not([data-before])')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    // Other words change nothing in the arrangement of a phone.
    const screens = language === 'fr' ? QUICK.phone : ONLY.desk;

    test('axe finds nothing on any page, in the light theme and the dark, and nothing is lost where text is twice as large', {
      tag: screens,
    }, async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const address of ADDRESSES) {
        await open(page, address);
        // The measure is a window of 1280, with everything folded as one finds it; what is laid out by its room follows a frame later.
        if (!isMobile) await expect.poll(() => wideningAtTwice(page), address).toBeLessThanOrEqual(0);
        for (const summary of await page.locator('summary:visible').all()) await summary.click();
        await expectNoViolations(page, address);
      }
    });

    test('nothing is lost at the table where text is twice as large', { tag: ONLY.desk }, async ({
      page,
    }) => {
      await page.setViewportSize(MEASURE);
      const player = new Player(page, language);
      await player.begin({ ruleset: 'lindor-1789', players: 5, language });
      await player.asked();
      await enlarge(page);
      await expect.poll(() => widening(page)).toBeLessThanOrEqual(0);
      await expect(player.cards.first()).toBeInViewport();
    });
  });
}

/** The window in which text is looked at twice as large. */
const MEASURE = { width: 1280, height: 800 };

/** Makes all text of a page twice as large. */
function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** By how many pixels a page is wider than its window. */
function widening(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** By how many pixels a page is wider than the window of the measure when all its text is twice as large; then it is as before. */
async function wideningAtTwice(page: Page): Promise<number> {
  const window = page.viewportSize();
  await page.setViewportSize(MEASURE);
  await enlarge(page);
  const pixels = await widening(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (window !== null) await page.setViewportSize(window);
  return pixels;
}

test('axe finds nothing at the table, in its sheets, in the settlement and in the replay', {
  tag: QUICK.desk,
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'yellow-dwarf', players: 8, deals: 1, language: 'fr' });
  await player.asked();
  await expectNoViolations(page, 'table');
  for (const sheet of [player.ui.help, player.ui.settings, player.ui.tableTalk]) {
    await page.getByRole('button', { name: sheet }).click();
    await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
    await expectNoViolations(page, sheet);
    await page.keyboard.press('Escape');
  }
  let announced = false;
  for (let asked = await player.asked(); asked !== 'settlement'; asked = await player.asked()) {
    if (asked === 'pass') await player.pass.click();
    else {
      if (!announced && (await player.silently.isVisible())) {
        await player.silently.click();
        await expectNoViolations(page, 'laying without claiming');
        await page.keyboard.press('Escape');
        announced = true;
      }
      await player.playable.first().click({ position: { x: 12, y: 20 } });
    }
  }
  await expectNoViolations(page, 'settlement');
  const game = new URL(page.url()).hash.split('/')[2];
  for (const address of [`#/replay/${game}`, '#/statistics', '#/']) {
    await open(page, address);
    await expectNoViolations(page, `${address} with a game`);
  }
});

test('axe finds nothing at the table of 1760 with four colours', { tag: ONLY.desk }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('nain-jaune.preferences', JSON.stringify({ look: '1760', deck: 'four' })),
  );
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'avantcoureur-1760', players: 5, language: 'fr' });
  await player.asked();
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
        await expect(page.locator('body'), `${look}, ${system}, ${theme}`).toHaveCSS(
          'background-color',
          isDark ? dark : light,
        );
      }
});
