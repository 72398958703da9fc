import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { type Insets, layoutFaults } from './layoutFaults.ts';
import { prefer, setTextSize, waitForFrames } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

/** Sizes of text in per cent of the usual. */
const TEXTS = [100, 150];
/** Windows from the smallest phone to a desk. */
const SCREENS = [
  { size: [320, 568], texts: TEXTS },
  { size: [360, 640], texts: TEXTS },
  { size: [390, 844], texts: TEXTS },
  { size: [740, 360], texts: TEXTS },
  { size: [768, 1024], texts: TEXTS },
  { size: [1024, 768], texts: TEXTS },
  { size: [1366, 625], texts: TEXTS },
  { size: [1440, 900], texts: TEXTS },
] as const;

const LAYOUT = {
  inSight: '[data-hand] [data-card], main button, main header a, main .count, .who, .wanted',
  inSeat: '.seat .count, .seat .size',
  uncut: 'main .count, .size, .wanted',
  apart: '.seat .count, .seat .size, .box .count, .who, .me, main button:not([data-card])',
};

/** Returns the pixels that a notch and the system bar take of a window. */
function insetsOf(width: number, height: number, hasNotch: boolean): Insets {
  if (!hasNotch) return { left: 0, top: 0, right: 0, bottom: 0 };
  return width > height
    ? { left: 47, top: 0, right: 47, bottom: 21 }
    : { left: 0, top: 47, right: 0, bottom: 34 };
}

test.use({ locale: 'en' });

// The player's seat shows their portrait.
test.beforeEach(({ page }) => prefer(page, { face: 'owl' }));

for (const players of [2, 3, 4, 5, 6, 7, 8])
  test(`nothing of a table of ${players} is cut or covered on any screen, with large text or a notch`, {
    tag: ONLY.desk,
  }, async ({ page }) => {
    const player = await new Player(page, 'en').begin({
      ruleset: 'lindor-1789',
      players,
      deals: 2,
      seed: 'geometry',
    });
    await player.waitForTurn();
    await expect(page.locator('.me .face img')).toBeVisible();
    const faults: string[] = [];
    await eachScreen(page, async (screen, insets) => {
      faults.push(...(await layoutFaults(page, { ...LAYOUT, insets })).map((fault) => `${screen}: ${fault}`));
    });
    expect(faults).toEqual([]);
  });

test('the board stays where it was before the deal, and three opponents have large faces', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await new Player(page, 'en').begin({ ruleset: 'famille', players: 4, seed: 'geometry' });
  await player.waitForTurn();
  const board = page.locator('.board');
  const dealt = await board.boundingBox();
  await page.locator('[data-run]').evaluate((run) => run.replaceChildren());
  await waitForFrames(page);
  expect(await board.boundingBox()).toEqual(dealt);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const face of await page.locator('.seats .face').all())
    await expect.poll(async () => (await face.boundingBox())?.width).toBeGreaterThan(70);
});

for (const players of [2, 3, 5])
  test(`at a table of ${players} the boxes of a phone are cards if there is room, of one size for the whole deal`, {
    tag: ONLY.desk,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const player = await new Player(page, 'en').begin({ ruleset: 'lindor-1789', players, seed: 'geometry' });
    await player.waitForTurn();
    const box = page.locator('[data-box]').first();
    expect((await box.boundingBox())?.height).toBeLessThan(40);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThan(65);
    const board = await page.locator('.board').boundingBox();
    const sizes = new Set<string>();
    const rows = new Set<number>();
    for (let turn = await player.waitForTurn(); turn !== 'settlement'; turn = await player.waitForTurn()) {
      expect(await page.locator('.board').boundingBox()).toEqual(board);
      const wanted = await page.locator('.wanted').boundingBox();
      sizes.add(`${wanted?.width} × ${wanted?.height}`);
      rows.add((await page.locator('.own .plate').boundingBox())?.height ?? 0);
      await player.move(turn);
    }
    expect(rows.size).toBeGreaterThan(1);
    expect([...sizes]).toHaveLength(1);
  });

