import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { Guest, playDeal, texts } from './guests.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

/** The widest name that a table online takes. */
const WIDE = 'W'.repeat(24);
const HEBREW = 'שרה';

test.use({ viewport: { width: 320, height: 640 } });

/** Checks that neither the page nor a sheet over it is wider than the screen, and that no text ends outside of it. */
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

test('at home no page is widened by the widest name', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 8, deals: 1, name: WIDE, language: 'fr' });
  await expectFits(page, 'the table');
  while ((await player.asked()) !== 'settlement') {
    const asked = await player.asked();
    if (asked === 'lay') await player.playable.first().press('Enter');
    else if (asked === 'pass') await player.pass.press('Enter');
  }
  await expectFits(page, 'the settlement');
  await page.goto('/#/statistics');
  const { title } = await words('fr').chapters.postgame();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(WIDE).first()).toBeAttached();
  await expectFits(page, 'the statistics');
});

test('online no page is widened by the widest name, nor turned around by one from right to left', {
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
  await anne.start.click();
  await expect(anne.cards.first()).toBeVisible();
  await expectFits(page, 'the table');
  await playDeal([anne, sarah]);
  await expectFits(page, 'the settlement');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: anne.ui.tableTalk }).click();
  const said = page.getByRole('log', { name: anne.ui.tableTalk }).getByText(`${HEBREW}\u2069`).first();
  await expect(said).toBeVisible();
  expect(await orderOnScreen(page), 'the name, then what was said, from left to right').toBe(true);
});

/** Whether what a name from right to left said is to the right of it, each sign after the one before. */
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
