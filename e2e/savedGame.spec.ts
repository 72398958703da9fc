import { readFile } from 'node:fs/promises';
import { checkRecord } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

/** Everything of the game that is told on the page. */
async function everything(player: Player): Promise<unknown> {
  return {
    hand: await player.hand(),
    boxes: await player.boxes(),
    // What was announced is not announced again. What was done before a reload is not taken back, and on a phone the hint
    // has its place.
    table: (await player.page.getByRole('main').ariaSnapshot())
      .replace(/- status[\s\S]*/, '')
      .replace(new RegExp(`.*(${player.play.takeBack}|${player.play.hint}).*\n`, 'g'), ''),
  };
}

/** Plays one card or pass, so that the game is in the middle of a deal. */
async function playOne(player: Player): Promise<void> {
  const asked = await player.asked();
  if (asked === 'settlement')
    await player.settlement.getByRole('button', { name: player.ui.nextDeal }).click();
  else if (asked === 'pass') await player.pass.click();
  else {
    await player.playable.first().click({ position: { x: 12, y: 20 } });
  }
  await player.asked();
}

test('a game goes on after a reload exactly where it was', { tag: QUICK.phone }, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'lindor-1789', players: 4, name: 'Odile', language: 'fr' });
  for (let move = 0; move < 3; move++) await playOne(player);
  const before = await everything(player);
  await page.reload();
  await player.asked();
  // The table is there part by part.
  await expect.poll(() => everything(player)).toEqual(before);
  await playOne(player);

  await page.goto('/');
  await page.getByRole('link', { name: player.ui.continueGame }).click();
  await player.asked();
});

test('whoever comes back to the first page sees nothing move while it is being shown', async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'lindor-1789', players: 4, language: 'fr' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (shift.value >= 0.001) moved.push(`${shift.value} after ${Math.round(shift.startTime)} ms`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Another address, and not only another place on the page: it is loaded anew.
  await page.goto('/?back');
  await expect(page.getByRole('link', { name: player.ui.continueGame })).toBeVisible();
  await expect(page.getByRole('button', { name: player.home.playAtOnce })).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('the language changes in play and the game stays', { tag: QUICK.phone }, async ({ page }) => {
  const french = new Player(page, 'fr');
  await french.begin({ ruleset: 'avantcoureur-1760', players: 3, language: 'fr' });
  await french.asked();
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

/** Puts a game into the browser's store as it should never be. */
async function storeText(page: Page, id: string, text: string): Promise<void> {
  await page.evaluate(
    ([id, text]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('nain-jaune', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put({ id, text, kept: 1, owner: '' });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    [id, text] as const,
  );
}

test('a game that cannot be read is told, kept and given back', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page, 'fr');
  await page.goto('/');
  await expect(page.getByRole('button', { name: player.home.playAtOnce })).toBeEnabled();
  // The store is made when the page first asks for its games.
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  await storeText(page, 'broken', '{"format": "nain-jaune-record", "deals": [');
  await page.goto('/#/game/broken');
  await expect(page.getByRole('alert')).toContainText(player.ui.gameUnreadable);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: player.ui.saveText }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(
    '{"format": "nain-jaune-record", "deals": [',
  );

  await page.getByRole('link', { name: player.ui.newGame }).click();
  await expect(page.getByRole('alert')).toContainText(player.ui.gameUnreadable);
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
});

test('an address without a game, and rubbish in the browser’s store, are met with words', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  await page.addInitScript(() => {
    localStorage.setItem('nain-jaune.preferences', '{"language": 7, "pace": [], "name": null');
    localStorage.setItem(
      'nain-jaune.new-game',
      '{"ruleset": "poker", "players": 99, "opponents": [null, 3]}',
    );
  });
  await page.goto('/#/game/none');
  await expect(page.getByRole('alert')).toContainText(player.ui.noSuchGame.slice(0, 10));
  await page.getByRole('link', { name: player.ui.newGame }).click();
  await page.getByRole('button', { name: player.home.playAtOnce }).click();
  await expect(page.getByRole('toolbar', { name: player.ui.yourHand })).toBeVisible();
});

test('a browser that stores nothing is played in all the same, and told', { tag: ONLY.desk }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Workers have a scope of their own; there the database is refused by its address.
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('indexedDB.open', 'missingDatabase.open') });
  });
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  await expect(page.getByRole('alert')).toContainText(player.ui.notSaved.slice(0, 20));
  await player.asked();
  // Scripts may still be on their way when nothing more is asked for.
  await page.unrouteAll({ behavior: 'wait' });
});

test('cards whose drawings could not be had are drawn as soon as they can', { tag: ONLY.desk }, async ({
  page,
}) => {
  await page.route('**/assets/cards-*.json', (route) => route.abort());
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  await player.asked();
  const drawn = () =>
    player.cards.evaluateAll((cards) =>
      cards.every((card) => card.querySelectorAll('svg > :is(path, text)').length >= 2),
    );
  expect(await drawn()).toBe(false);
  await page.unroute('**/assets/cards-*.json');
  await expect.poll(drawn).toBe(true);
});

test('a store that is cleared while one plays is told, and the game is kept anew', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  await player.asked();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const removing = indexedDB.deleteDatabase('nain-jaune');
        removing.onsuccess = () => resolve();
        removing.onerror = () => reject(removing.error);
      }),
  );
  await playOne(player);
  await expect(page.getByRole('alert').filter({ hasText: words('fr').home.restored })).toBeVisible();
  const hand = await player.hand();
  await page.reload();
  await player.asked();
  expect(await player.hand()).toEqual(hand);
});

