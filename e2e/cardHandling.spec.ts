import { expect, type Locator, test } from '@playwright/test';
import { CORNER, Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

test('after the keyboard the mouse finds every card, including that next to the focus', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = await new Player(page).beginAtTurn({ ruleset: 'lindor-1789', players: 3 });
  await page.keyboard.press('h');
  await page.keyboard.press('Home');
  await expect(player.cards.first()).toBeFocused();
  const box = await boxOf(player.cards.nth(1));
  const at = { x: box.x + 12, y: box.y + 20 };
  await page.mouse.move(at.x, at.y);
  const found = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-card]')?.ariaLabel,
    at,
  );
  expect(found).toBe(await player.cards.nth(1).getAttribute('aria-label'));
});

test('a card goes back if its drag ends in the hand', { tag: [ONLY.desk, QUICK.desk] }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'lindor-1789', players: 4, seed: 'glisser' });
  while ((await player.waitForTurn()) === 'pass') await player.pass.click();
  const hand = await player.hand();
  const box = await boxOf(player.playable.first());
  await page.mouse.move(box.x + 12, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y - 60, { steps: 4 });
  await page.mouse.move(box.x + 14, box.y + 16, { steps: 4 });
  await page.mouse.up();
  expect(await player.hand()).toEqual(hand);
  // A card under the mouse is slightly raised.
  await expect.poll(async () => Math.abs((await boxOf(player.playable.first())).y - box.y)).toBeLessThan(15);
});

test('a finger drags a card out of the hand, which lays it', { tag: [ONLY.phone, QUICK.phone] }, async ({
  page,
}) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4, seed: 'porter' });
  while ((await player.waitForTurn()) === 'pass') await player.pass.tap();
  const cards = await player.cards.count();
  const box = await boxOf(player.playable.first());
  const touch = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(12, 20) });
  for (const y of [0, -30, -60, -90, -120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(30, y) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => player.cards.count()).toBeLessThan(cards);
});

async function boxOf(card: Locator) {
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is not visible');
  return box;
}

test('a held Enter lays one card', { tag: ONLY.desk }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 3, seed: 'tenir' });
  while ((await player.waitForTurn()) === 'pass') await player.pass.click();
  const cards = await player.cards.count();
  await player.playable.first().focus();
  // Repeated presses without a release are those of a held key.
  for (let pressed = 0; pressed < 8; pressed++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => player.cards.count()).toBe(cards - 1);
  await player.waitForTurn();
  expect(await player.cards.count()).toBe(cards - 1);
});

test('a card that may not be laid is refused with the reason', async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'lindor-1789', players: 3, seed: 'refus' });
  while (
    (await player.waitForTurn()) === 'lay' &&
    (await player.cards.count()) === (await player.playable.count())
  )
    await player.layFirst();
  const hand = await player.hand();
  const refused = page.getByRole('toolbar').getByRole('button', { disabled: true }).first();
  await refused.click({ ...CORNER, force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await player.hand()).toEqual(hand);
});

test('forced passes can be made automatically', { tag: ONLY.desk }, async ({ page }) => {
  const player = await new Player(page).begin({
    ruleset: 'yellow-dwarf',
    players: 6,
    deals: 1,
    seed: 'passe',
  });
  await player.waitForTurn();
  await player.openSettings();
  const { forced, forcedMoves } = player.play;
  await page.getByLabel(forced).selectOption({ label: forcedMoves.pass });
  await page.getByRole('button', { name: player.ui.close }).click();
  for (;;) {
    await expect(player.playable.or(player.settlement).first()).toBeVisible();
    if (await player.settlement.isVisible()) break;
    await player.layFirst();
  }
});
