import { readFile } from 'node:fs/promises';
import { checkRecord } from '@nain-jaune/engine';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Hands, Player, playToTheEnd } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

/** Drags a card up and out of the hand with the mouse. */
async function drag(card: Locator): Promise<void> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is not on the page');
  const { mouse } = card.page();
  await mouse.move(box.x + 12, box.y + 20);
  await mouse.down();
  await mouse.move(box.x + 30, box.y - 40, { steps: 3 });
  await mouse.move(box.x + 60, box.y - box.height, { steps: 3 });
  await mouse.up();
}

let laid = 0;

const mouse: Hands = {
  async lay(player) {
    if (await player.wholeRun.isVisible()) {
      const before = await player.cards.count();
      await player.wholeRun.click();
      await expect.poll(() => player.cards.count()).toBeLessThan(before - 1);
      return;
    }
    // Every third card is dragged.
    if (laid++ % 3 === 0) {
      await drag(player.playable.first());
      return;
    }
    // A corner of the card is always in sight, however the hand overlaps.
    await player.playable.first().click({ position: { x: 12, y: 20 } });
  },
  pass: (player) => player.pass.click(),
  next: (player) => player.settlement.getByRole('button', { name: player.ui.nextDeal }).click(),
};

const finger: Hands = {
  async lay(player) {
    await player.playable.first().tap({ position: { x: 12, y: 20 } });
  },
  pass: (player) => player.pass.tap(),
  next: (player) => player.settlement.getByRole('button', { name: player.ui.nextDeal }).tap(),
};

const keys: Hands = {
  async lay(player) {
    const { page } = player;
    const inHand = page.getByRole('toolbar').locator(':focus');
    // Once in the hand the focus stays there, whatever is laid, passed or dealt.
    if (player.mustFindHand) await page.keyboard.press('h');
    player.mustFindHand = false;
    await expect(inHand).toHaveCount(1);
    await expect(inHand).toHaveAttribute('tabindex', '0');
    for (let step = 0; step < 18; step++) {
      if ((await page.locator(':focus').getAttribute('aria-disabled')) === 'false') break;
      await page.keyboard.press('ArrowRight');
    }
    const name = await page.locator(':focus').getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expect(player.cards.and(page.getByLabel(name ?? '', { exact: true }))).toHaveCount(0);
  },
  pass: (player) => player.page.keyboard.press('p'),
  async next(player) {
    await expect(player.settlement.getByRole('button', { name: player.ui.nextDeal })).toBeFocused();
    await player.page.keyboard.press('Enter');
  },
};

/** Notes the role of what has the focus when a sheet has just opened. */
async function noteFocusAtOpening(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function open() {
      showModal.call(this);
      queueMicrotask(() => {
        document.documentElement.dataset['focusAtOpening'] = document.activeElement?.role ?? '';
      });
    };
  });
}

test('a whole game of five is played by mouse, in French', { tag: [ONLY.desk, QUICK.desk] }, async ({
  page,
}) => {
  const player = new Player(page, 'fr');
  const wish = { ruleset: 'yellow-dwarf', players: 5, deals: 2, name: 'Marie', language: 'fr' } as const;
  await player.begin({ ...wish, byHand: true });
  await playToTheEnd(player, mouse);
  await expect(player.settlement).toContainText('La partie est terminée');

  // What everyone has adds up to what all began with.
  const counters = await player.settlement.locator('.counters > [aria-hidden]').allInnerTexts();
  expect(counters).toHaveLength(5);
  expect(counters.reduce((sum, some) => sum + Number(some), 0)).toBe(5 * 120);
  // All that is long scrolls within the sheet: its buttons stay where they are.
  const outside = await player.settlement.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  expect(outside).toBeLessThanOrEqual(1);

  const download = page.waitForEvent('download');
  await player.settlement.getByRole('button', { name: player.ui.downloadRecord }).click();
  const record: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(checkRecord(record)).toEqual([]);
  expect(record).toMatchObject({
    players: [{ name: 'Marie' }, {}, {}, {}, {}],
    end: { winners: expect.any(Array) },
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a whole game is played by keyboard alone', { tag: [ONLY.desk, QUICK.desk] }, async ({ page }) => {
    await page.goto('/');
    const tabTo = async (name: string | Locator) => {
      const named = (text: string) =>
        page
          .getByLabel(text)
          .or(page.getByRole('button', { name: text }))
          .first();
      const wanted = typeof name === 'string' ? named(name) : name;
      for (let step = 0; step < 100; step++) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`the Tab key never comes to ${name}`);
    };
    await tabTo('Settings');
    await page.keyboard.press('Enter');
    await tabTo('Speed');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await tabTo('Customise');
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('radio', { name: /Family/ }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /Lindor/ })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: /Family/ })).toBeChecked();
    await tabTo('Game length');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Game length').locator('option:checked')).toHaveText('Up to 2 deals');
    await tabTo('Start');
    await page.keyboard.press('Enter');

    const player = new Player(page, 'en');
    await expect(page.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();
    await noteFocusAtOpening(page);
    await playToTheEnd(player, keys);
    const first = await page.evaluate(() => document.documentElement.dataset['focusAtOpening']);
    expect(first, 'a key meant for the table does not answer a settlement that has just opened').toBe(
      'group',
    );
    await expect(player.settlement).toContainText('Game over');
    await expect(player.settlement.getByRole('button', { name: 'Rematch' })).toBeFocused();
  });
});

test('eight play on a phone by touch, without scrolling and with room for every finger', {
  tag: [ONLY.phone, QUICK.phone],
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  const wish = { ruleset: 'lindor-1789', players: 8, deals: 1, seed: 'huit', language: 'fr' } as const;
  await player.begin({ ...wish, byHand: true });
  await player.asked();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectTargets(player);
  for (const [width, height] of [
    [320, 640],
    [667, 375],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await cutWords(page), `${width}×${height}`).toEqual([]);
  }
  await playToTheEnd(player, finger);
  await expect(player.settlement).toContainText('La partie est terminée');
});

/** The names of the seats, of the rules and of the deal that have no room on the screen. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-seat] .name, h1 .short, h1 .deal')]
      .filter((words) => words.scrollWidth > words.clientWidth)
      .map((words) => words.textContent),
  );
}

test('eighteen cards find room on every screen, on a small phone that lies too', async ({
  page,
  isMobile,
}) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'nain-jaune-court', players: 3, language: 'fr' });
  // The table is there before its cards are dealt.
  await player.asked();
  expect(await player.cards.count()).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await expectTargets(player);
  if (!isMobile) return;
  for (const lying of [
    { width: 740, height: 360 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(lying);
    await expect.poll(() => heightsOf(page)).toEqual({ page: lying.height, felt: lying.height });
    await expectTargets(player);
  }
});

/** How high the page and its felt are with all that is on them, be it in sight or not. */
function heightsOf(page: Page): Promise<{ readonly page: number; readonly felt: number | undefined }> {
  return page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    felt: document.querySelector('main')?.scrollHeight,
  }));
}

/** Every card can be hit in a square of 44 pixels of its own: no other card lies over it there. */
async function expectTargets(player: Player): Promise<void> {
  const room = await player.cards.evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top } = card.getBoundingClientRect();
      const corners = [
        [2, 2],
        [42, 2],
        [2, 42],
        [42, 42],
      ] as const;
      return corners.every(([x, y]) => card.contains(document.elementFromPoint(left + x, top + y)));
    }),
  );
  expect(room.every(Boolean)).toBe(true);
}
