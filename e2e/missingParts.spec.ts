import { words } from '@nain-jaune/words';
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

test('without storage a game can be played, with a warning', { tag: ONLY.desk }, async ({ page }) => {
  await page.addInitScript(() => {
    // In the workers, the call is replaced in their source.
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('indexedDB.open', 'missingDatabase.open') });
  });
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4 });
  await expect(page.getByRole('alert')).toContainText(player.ui.notSaved.slice(0, 20));
  await player.waitForTurn();
  // Some scripts may still be loading.
  await page.unrouteAll({ behavior: 'wait' });
});

test('cards are drawn as soon as their pictures can be loaded', { tag: ONLY.desk }, async ({ page }) => {
  await page.route('**/assets/cards-*.json', (route) => route.abort());
  const player = await new Player(page).beginAtTurn({ ruleset: 'famille', players: 4 });
  const drawn = () =>
    player.cards.evaluateAll((cards) =>
      cards.every((card) => card.querySelectorAll('svg > :is(path, text)').length >= 2),
    );
  expect(await drawn()).toBe(false);
  await page.unroute('**/assets/cards-*.json');
  await expect.poll(drawn).toBe(true);
});

test('a worker that dies is replaced, and the game continues', { tag: ONLY.desk }, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(globalThis, { workers });
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        workers.push(this);
      }
    };
  });
  const player = await new Player(page).beginAtTurn({ ruleset: 'famille', players: 4 });
  await page.evaluate(() => {
    for (const worker of Reflect.get(globalThis, 'workers')) worker.terminate();
  });
  const hand = await player.hand();
  for (let silence = 0; silence < 6; silence++) await page.clock.fastForward(5000);
  expect(await player.hand()).toEqual(hand);
  await player.playOn();
});

test('a worker that cannot be loaded is reported, and loaded by the next action', { tag: ONLY.desk }, async ({
  page,
}) => {
  await page.route('**/assets/worker-*.js', (route) => route.abort());
  const { ui, home } = new Player(page);
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(words('fr').app.pageNotLoaded);
  await page.unroute('**/assets/worker-*.js');
  await page.getByRole('button', { name: home.playAtOnce }).click();
  await expect(page.getByRole('toolbar', { name: ui.yourHand })).toBeVisible();
});
