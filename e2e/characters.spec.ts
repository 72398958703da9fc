import { checkRecord, type GameRecord, replayRecord, turnOf } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { type Hands, Player, playToTheEnd } from './player.ts';
import { gameOf, storedRecord } from './store.ts';

const mouse: Hands = {
  async lay(player) {
    await player.playable.first().click({ position: { x: 12, y: 20 } });
    const say = player.announceDialog.getByRole('button').first();
    if (await say.isVisible()) await say.click();
  },
  pass: (player) => player.pass.click(),
  next: (player) => player.settlement.getByRole('button', { name: player.ui.nextDeal }).click(),
};

/** What is told of the other seats, from one's neighbour on. */
async function seats(player: Player): Promise<string[]> {
  const list = player.page.getByRole('list', { name: player.ui.seats });
  // They are shown one after the other, each in a place that waits for it.
  await expect(list).toBeVisible();
  await expect(list.locator('li[aria-hidden=true]')).toHaveCount(0);
  const seats = list.getByRole('listitem');
  return seats.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
}

/** The choice of who plays in one place. */
function whoPlays({ page, language }: Player, place: number) {
  const { home } = words(language);
  return page.getByLabel(`${home.seat(place + 1)}: ${home.whoPlays}`);
}

/** Stores another record in the place of that of an address. */
async function storeRecord(page: Page, address: string, record: GameRecord): Promise<void> {
  await page.evaluate(
    ([id, text]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('nain-jaune', 1);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put({ id, text, kept: 1, owner: '' });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [gameOf(address), JSON.stringify(record)] as const,
  );
}

/** The choices of a page that are wider than the field that shows them. */
function cutChoices(page: Page): Promise<string[]> {
  return page.locator('select').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const style = getComputedStyle(field);
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null || !(field instanceof HTMLSelectElement)) throw new Error('nothing to measure');
      pen.font = style.font;
      return [...field.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    }),
  );
}

for (const language of ['fr', 'en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('who plays and for how long can be read whole', async ({ page }) => {
      const player = new Player(page, language);
      await page.goto('/');
      await expect(whoPlays(player, 1)).toBeVisible();
      expect(await cutChoices(page)).toEqual([]);
    });

    test('whoever sits down is told how each character plays', async ({ page, isMobile }) => {
      test.skip(isMobile && language !== 'fr', 'other words change nothing in the arrangement of a phone');
      const player = new Player(page, language);
      const { botInWords } = words(language);
      await page.goto('/');
      await expect(whoPlays(player, 1).locator('option:checked')).toContainText(botInWords('rosalie').name);
      await expect(page.getByText(botInWords('rosalie').temper).first()).toBeVisible();
      await whoPlays(player, 1).selectOption('prosper');
      await expect(whoPlays(player, 1)).toHaveAccessibleDescription(botInWords('prosper').temper);
      await page.getByText(player.ui.whoIsWho).click();
      for (const bot of ['leonie', 'achille', 'ninon', 'gaspard', 'blandine', 'hector', 'lowest']) {
        await expect(page.getByRole('definition').filter({ hasText: botInWords(bot).temper })).toBeVisible();
      }
      await page.getByRole('button', { name: player.ui.startGame }).click();
      await expect(page.getByRole('toolbar', { name: player.ui.yourHand })).toBeVisible();
      const told = await seats(player);
      expect(told[0]).toContain('Prosper');
      expect(told[0]).toContain(botInWords('prosper').epithet);
      expect(told[1]).toContain('Achille');
    });
  });
}

test('a whole game is played against seven characters, each under its own name', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'who plays does not depend on the screen; on the phone eight play in another test');
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'gelber-zwerg', players: 8, deals: 2, language: 'fr' });
  const told = await seats(player);
  expect(told.map((line) => line.split(/\s*:/)[0])).toEqual([
    'Rosalie',
    'Achille',
    'Léonie',
    'Ninon',
    'Prosper',
    'Gaspard',
    'Blandine',
  ]);
  await playToTheEnd(player, mouse);
  const record = await storedRecord(page, page.url());
  expect(record.players[3]).toEqual({ name: 'Léonie', bot: 'leonie' });
  expect(checkRecord(record)).toEqual([]);
});

