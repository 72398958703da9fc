import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { prefer } from './pageActions.ts';
import { ONLY } from './screens.ts';

/** Positions with a card to keep, a run to play, an honour to claim and a hint. */
const POSITIONS = {
  queens: 'lindor-1789 0 0 120,120,120,120,120 0,0,0,0,0 4d4s7h8c9hJdQhQsKh/?9/?9/?9/?9 ?7 8h--9c---Tc-Jc---',
  dwarf:
    'lindor-1789 0 1 120,120,120,120,120 0,0,0,0,0 Ac3s6c7d8c9d9hJcQs/?9/?9/?9/?9 ?7 As----2h---3h---4s5d-6s--',
};
const WIDTHS = [320, 360, 390];
const HEIGHTS = [568, 640, 844];

/** Returns the buttons of the own row whose words are cut, the pairs that overlap, and a bubble that breaks a word. */
function faultsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.own .plate button')].filter(
      (button) => button.getClientRects().length > 0 && button.closest('[popover]') === null,
    );
    const worded = shown.filter((button) => button.matches('.choice button, .worded'));
    const cut = worded.filter((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const [words, box] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
      const isInside = words.left >= box.left && words.right <= box.right && words.bottom <= box.bottom + 1;
      return !isInside;
    });
    const outside = shown.filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    });
    const overlapping = shown.flatMap((one, index) =>
      shown.slice(index + 1).filter((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      }),
    );
    const bubbles = [...document.querySelectorAll<HTMLElement>('.own .plate .speech .text')];
    const broken = bubbles.filter((bubble) => {
      if (getComputedStyle(bubble).visibility !== 'visible') return false;
      const text = bubble.firstChild;
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text!, index);
        range.setEnd(text!, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      });
    });
    const faults = (kind: string, buttons: readonly HTMLElement[]) =>
      buttons.map((button) => `${kind}: ${button.innerText || button.ariaLabel}`);
    return [
      ...faults('cut', cut),
      ...faults('outside', outside),
      ...faults('overlap', overlapping),
      ...faults('broken', broken),
    ];
  });
}

async function endOfHand(page: Page): Promise<number> {
  const hand = await page.locator('[data-hand]').boundingBox();
  return hand === null ? Number.POSITIVE_INFINITY : hand.y + hand.height;
}

async function expectWhole(page: Page, about: string): Promise<void> {
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: HEIGHTS[index] ?? 640 });
    await expect.poll(() => faultsIn(page), { message: `${about}, ${width} px`, timeout: 5000 }).toEqual([]);
    await expect
      .poll(() => endOfHand(page), { message: `the hand is in view: ${about}, ${width} px`, timeout: 5000 })
      .toBeLessThanOrEqual((HEIGHTS[index] ?? 640) + 1);
  }
}

for (const language of LANGUAGES)
  test(`the acts of a turn are whole in words: ${language}`, { tag: ONLY.phone }, async ({ page }) => {
    const { board } = await words(language).chapters.analyse();
    await prefer(page, { language, pace: 'slow', sounds: false, face: 'owl' });
    for (const [name, position] of Object.entries(POSITIONS)) {
      await page.goto(`/#/position/${position.replaceAll(' ', '_')}`);
      await page.reload();
      await page.getByRole('group', { name: board.playOn }).getByRole('button').first().click();
      const keep = page.locator('.own .plate button.pass');
      await expect(keep).toBeVisible();
      await expectWhole(page, `${language} ${name}, to choose`);
      await keep.click();
      await expect(page.getByRole('button', { name: words(language).play.finishDeal })).toBeVisible();
      await expectWhole(page, `${language} ${name}, to wait`);
    }
  });
