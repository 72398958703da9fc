import { words } from '@nain-jaune/words';
import { expect, type Locator, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { open } from './pageActions.ts';
import { Player } from './player.ts';
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

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the title above a table online is shortened to whole words', { tag: ONLY.phone }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const anne = await Guest.at(page, 'Anne');
    await anne.openTable(3, 10);
    await anne.startGame();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText('Donne 1 sur 10');
    const parts = await title.locator('span:not(.rules)').all();
    for (const part of parts)
      expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('the sums of a settlement that fill two lines are about as many in each', {
  tag: ONLY.phone,
}, async ({ page }) => {
  const player = await new Player(page, 'de').begin({ ruleset: 'famille', players: 4, deals: 2 });
  await player.playDeal();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = await page.locator('.tape').evaluate((tape) => {
      while (tape.childElementCount < 7) tape.prepend(tape.firstElementChild!.cloneNode(true));
      return Object.values(
        Object.groupBy([...tape.children], (sum) => Math.round(sum.getBoundingClientRect().top)),
      ).map((sums) => sums?.length);
    });
    expect(lines).toEqual([4, 3]);
  }
});

test('no field is so small that a phone zooms into it', { tag: ONLY.phone }, async ({ page }) => {
  for (const address of ['#/analyse', '#/online', '#/house', '#/keeper', '#/you']) {
    await open(page, address);
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(16, ...sizes), address).toBe(16);
  }
});

test('the fonts before EB Garamond is loaded are as wide, so that no title wraps only then', {
  tag: ONLY.phone,
}, async ({ page }) => {
  await open(page, '#/');
  const widths = await page.evaluate(async () => {
    const [own = '', ...others] = getComputedStyle(document.documentElement)
      .getPropertyValue('--serif')
      .split(', ');
    const context = document.createElement('canvas').getContext('2d')!;
    const widthIn = async (family: string) => {
      const font = `650 40px ${family}`;
      await document.fonts.load(font);
      context.font = font;
      return context.measureText('Nain jaune, Gelber Zwerg: welche Regeln spielen wir?').width;
    };
    const width = await widthIn(own);
    const named = others.filter((family) => family !== 'serif');
    return Promise.all(named.map(async (family) => [family, (await widthIn(family)) / width] as const));
  });
  for (const [family, width] of widths) expect(Math.abs(width - 1), family).toBeLessThan(0.05);
});

/** The tables whose names fit on each phone. A table of seven or eight fits where the board is whole. */
for (const players of [4, 5, 6, 7, 8])
  test(`a small phone shows the names at a table of ${players} in full`, { tag: ONLY.phone }, async ({
    page,
  }) => {
    const phones =
      players < 7
        ? ([
            [320, 568],
            [360, 640],
          ] as const)
        : ([
            [360, 740],
            [390, 844],
          ] as const);
    await page.setViewportSize({ width: phones[0][0], height: phones[0][1] });
    await new Player(page, 'de').begin({ ruleset: 'famille', players });
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      const names = page.locator('.seat .name');
      await expect(names).toHaveCount(players - 1);
      const cut = await names.evaluateAll((all) =>
        all
          .filter((one) => one.clientHeight < 8 || one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
    }
  });