test('the choice is kept, and one that was kept before there were characters goes on', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'what is stored does not depend on the size of the screen');
  const player = new Player(page, 'fr');
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun') !== null) return;
    sessionStorage.setItem('begun', '');
    const opponents = [
      { name: 'Anne', bot: 'lowest' },
      { name: 'Jules', bot: 'longest' },
      { name: 'Clara', bot: 'gone' },
    ];
    localStorage.setItem('nain-jaune.new-game', JSON.stringify({ players: 4, opponents }));
  });
  await page.goto('/');
  await expect(whoPlays(player, 1)).toHaveValue('lowest');
  await expect(whoPlays(player, 3)).toHaveValue('leonie');
  await whoPlays(player, 2).selectOption('hector');
  await page.getByRole('button', { name: player.ui.startGame }).click();
  await expect(page.getByRole('toolbar', { name: player.ui.yourHand })).toBeVisible();
  expect((await seats(player)).map((line) => line.split(/\s*:/)[0])).toEqual(['Anne', 'Hector', 'Léonie']);
  await page.goto('/');
  await expect(whoPlays(player, 2)).toHaveValue('hector');
});

test('a game with a bot that is not here is played on', async ({ page, isMobile }) => {
  test.skip(isMobile, 'what is stored does not depend on the size of the screen');
  const player = new Player(page, 'fr');
  // Of eight everyone has six cards: the deal is short.
  await player.begin({ ruleset: 'famille', players: 8, deals: 1, language: 'fr' });
  await player.asked();
  const address = page.url();
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: player.ui.startGame })).toBeVisible();
  const record = await storedRecord(page, address);
  await storeRecord(page, address, {
    ...record,
    players: record.players.map((one, seat) => (seat === 2 ? { ...one, bot: 'exec:python3 bot.py' } : one)),
  });
  await page.goto(address);
  await player.asked();
  expect((await seats(player))[1]).toContain('exec:python3 bot.py');
  await playToTheEnd(player, mouse);
});

test('bots stop when one leaves their table, and go on when one comes back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the bots sit in the worker, which has no screen');
  const player = new Player(page, 'fr');
  await page.goto('/?seed=partir');
  await page.getByLabel(player.ui.pace).selectOption({ label: player.ui.paceSlow });
  await page.getByRole('button', { name: player.ui.startGame }).click();
  await expect(player.cards.first()).toBeVisible();
  const address = page.url();
  const left = await leaveToABot(player, address);
  await page.waitForTimeout(4000);
  expect(await storedRecord(page, address)).toEqual(left);
  await page.goto(address);
  await player.asked();
  expect((await storedRecord(page, address)).deals).not.toEqual(left.deals);
});

/**
 * Plays until a bot is to move, and leaves the table then; what is stored of it. The table shows a move later than it is
 * made, so whether a bot is to move is read from the record.
 */
async function leaveToABot(player: Player, address: string): Promise<GameRecord> {
  const { page } = player;
  for (;;) {
    if ((await player.asked()) === 'lay') await mouse.lay(player);
    else await mouse.pass(player);
    await page.goto('/#/');
    await expect(page.getByRole('button', { name: player.ui.startGame })).toBeVisible();
    const left = await storedRecord(page, address);
    if (isABotToMove(left)) return left;
    await page.goto(address);
  }
}

function isABotToMove(record: GameRecord): boolean {
  const replay = replayRecord(record);
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  const { deal } = replay.value.game;
  const turn = deal === null ? null : turnOf(deal);
  return turn !== null && record.players[turn.seat]?.bot !== undefined;
}
