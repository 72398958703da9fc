import { expect, type Page, test } from '@playwright/test';
import { layoutFaults } from './layoutFaults.ts';
import { open, setTextSize, unfoldAll, waitForFrames } from './pageActions.ts';
import { mouse, Player, playToTheEnd } from './player.ts';
import { ONLY } from './screens.ts';
import { gameOf } from './storedRecord.ts';

/** A window of 1440×900 at 400 %, and text of twice the size on a desk and on a phone. */
const VIEWS = [
  { name: '400 %', width: 360, height: 225, text: 100 },
  { name: 'text 200 % on a desk', width: 1280, height: 800, text: 200 },
  { name: 'text 200 % on a phone', width: 360, height: 640, text: 200 },
] as const;

/** Returns what overlaps, is cut or scrolls in two directions on a page at its top. */
async function faultsOf(page: Page): Promise<string[]> {
  await waitForFrames(page);
  return page.evaluate(() => {
    const faults: string[] = [];
    const named = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} "${one.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 30)}"`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);

    /** Elements that scroll by themselves, such as wide tables, and those for screen readers alone. */
    const isUnseen = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath === 'inset(50%)' || isUnseen(one.parentElement));
    const isApart = (one: Element) =>
      isUnseen(one) ||
      one.closest('svg, [hidden]') !== null ||
      one.closest('[tabindex="0"][role="group"]') !== null;
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !isApart(one),
      );
    const texts = all('body *').filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    for (const one of [...texts, ...all('button, input, select')]) {
      const { left, right, width } = one.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        faults.push(`out of the window: ${named(one)}`);
    }
    for (const one of all('body *')) {
      const style = getComputedStyle(one);
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (isCut(style.overflowX) && one.scrollWidth > one.clientWidth + 1 && one.innerText.trim() !== '')
        faults.push(`cut at its side: ${named(one)}`);
      if (isCut(style.overflowY) && one.scrollHeight > one.clientHeight + 1 && one.innerText.trim() !== '')
        faults.push(`cut below: ${named(one)}`);
    }

    const isFixed = (one: Element | null): boolean =>
      one !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(one).position) || isFixed(one.parentElement));
    const fixed = all('body *').filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));
    const taken = fixed.reduce((sum, one) => {
      const { top, bottom, width } = one.getBoundingClientRect();
      const isBar = width > 0.9 * clientWidth && bottom > 0 && top < innerHeight;
      return isBar ? sum + Math.min(bottom, innerHeight) - Math.max(top, 0) : sum;
    }, 0);
    if (taken > innerHeight / 2) faults.push(`bars take ${taken} of ${innerHeight}`);

    const parts = [...texts, ...all('button, input, select, a, summary')].filter((one) => !isFixed(one));
    /** The parts of an element that its ancestors neither cut nor scroll away. */
    const shownRects = (one: Element): DOMRect[] => {
      const windows: DOMRect[] = [];
      for (let outer = one.parentElement; outer !== null; outer = outer.parentElement)
        if (outer !== document.body && getComputedStyle(outer).overflowY !== 'visible')
          windows.push(outer.getBoundingClientRect());
      return [...one.getClientRects()].filter((rect) =>
        windows.every((area) => rect.top >= area.top - 1 && rect.bottom <= area.bottom + 1),
      );
    };
    const rects = parts.map((one) => [one, shownRects(one)] as const);
    const covers = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 2 &&
      other.left < one.right - 2 &&
      one.top < other.bottom - 2 &&
      other.top < one.bottom - 2;
    rects.forEach(([one, ones], index) => {
      for (const [other, others] of rects.slice(index + 1))
        if (!one.contains(other) && !other.contains(one))
          if (ones.some((rect) => others.some((another) => covers(rect, another))))
            faults.push(`${named(one)} covers ${named(other)}`);
    });
    return [...new Set(faults)];
  });
}

async function show(page: Page, { width, height, text }: (typeof VIEWS)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTextSize(page, text);
  await page.evaluate(() => scrollTo(0, 0));
}

const PAGES = [
  '#/',
  '#/you',
  '#/rules',
  '#/rules/book',
  '#/rules/compare',
  '#/rules/judge',
  '#/rules/judge/nobody-follows/famille',
  '#/house',
  '#/choose',
  '#/choose/KCSZ-REF',
  '#/keeper',
  '#/print',
  '#/online',
  '#/statistics',
];

for (const language of ['fr', 'de', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test('nothing overlaps, is cut or scrolls in two directions at 400 % and with text of 200 %', {
      tag: ONLY.desk,
    }, async ({ page }) => {
      const player = await new Player(page, language).begin({ ruleset: 'lindor-1789', players: 4, deals: 1 });
      await playToTheEnd(player, mouse);
      const game = gameOf(page.url());
      const faults: string[] = [];
      for (const address of [...PAGES, `#/replay/${game}`]) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, address);
        await unfoldAll(page);
        for (const view of VIEWS) {
          await show(page, view);
          faults.push(...(await faultsOf(page)).map((fault) => `${address}, ${view.name}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
  });

const LAYOUT = {
  inSight: '[data-hand] [data-card], main button, .seat, .box, .who, .wanted, .me',
  apart:
    '.seat, .seat .count, .box .count, .who, .wanted, .me, [data-hand], main button:not([data-card], .seat *)',
  mayScroll: true,
};

for (const players of [4, 8])
  test(`every part of a table of ${players} can be reached at 400 % and with large text, without overlap`, {
    tag: ONLY.desk,
  }, async ({ page }) => {
    const player = await new Player(page).begin({ ruleset: 'lindor-1789', players, deals: 1, seed: 'zoom' });
    await player.playToAChoice();
    await show(page, VIEWS[2]);
    expect(await layoutFaults(page, LAYOUT)).toEqual([]);
    await show(page, VIEWS[0]);
    expect(await layoutFaults(page, LAYOUT)).toEqual([]);
    for (const sheet of [player.ui.help, player.ui.settings]) {
      await page.getByRole('button', { name: sheet, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: sheet });
      await expect(dialog).toBeInViewport({ ratio: 0.99 });
      const content = await dialog.getByRole('group', { name: sheet }).first().boundingBox();
      expect(content?.height, sheet).toBeGreaterThan(100);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
