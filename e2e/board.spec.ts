import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page } from '@playwright/test';
import { parseRoute } from '../packages/web/src/app/routing/parseRoute.ts';
import { expectNoViolations } from './axe.ts';
import { BoardScreen, board } from './boardScreen.ts';
import { test } from './browserTest.ts';
import { layoutFaults } from './layoutFaults.ts';
import { expectAbove, prefer, setTextSize } from './pageActions.ts';
import { ONLY, QUICK } from './screens.ts';
import { type Moves, play, SocketPhone } from './socketPhone.ts';

const { room } = await words('fr').chapters.online();
const { end } = await words('fr').chapters.postgame();
const ui = words('fr').interface;

const NAMES = ['Anne', 'Basile', 'Clara', 'Denis', 'Ève', 'Félix', 'Gaston', 'Hugo'];
const SIZES = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [360, 640],
] as const;
const PARTS =
  '.plate, .speech, .board, .who, .wanted, [data-run] .whole, .starting .headline, .corner, .strip, main .title';
const LAYOUT = { inSight: PARTS, apart: PARTS, uncut: 'main .count, .size, .plate .name' };

/** A board with the phones of its players. */
class Screen extends BoardScreen {
  readonly moves: Moves = { left: 0 };
  readonly phones: SocketPhone[] = [];

  /** Opens a table with a page as its board. */
  static async on(page: Page): Promise<Screen> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prefer(page, { pace: 'instant' });
    const screen = new Screen(page);
    await screen.open();
    return screen;
  }

  get settlement(): Locator {
    return this.page.getByRole('region', { name: ui.settlementOf(1) });
  }

  async join(...names: readonly string[]): Promise<void> {
    for (const name of names)
      this.phones.push(await SocketPhone.join(this.page, this.code, name, this.moves));
  }

  /** Joins with a new phone on the place of another one. `offer` is the address in the code to scan. */
  async replace(offer: string): Promise<void> {
    const route = parseRoute(offer);
    if (route.page !== 'hand' || route.replaces === null) throw new Error(`${offer} offers no place`);
    this.phones.push(await SocketPhone.join(this.page, this.code, 'Anne', this.moves, route.replaces));
  }

  /** Starts the game by a key, when all seats are taken. */
  async start(): Promise<void> {
    await expect(this.page.getByRole('button', { name: room.start, exact: true })).toBeEnabled();
    await this.page.keyboard.press('Enter');
    await expect(this.places).toHaveCount(this.phones.length);
  }

  play(count: number): void {
    play(this.phones, this.moves, count);
  }
}

test('a screen opens a table, starts, pauses and deals by keys, and a reload continues', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ page }) => {
  const screen = await Screen.on(page);
  await expect(page.getByRole('heading', { name: board.nobodyYet })).toBeVisible();
  await expect(page.getByRole('button', { name: board.needsPerson })).toBeDisabled();
  await screen.join('Anne', 'Basile');
  await expect(page.getByRole('button', { name: room.startWithBots(2) })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(screen.places).toHaveCount(4);
  await expect(page.locator('[data-hand]')).toHaveCount(0);

  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: board.paused })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: board.paused })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: board.paused })).toBeHidden();

  screen.play(Number.POSITIVE_INFINITY);
  await expect(screen.settlement).toBeVisible();
  screen.moves.left = 0;
  await expect(screen.settlement.getByRole('button', { name: board.deal })).toBeVisible();
  await expect(screen.settlement.getByText(end.game(null, null, null))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(ui.dealNumber(2))).toBeVisible();
});

test('on a low window the seats are above the start button, and the settlement shows everything', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const screen = await Screen.on(page);
  await screen.join('Anne', 'Basile');
  await page.setViewportSize({ width: 740, height: 360 });
  const start = page.getByRole('button', { name: room.startWithBots(2) });
  await expect(start).toBeInViewport({ ratio: 1 });
  for (const seat of await screen.seats.all()) await expectAbove(seat, start);
  await start.click();
  await expect(screen.places).toHaveCount(4);
  await expect(page.locator('.latecomers'), 'no empty plate').toBeHidden();
  screen.play(Number.POSITIVE_INFINITY);
  await expect(screen.settlement).toBeVisible();
  screen.moves.left = 0;
  const deal = screen.settlement.getByRole('button', { name: board.deal });
  await expectAbove(screen.settlement.getByText(end.game(null, null, null)), deal);
});

