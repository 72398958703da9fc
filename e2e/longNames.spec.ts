import { words } from '@nain-jaune/words';
import { expect, type Page } from '@playwright/test';
import { test } from './browserTest.ts';
import { Guest, playDeal, texts } from './guest.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

/** The widest name that is allowed online. */
const WIDE = 'W'.repeat(24);
const HEBREW = 'שרה';

test.use({ viewport: { width: 320, height: 640 } });

/** Checks that neither the page nor a sheet is wider than the screen, and that no text leaves the screen. */
async function expectFits(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const isClipped = (element: Element, within: Element | null = null): boolean => {
      for (
        let around = element.parentElement;
        around !== within && around !== null;
        around = around.parentElement
      )
        if (getComputedStyle(around).overflowX !== 'visible') return true;
      return false;
    };
    const sheets = [...document.querySelectorAll('dialog[open], dialog[open] .content')];
    return {
      page: document.documentElement.scrollWidth,
      sheets: sheets
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .flatMap((sheet) =>
          [...sheet.querySelectorAll('*')]
            .filter((one) => one.getBoundingClientRect().right > sheet.getBoundingClientRect().right)
            .filter((one) => !isClipped(one, sheet))
            .map((one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 30)}`),
        ),
      outside: [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !isClipped(one))
        .map((one) => `${one.tagName}.${one.className}`),
    };
  });
  expect(found, what).toEqual({ page: 320, sheets: [], outside: [] });
}

test('the widest name fits every page at home', { tag: ONLY.desk }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 8, deals: 1, name: WIDE });
  await expectFits(page, 'the table');
  await player.playDeal();
  await expectFits(page, 'the settlement');
  await page.goto('/#/statistics');
  const { title } = await words('fr').chapters.postgame();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(WIDE).first()).toBeAttached();
  await expectFits(page, 'the statistics');
});

test('the widest name fits every page online, and a right-to-left name keeps the order of the log', {
  tag: ONLY.desk,
}, async ({ browser, page }) => {
  const anne = await Guest.at(page, WIDE);
  const code = await anne.openTable(8, 1);
  const sarah = await Guest.in(browser, HEBREW);
  await sarah.join(code);
  await expect(anne.seat(HEBREW)).toBeVisible();
  await expectFits(page, 'the waiting room');
  await page.goto('/#/online');
  await expect(page.getByRole('heading', { name: texts.lobby.yourTables })).toBeVisible();
  await expectFits(page, 'the lobby');
  await anne.goTo(`#/t/${code}`);
  await anne.startGame();
  await expectFits(page, 'the table');
  await playDeal([anne, sarah]);
  await expectFits(page, 'the settlement');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: anne.ui.tableTalk }).click();
  const said = page.getByRole('log', { name: anne.ui.tableTalk }).getByText(`${HEBREW}\u2069`).first();
  await expect(said).toBeVisible();
  expect(await orderOnScreen(page), 'the name is left of the message').toBe(true);
});

/** Whether the message of a right-to-left name is right of it, in reading order. */
function orderOnScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const line = [...document.querySelectorAll('[role=log] p')].find(({ textContent }) =>
      /\u2069\s?:\s/.test(textContent),
    );
    const text = line && document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    const said = text?.nodeValue ?? '';
    const places = [...said].flatMap((sign, index) => {
      if (!text || index < said.indexOf('\u2069') || !/[\p{L}\p{N}:,]/u.test(sign)) return [];
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left, top } = range.getBoundingClientRect();
      return [Math.round(top) * 10_000 + left];
    });
    return (
      places.length > 1 && places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
    );
  });
}
