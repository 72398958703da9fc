import { checkRecord } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, test } from '@playwright/test';
import { prefer } from './pageActions.ts';
import { CORNER, Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';
import { watchPaces } from './workerMessages.ts';

const GAME = { ruleset: 'famille', players: 4, seed: 'reprendre' } as const;

/** Plays until there is a choice between cards. */
async function playToAChoice(player: Player): Promise<void> {
  for (;;) {
    await player.waitForTurn();
    if ((await player.playable.count()) > 1) return;
    await player.playOn();
  }
}

test('a card is taken back before a bot acts, and only once', { tag: QUICK.phone }, async ({
  page,
  isMobile,
}) => {
  const paces = await watchPaces(page, true);
  const player = await new Player(page).begin(GAME);
  await playToAChoice(player);
  await player.choosePace(player.ui.paces.normal);
  const takeBack = page.getByRole('button', { name: player.play.takeBack });
  const deals = async () => (await storedRecord(page, page.url())).deals;
  const [hand, boxes, before] = [await player.hand(), await player.boxes(), await deals()];
  await expect(takeBack).toBeHidden();

  await player.layFirst();
  await expect(takeBack).toBeVisible();
  await expect(player.cards).toHaveCount(hand.length - 1);
  // The bots wait longer.
  await expect.poll(async () => (await paces()).at(-1)).toBe(1200);
  await (isMobile ? takeBack.tap() : page.keyboard.press('z'));
  await expect(takeBack).toBeHidden();
  await expect.poll(() => player.hand()).toEqual(hand);
  expect(await player.boxes()).toEqual(boxes);
  expect(await deals()).toEqual(before);
  expect(checkRecord(await storedRecord(page, page.url()))).toEqual([]);
  await expect.poll(async () => (await paces()).at(-1)).toBe(600);

  await page.reload();
  await player.waitForTurn();
  expect(await player.hand()).toEqual(hand);
  await expect(takeBack).toBeHidden();

  await player.choosePace(player.ui.paces.instant);
  const moves = before.at(-1)?.moves ?? '';
  await player.playable.last().click(CORNER);
  await expect.poll(async () => (await deals()).at(-1)?.moves.length).toBeGreaterThan(moves.length);
  await player.waitForTurn();
  expect((await deals()).at(-1)?.moves.startsWith(moves)).toBe(true);
});

test('at a fast table the bots do not wait longer', { tag: ONLY.desk }, async ({ page }) => {
  const paces = await watchPaces(page, true);
  const player = await new Player(page).begin(GAME);
  await playToAChoice(player);
  await player.choosePace(player.ui.paces.fast);
  await player.layFirst();
  await expect(page.getByRole('button', { name: player.play.takeBack })).toBeVisible();
  expect(Math.max(...(await paces()))).toBe(250);
});

const NO_SIX = 'famille 0 1 120,120,120,120 0,0,0,0,0 Ah2h3c4s5d8h9cTcJsJdQcKh/?12/?12/?12 ?4 .';

for (const [title, asks] of [
  ['a late click on a pass takes nothing back', true],
  ['a pass that the page makes itself has no button', false],
] as const)
  test(title, { tag: ONLY.desk }, async ({ page }) => {
    if (asks) await prefer(page, { forced: 'ask' });
    await page.goto(`/#/position/${NO_SIX.replaceAll(' ', '_')}`);
    const { board } = await words('fr').chapters.analyse();
    await page.getByRole('group', { name: board.playOn }).getByRole('button').first().click();
    const player = new Player(page);
    const takeBack = page.getByRole('button', { name: player.play.takeBack });
    await player.waitForTurn();
    await page.evaluate((name) => {
      let hadPass = false;
      new MutationObserver((_changes, observer) => {
        const undo = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
        const hasPass = document.querySelector('button.pass') !== null;
        if (hasPass && !hadPass) document.body.dataset['passes'] = '';
        hadPass ||= hasPass;
        if (undo === null || hasPass || !hadPass) return;
        observer.disconnect();
        undo.click();
        document.body.dataset['clicked'] = '';
      }).observe(document.body, { childList: true, subtree: true });
    }, player.play.takeBack);
    await page.locator('[data-hand] [data-card="5d"]').click(CORNER);
    if (asks) {
      await player.pass.click();
      await page.locator('body[data-clicked]').waitFor();
    }
    await expect(takeBack).toBeVisible();
    await expect(takeBack).toBeHidden();
    await expect(page.locator('body[data-passes]'), 'only a choice has a button').toHaveCount(asks ? 1 : 0);
    await expect(page.locator('[data-hand] [data-card="5d"]')).toBeHidden();
  });