test('the hand has its height before the first cards come', { tag: ONLY.desk }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const heights = new Set<number>();
    const look = () => {
      const hand = document.querySelector('[data-hand]');
      if (hand !== null) heights.add(hand.getBoundingClientRect().height);
      document.documentElement.dataset['heights'] = [...heights].join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const player = await new Player(page, 'en').begin({ ruleset: 'famille', players: 4 });
  await player.waitForTurn();
  await expect(page.locator('html')).toHaveAttribute('data-heights', /^[\d.]+$/);
});

test.describe('in French, which has long sentences', () => {
  test.use({ locale: 'fr' });
  for (const players of [3, 8])
    test(`a hint moves nothing and covers nothing that matters at a table of ${players}`, {
      tag: ONLY.desk,
    }, async ({ page }) => {
      const player = await new Player(page).begin({
        ruleset: 'lindor-1789',
        players,
        deals: 1,
        seed: 'geometry',
      });
      await player.playToAChoice();
      const places = new Map<string, string>();
      await eachScreen(page, async (screen) => {
        places.set(screen, await placesOf(page));
      });
      await page.getByRole('button', { name: player.play.hint }).click();
      const { why } = await words('fr').chapters.review();
      await expect(page.getByRole('button', { name: why })).toBeVisible();
      const faults: string[] = [];
      await eachScreen(page, async (screen, insets) => {
        faults.push(...(await coveredByNote(page, insets)).map((fault) => `${screen}: ${fault}`));
        if ((await placesOf(page)) !== places.get(screen)) faults.push(`${screen}: something moved`);
      });
      expect(faults).toEqual([]);
    });
});

/** Calls `look` for each window with usual and large text, with and without a notch. */
async function eachScreen(
  page: Page,
  look: (screen: string, insets: Insets) => Promise<void>,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const { size, texts } of SCREENS)
    for (const text of texts)
      for (const hasNotch of [false, true]) {
        const [width, height] = size;
        const insets = insetsOf(width, height, hasNotch);
        await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
        await setTextSize(page, text);
        // A change of the window makes the page measure its text.
        await page.setViewportSize({ width: width - 1, height });
        await page.setViewportSize({ width, height });
        await look(`${width}x${height}, text ${text} %, ${hasNotch ? 'notch' : 'no notch'}`, insets);
      }
}

/** Returns where the board, the run and the hand are. */
async function placesOf(page: Page): Promise<string> {
  await waitForFrames(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('.board, .run .who, .wanted, [data-hand]')]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
      .join(' '),
  );
}

/** Returns the parts of the table that matter for the choice and are covered by the note. */
async function coveredByNote(page: Page, insets: Insets): Promise<string[]> {
  await waitForFrames(page);
  return page.evaluate(({ left, top, right, bottom }) => {
    const note = document.querySelector('.note');
    if (note === null) return ['there is no note'];
    const box = note.getBoundingClientRect();
    const isInSight =
      box.left >= left &&
      box.top >= top &&
      box.right <= innerWidth - right &&
      box.bottom <= innerHeight - bottom;
    const parts = [
      ...document.querySelectorAll('[data-hand] [data-card], .run .who, .wanted, .me, .own button'),
    ]
      .filter((one) => one.checkVisibility() && !note.contains(one))
      .filter((one) => {
        const other = one.getBoundingClientRect();
        const isBeside = other.right <= box.left + 1 || box.right <= other.left + 1;
        return !isBeside && other.top < box.bottom - 1 && box.top < other.bottom - 1;
      })
      .map((one) => `covers ${one.className} "${one.textContent?.trim().slice(0, 20)}"`);
    return isInSight ? parts : [...parts, 'the note is out of sight'];
  }, insets);
}
