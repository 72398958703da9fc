import { checkRecord } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, test } from '@playwright/test';
import { collected, download } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { gameOf, storedText, storeGames } from './storedRecord.ts';

const errors = await words('fr').chapters.errors();

/** Returns the visible state of the game. */
async function stateOf(player: Player): Promise<unknown> {
  return {
    hand: await player.hand(),
    boxes: await player.boxes(),
    // After a reload no announcement is repeated and no move is taken back, and a phone shows the hint instead.
    table: (await player.page.getByRole('main').ariaSnapshot())
      .replace(/- status[\s\S]*/, '')
      .replace(new RegExp(`.*(${player.play.takeBack}|${player.play.hint}).*\n`, 'g'), ''),
  };
}

test('a game continues after a reload', { tag: QUICK.phone }, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'lindor-1789', players: 4, name: 'Odile' });
  for (let move = 0; move < 3; move++) await player.playOn();
  const before = await stateOf(player);
  await page.reload();
  await player.waitForTurn();
  await expect.poll(() => stateOf(player)).toEqual(before);
  await player.playOn();

  await page.goto('/');
  await page.getByRole('link', { name: player.ui.continueGame }).click();
  await player.waitForTurn();
});

test('the home page is loaded without layout shifts', async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'lindor-1789', players: 4 });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (shift.value >= 0.001) moved.push(`${shift.value} after ${Math.round(shift.startTime)} ms`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Another path than before, so that the page is loaded again.
  await page.goto('/?back');
  await expect(page.getByRole('link', { name: player.ui.continueGame })).toBeVisible();
  await expect(page.getByRole('button', { name: player.home.playAtOnce })).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await collected(page, 'moved')).toEqual([]);
});

test('the language can be changed during a game', { tag: QUICK.phone }, async ({ page }) => {
  const french = await new Player(page).beginAtTurn({ ruleset: 'avantcoureur-1760', players: 3 });
  const cards = await french.cards.count();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: french.ui.settings }).click();
  await page.getByRole('combobox', { name: french.ui.language }).selectOption({ label: 'Deutsch' });
  const german = new Player(page, 'de');
  await page.getByRole('dialog').getByRole('button', { name: german.ui.close }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('toolbar', { name: german.ui.yourHand })).toBeVisible();
  expect(await german.cards.count()).toBe(cards);
  await page.reload();
  await expect(page.getByRole('toolbar', { name: german.ui.yourHand })).toBeVisible();
});

test('an unreadable game is reported, stays stored and can be saved', { tag: ONLY.desk }, async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: player.home.playAtOnce })).toBeEnabled();
  // The first game creates the database.
  await player.begin({ ruleset: 'famille', players: 4 });
  const text = '{"format": "nain-jaune-record", "deals": [';
  await storeGames(page, { broken: text });
  await page.goto('/#/game/broken');
  await expect(page.getByRole('alert')).toContainText(errors.game.unreadable);

  const file = await download(page.getByRole('button', { name: errors.game.saveData }));
  expect(await file.text()).toBe(text);

  await page.getByRole('link', { name: player.ui.newGame }).click();
  await expect(page.getByRole('alert')).toContainText(errors.game.unreadable);
  await player.begin({ ruleset: 'famille', players: 4 });
});

test('an unknown game and invalid stored preferences are handled', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page);
  await page.addInitScript(() => {
    localStorage.setItem('nain-jaune.preferences', '{"language": 7, "pace": [], "name": null');
    localStorage.setItem('nain-jaune.new-game', '{"ruleset": "poker", "players": 99, "seats": [null, 3]}');
  });
  await page.goto('/#/game/none');
  await expect(page.getByRole('alert')).toContainText(errors.game.unknown.slice(0, 10));
  await page.getByRole('link', { name: player.ui.newGame }).click();
  await page.getByRole('button', { name: player.home.playAtOnce }).click();
  await expect(player.handToolbar).toBeVisible();
});

test('a database that is deleted during a game is reported, and the game is stored again', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = await new Player(page).beginAtTurn({ ruleset: 'famille', players: 4 });
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const removing = indexedDB.deleteDatabase('nain-jaune');
        removing.onsuccess = () => resolve();
        removing.onerror = () => reject(removing.error);
      }),
  );
  await player.playOn();
  await expect(page.getByRole('alert').filter({ hasText: player.home.restored })).toBeVisible();
  const hand = await player.hand();
  await page.reload();
  await player.waitForTurn();
  expect(await player.hand()).toEqual(hand);
});

test('a full storage is reported, and the game is stored as soon as there is room', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ page }) => {
  const player = await new Player(page).beginAtTurn({ ruleset: 'famille', players: 4 });
  const worker = page.workers()[0];
  await worker?.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(globalThis, { full: true });
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      if (Reflect.get(globalThis, 'full')) this.transaction.abort();
      return request;
    };
  });
  await player.playOn();
  const note = page.getByRole('alert').filter({ hasText: player.ui.notSaved });
  await expect(note).toBeVisible();
  const file = await download(note.getByRole('button', { name: player.home.saveNow }));
  expect(checkRecord(JSON.parse(await file.text()))).toEqual([]);
  // The game continues, also after a visit to the home page.
  const held = await player.hand();
  await page.getByRole('link', { name: player.ui.leaveGame }).click();
  await page.getByRole('link', { name: player.ui.continueGame }).click();
  await player.waitForTurn();
  expect(await player.hand()).toEqual(held);
  await worker?.evaluate(() => Object.assign(globalThis, { full: false }));
  await player.playOn();
  await expect(note).toBeHidden();
  const hand = await player.hand();
  await page.reload();
  await player.waitForTurn();
  expect(await player.hand()).toEqual(hand);
});

test('of many games the latest are listed, the others are found by search, and one is deleted', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await page.getByRole('button', { name: player.home.playAtOnce }).click();
  await player.waitForTurn();
  const text = await page.evaluate(storedText, gameOf(page.url()));
  await page.goto('/#/you');
  const copies = Array.from({ length: 200 }, (_, nth) => [
    `copy-${nth}`,
    text.replace('Prosper', nth === 7 ? 'Zoé' : 'Paul'),
  ]);
  await storeGames(page, Object.fromEntries(copies));
  await page.reload();
  const list = page.getByRole('region', { name: player.home.games });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await list.getByRole('button', { name: player.home.showMore(195) }).click();
  await expect(list.getByRole('listitem')).toHaveCount(30);
  await list.getByRole('searchbox').fill('zoe');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const remove = list.getByRole('button', { name: player.ui.removeGame });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: player.ui.cancel }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: player.ui.removeGame }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveText(player.home.noneFound);
});

test('a second tab takes the game over, and the first says so', { tag: ONLY.desk }, async ({
  page,
  context,
}) => {
  const first = await new Player(page).beginAtTurn({ ruleset: 'famille', players: 4 });
  const second = new Player(await context.newPage(), 'fr');
  await second.page.goto(page.url());
  await second.waitForTurn();
  await expect(page.getByRole('heading', { name: first.ui.takenOver })).toBeVisible();
  await page.getByRole('button', { name: first.ui.playHere }).click();
  await first.waitForTurn();
  await expect(second.page.getByRole('heading', { name: second.ui.takenOver })).toBeVisible();
});
