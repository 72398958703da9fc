import { words } from '@nain-jaune/words';
import { expect, type Locator, test } from '@playwright/test';
import { ONLY } from './screens.ts';

/** The longest texts on the narrowest phone. */
const german = words('de');

test.use({ locale: 'de-DE' });

/** Returns how much narrower than its text the inside of a button is. */
function shortageOf(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { paddingLeft, paddingRight, borderLeftWidth } = getComputedStyle(element);
    const edges = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const inside = element.getBoundingClientRect().width - edges - 2 * Number.parseFloat(borderLeftWidth);
    return Math.round(text.getBoundingClientRect().width - inside);
  });
}

test('the undo button of the score keeper is as wide as its text', { tag: ONLY.phone }, async ({ page }) => {
  const texts = await german.chapters.scoreKeeper();
  await page.goto('/#/keeper');
  await page.getByRole('button', { name: texts.start }).tap();
  expect(await shortageOf(page.getByRole('button', { name: texts.undo }))).toBeLessThanOrEqual(0);
});

test('the code of a table and its button share a line', { tag: ONLY.phone }, async ({ page }) => {
  const { lobby } = await german.chapters.online();
  await page.goto('/#/online');
  const field = await page.getByLabel(lobby.code, { exact: true }).boundingBox();
  const button = await page.getByRole('button', { name: lobby.join, exact: true }).boundingBox();
  expect(button?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
});