test('a full store is told at once; the game goes on, can be saved, and is kept when there is room', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  await player.asked();
  const worker = page.workers()[0];
  await worker?.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const scope = globalThis as unknown as { full: boolean };
    scope.full = true;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      if (scope.full) this.transaction.abort();
      return request;
    };
  });
  await playOne(player);
  const note = page.getByRole('alert').filter({ hasText: player.ui.notSaved });
  await expect(note).toBeVisible();
  const download = page.waitForEvent('download');
  await note.getByRole('button', { name: words('fr').home.saveNow }).click();
  const saved: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(checkRecord(saved)).toEqual([]);
  // It goes on, on the page and after a walk to the start page.
  const held = await player.hand();
  await page.getByRole('link', { name: player.ui.leaveGame }).click();
  await page.getByRole('link', { name: player.ui.continueGame }).click();
  await player.asked();
  expect(await player.hand()).toEqual(held);
  await worker?.evaluate(() => {
    (globalThis as unknown as { full: boolean }).full = false;
  });
  await playOne(player);
  await expect(note).toBeHidden();
  const hand = await player.hand();
  await page.reload();
  await player.asked();
  expect(await player.hand()).toEqual(hand);
});

test('a worker that dies is replaced, and the game goes on where it was', { tag: ONLY.desk }, async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { Worker: typeof Worker; workers: Worker[] };
    scope.workers = [];
    scope.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        scope.workers.push(this);
      }
    };
  });
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  await player.asked();
  await page.evaluate(() => {
    for (const worker of (globalThis as unknown as { workers: Worker[] }).workers) worker.terminate();
  });
  const hand = await player.hand();
  for (let silence = 0; silence < 6; silence++) await page.clock.fastForward(5000);
  expect(await player.hand()).toEqual(hand);
  await playOne(player);
});

test('a worker that cannot be loaded is told in words, once, and loaded by the next act', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await page.route('**/assets/worker-*.js', (route) => route.abort());
  const { ui, home } = new Player(page, 'fr');
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(words('fr').app.pageNotLoaded);
  await page.unroute('**/assets/worker-*.js');
  await page.getByRole('button', { name: home.playAtOnce }).click();
  await expect(page.getByRole('toolbar', { name: ui.yourHand })).toBeVisible();
});

test('rules that a link carries are shown with what differs; those of a broken link are told in words', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  const { home } = words('fr');
  await page.goto('/#/play/lindor-1789~end.deals=3');
  const house = page.getByRole('region', { name: home.houseRules });
  await expect(house).toContainText('3 donnes');
  await expect(house.getByRole('link', { name: home.editHouse })).toHaveAttribute(
    'href',
    /end\.deals(=|%3D)3/,
  );
  await page.goto('/#/play/poker~jokers=2');
  await expect(page.getByRole('alert')).toContainText('poker');
  await expect(page.getByRole('alert')).toContainText('jokers');
  await page.getByRole('button', { name: player.ui.startGame }).click();
  await expect(page.getByRole('toolbar', { name: player.ui.yourHand })).toBeVisible();
});

test('many games are kept: the latest are shown, the others are found, and one is deleted after a question', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  await page.goto('/');
  await page.getByRole('button', { name: words('fr').home.playAtOnce }).click();
  await player.asked();
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto('/#/you');
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('nain-jaune', 1);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          const games = writing.objectStore('games');
          games.get(id).onsuccess = ({ target }) => {
            const game = (target as IDBRequest).result;
            const text = (name: string) => game.text.replace('Prosper', name);
            for (let nth = 0; nth < 200; nth++)
              games.put({ ...game, id: `copy-${nth}`, kept: nth, text: text(nth === 7 ? 'Zoé' : 'Paul') });
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    id,
  );
  await page.reload();
  const list = page.getByRole('region', { name: words('fr').home.games });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await list.getByRole('button', { name: words('fr').home.showMore(195) }).click();
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
  await expect(list.getByRole('status')).toHaveText(words('fr').home.noneFound);
});

test('a second tab takes the game over and the first says so', { tag: ONLY.desk }, async ({
  page,
  context,
}) => {
  const first = new Player(page, 'fr');
  await first.begin({ ruleset: 'famille', players: 4, language: 'fr' });
  await first.asked();
  const second = new Player(await context.newPage(), 'fr');
  await second.page.goto(page.url());
  await second.asked();
  await expect(page.getByRole('heading', { name: first.ui.takenOver })).toBeVisible();
  await page.getByRole('button', { name: first.ui.playHere }).click();
  await first.asked();
  await expect(second.page.getByRole('heading', { name: second.ui.takenOver })).toBeVisible();
});

test('who can only pass need not say so, where that is wished', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'yellow-dwarf', players: 6, deals: 1, seed: 'passe', language: 'fr' });
  await player.asked();
  await page.getByRole('button', { name: player.ui.settings }).click();
  const { forced, forcedPass } = words('fr').play;
  await page.getByLabel(forced).selectOption({ label: forcedPass });
  await page.getByRole('button', { name: player.ui.close }).click();
  for (;;) {
    await expect(player.playable.or(player.settlement).first()).toBeVisible();
    if (await player.settlement.isVisible()) break;
    await player.playable.first().click({ position: { x: 12, y: 20 } });
  }
});

test('a card that may not be laid is refused with the reason', async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'lindor-1789', players: 3, seed: 'refus', language: 'fr' });
  while (
    (await player.asked()) === 'lay' &&
    (await player.cards.count()) === (await player.playable.count())
  ) {
    await player.playable.first().click({ position: { x: 12, y: 20 } });
  }
  const hand = await player.hand();
  const refused = page.getByRole('toolbar').getByRole('button', { disabled: true }).first();
  await refused.click({ position: { x: 12, y: 20 }, force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await player.hand()).toEqual(hand);
});