test('the menu is used with the keys of a remote control', { tag: ONLY.desk }, async ({ page }) => {
  const screen = await Screen.on(page);
  await expectNoViolations(page, 'gathering');
  await page.keyboard.press('ArrowRight');
  const { menu } = screen;
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  const flat = page.getByRole('button', { name: board.flat });
  await expect(flat).toBeVisible();
  await expectNoViolations(page, 'the menu');
  for (let step = 0; !(await flat.evaluate((one) => one.matches(':focus'))) && step < 20; step++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(flat).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect(page.getByRole('main'), 'Enter does the main thing again').toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: board.scan })).toBeVisible();
  await page.keyboard.press('Escape');
  await screen.join(...NAMES.slice(0, 4));
  await expect(page.getByRole('button', { name: room.start, exact: true })).toBeEnabled();
  await page.keyboard.press(' ');
  await expect(screen.places).toHaveCount(4);
  screen.play(4);
  await expect(page.locator('.speech').first()).toBeVisible();
  await expectNoViolations(page, 'the board');
  await page.keyboard.press('p');
  await expectNoViolations(page, 'a pause');
  const note = page.locator('.pause .turned');
  // The screen may still turn to the player of the last move.
  await expect(async () => {
    const turn = await note.evaluate((one) => Number.parseInt(one.style.rotate, 10));
    await page.getByRole('button', { name: board.turn }).click();
    await expect(note).toHaveCSS('rotate', `${(turn + 90) % 360}deg`, { timeout: 1000 });
  }).toPass();
});

test('a latecomer is announced for the next deal, and the place of a lost phone is offered', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const screen = await Screen.on(page);
  await screen.join('Anne', 'Basile');
  await expect(page.getByRole('button', { name: room.startWithBots(2) })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText(ui.dealNumber(1))).toBeVisible();
  await screen.join('Clara');
  await expect(page.getByText(board.fromDeal(['Clara']))).toBeVisible();
  screen.phones[1]?.socket.leave();
  await screen.offerPlaceOf('Basile');
  await page.keyboard.press('Escape');

  await page.keyboard.press('m');
  await page.getByRole('button', { name: board.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: board.leave }).click();
  await expect(page.getByRole('button', { name: board.open })).toBeVisible();
});

test('eight phones come one by one, a ninth waits, one comes back on a new phone, and one never does', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const screen = await Screen.on(page);
  for (const [place, name] of NAMES.entries()) {
    await screen.join(name);
    await expect(screen.seats).toHaveCount(Math.max(4, place + 1));
  }
  await screen.join('Inès');
  await expect(page.getByText(board.waiting(['Inès']))).toContainText(room.waiting.most(8));
  await page.getByRole('button', { name: room.start, exact: true }).click();
  await expect(screen.places).toHaveCount(8);

  const [anne, basile] = screen.phones;
  anne?.socket.leave();
  const offer = await screen.offerPlaceOf('Anne');
  await page.keyboard.press('Escape');
  await screen.replace(offer);
  screen.play(Number.POSITIVE_INFINITY);
  await expect(screen.settlement).toBeVisible();

  basile?.socket.leave();
  await page.getByRole('button', { name: board.givePlace('Basile', 'Inès') }).click();
  await expect(page.getByText(board.placeGiven('Basile', 'Inès'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(ui.dealNumber(2))).toBeVisible();
  await expect(screen.places.filter({ hasText: 'Inès' })).toHaveCount(1);
  await expect(screen.places.filter({ hasText: 'Basile' })).toHaveCount(0);
  await expect(screen.places.filter({ hasText: 'Anne' })).toHaveCount(1);
});

test('another screen watches without rights', { tag: ONLY.desk }, async ({ page, browser }) => {
  const screen = await Screen.on(page);
  await screen.join('Anne');
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText(board.watches)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(second.getByRole('list', { name: ui.seats }).getByRole('listitem')).toHaveCount(4);
  await expect(second.getByRole('button', { name: board.pause })).toHaveCount(0);
});

for (const players of [3, 4, 6, 8])
  test(`the board of ${players} is whole on every screen, upright and flat`, { tag: ONLY.desk }, async ({
    page,
  }) => {
    const screen = await Screen.on(page);
    await screen.setRules('lindor-1789', players);
    await screen.join(...NAMES.slice(0, players));
    await expect(page.getByRole('button', { name: room.start, exact: true })).toBeEnabled();
    const faults: string[] = [];
    const look = async (state: string, sizes: readonly (readonly [number, number])[] = SIZES) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        faults.push(
          ...(await layoutFaults(page, LAYOUT)).map((fault) => `${state}, ${width}x${height}: ${fault}`),
        );
      }
    };
    await look('gathering');
    await screen.start();
    await look('first lead');
    screen.play(players * 3);
    // A deal may end before.
    await expect
      .poll(async () => screen.moves.left === 0 || (await screen.settlement.isVisible()))
      .toBe(true);
    await look('play');
    await setTextSize(page, 150);
    await look('large text', [[360, 640]]);
    await setTextSize(page, 100);
    await page.evaluate(() => localStorage.setItem('nain-jaune.board', JSON.stringify({ flat: true })));
    await page.reload();
    await expect(screen.places).toHaveCount(players);
    await look('flat');
    expect(faults).toEqual([]);
  });

test('the last card is large enough to be read from across a room', { tag: ONLY.desk }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const screen = await Screen.on(page);
  await screen.join(...NAMES.slice(0, 4));
  await screen.start();
  screen.play(3);
  const last = page.locator('[data-run] [data-card]').last();
  await expect.poll(async () => (await last.boundingBox())?.height).toBeGreaterThanOrEqual(220);
});
