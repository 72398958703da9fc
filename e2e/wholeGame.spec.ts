import { checkRecord } from '@nain-jaune/engine';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { download } from './pageActions.ts';
import { CORNER, type Controls, mouse, Player, playToTheEnd } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

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

const dragging: Controls = {
  ...mouse,
  async lay(player) {
    if (await player.wholeRun.isVisible()) {
      const before = await player.cards.count();
      await player.wholeRun.click();
      await expect.poll(() => player.cards.count()).toBeLessThan(before - 1);
      return;
    }
    // Every third card is dragged.
    if (laid++ % 3 === 0) await drag(player.playable.first());
    else await player.layFirst();
  },
};

const finger: Controls = {
  async lay(player) {
    await player.playable.first().tap(CORNER);
  },
  pass: (player) => player.pass.tap(),
  next: (player) => player.nextDeal.tap(),
};

/** Plays by keyboard. The focus is moved into the hand once, and must stay there. */
class Keyboard implements Controls {
  #isInHand = false;

  async lay(player: Player): Promise<void> {
    const { page } = player;
    const inHand = page.getByRole('toolbar').locator(':focus');
    if (!this.#isInHand) await page.keyboard.press('h');
    this.#isInHand = true;
    await expect(inHand).toHaveCount(1);
    await expect(inHand).toHaveAttribute('tabindex', '0');
    for (let step = 0; step < 18; step++) {
      if ((await page.locator(':focus').getAttribute('aria-disabled')) === 'false') break;
      await page.keyboard.press('ArrowRight');
    }
    const name = await page.locator(':focus').getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expect(player.cards.and(page.getByLabel(name ?? '', { exact: true }))).toHaveCount(0);
  }

  pass(player: Player): Promise<void> {
    return player.page.keyboard.press('p');
  }

  async next(player: Player): Promise<void> {
    await expect(player.nextDeal).toBeFocused();
    await player.page.keyboard.press('Enter');
  }
}

/** Stores the role of the focused element when a sheet opens. */
async function watchFocusAtOpening(page: Page): Promise<void> {
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

test('a whole game of five is played by mouse, in French', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page);
  const wish = { ruleset: 'yellow-dwarf', players: 5, deals: 2, name: 'Marie', language: 'fr' } as const;
  await player.begin({ ...wish, byHand: true });
  await playToTheEnd(player, dragging);
  await expect(player.settlement).toContainText('Partie terminée');

  const counters = await player.settlement.locator('.counters > [aria-hidden]').allInnerTexts();
  expect(counters).toHaveLength(5);
  expect(counters.reduce((sum, some) => sum + Number(some), 0)).toBe(5 * 120);
  // Long content scrolls inside the sheet, so that the buttons stay visible.
  const outside = await player.settlement.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  expect(outside).toBeLessThanOrEqual(1);

  const file = await download(
    (await player.showMore()).getByRole('button', { name: player.ui.downloadRecord }),
  );
  const record: unknown = JSON.parse(await file.text());
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
      throw new Error(`the Tab key does not reach ${name}`);
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
    await watchFocusAtOpening(page);
    await playToTheEnd(player, new Keyboard());
    const first = await page.evaluate(() => document.documentElement.dataset['focusAtOpening']);
    expect(first, 'the settlement must not react to a key meant for the table').toBe('group');
    await expect(player.settlement).toContainText('Game over');
    await expect(player.settlement.getByRole('button', { name: 'Rematch' })).toBeFocused();
  });
});

test('a game of eight is played by touch on a phone, without scrolling and with large enough targets', {
  tag: [ONLY.phone, QUICK.phone],
}, async ({ page }) => {
  const player = new Player(page);
  const wish = { ruleset: 'lindor-1789', players: 8, deals: 1, seed: 'huit', language: 'fr' } as const;
  await player.begin({ ...wish, byHand: true });
  await player.waitForTurn();
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
  await expect(player.settlement).toContainText('Partie terminée');
});

/** Returns the names of seats, rules and deal that are cut. Those for screen readers alone are not seen at all. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-seat] .name, h1 .short, h1 .deal')]
      .filter((words) => getComputedStyle(words).clipPath === 'none')
      .filter((words) => words.scrollWidth > words.clientWidth)
      .map((words) => words.textContent),
  );
}

test('eighteen cards fit every screen, including a small phone in landscape', async ({ page, isMobile }) => {
  const player = await new Player(page).beginAtTurn({ ruleset: 'nain-jaune-court', players: 3 });
  expect(await player.cards.count()).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await expectTargets(player);
  if (!isMobile) return;
  for (const landscape of [
    { width: 740, height: 360 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(landscape);
    await expect.poll(() => heightsOf(page)).toEqual({ page: landscape.height, felt: landscape.height });
    await expectTargets(player);
  }
});

/** Returns the scroll heights of the page and the felt. */
function heightsOf(page: Page): Promise<{ readonly page: number; readonly felt: number | undefined }> {
  return page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    felt: document.querySelector('main')?.scrollHeight,
  }));
}

/** Checks that no card covers a square of 44 pixels of another. */
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
