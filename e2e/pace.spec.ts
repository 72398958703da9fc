import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';
import { gameOf } from './storedRecord.ts';
import { watchMessages, watchPaces } from './workerMessages.ts';

test('leaving a table ends play there', { tag: ONLY.desk }, async ({ page }) => {
  const messages = await watchMessages(page);
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4 });
  const id = gameOf(page.url());
  await page.getByRole('link', { name: player.ui.leaveGame }).click();
  await expect.poll(messages).toContainEqual(expect.objectContaining({ name: 'leave', given: [id] }));
});

async function beginSlowGame(page: Page, seed: string, players: number): Promise<Player> {
  const player = new Player(page);
  await page.goto(`/?seed=${seed}`);
  await player.choosePace(player.ui.paces.slow);
  await player.customise();
  await player.chooseRules('lindor-1789');
  await player.choosePlayers(players);
  await page.getByRole('button', { name: player.ui.startGame }).click();
  await expect(player.cards.first()).toBeVisible();
  return player;
}

test('a click on the felt skips one wait of a slow table', { tag: ONLY.desk }, async ({ page }) => {
  const paces = await watchPaces(page);
  const player = await beginSlowGame(page, 'attendre', 5);
  await page.getByRole('button', { name: player.ui.tableTalk }).click();
  const talk = page.getByRole('log', { name: player.ui.tableTalk }).getByRole('paragraph');
  const clickFelt = () => page.mouse.click(560, 240);
  // It does nothing while the player has a choice.
  await player.waitForTurn();
  await clickFelt();
  let shown: string;
  // On a slow machine the bots may have played before the click. Then the test tries again.
  do {
    await playToABot(player);
    shown = (await talk.allTextContents()).join();
    await clickFelt();
  } while (!(await paces()).includes(0));
  await expect.poll(async () => changesOf(await paces())).toEqual([1200, 0, 1200]);
  // The log is updated in a later frame.
  await expect.poll(async () => (await talk.allTextContents()).join()).not.toBe(shown);
});

function changesOf(paces: readonly number[]): number[] {
  return paces.filter((pace, index) => pace !== paces[index - 1]);
}

async function playToABot(player: Player): Promise<void> {
  while ((await player.playable.or(player.pass).count()) > 0) {
    await player.move((await player.pass.count()) > 0 ? 'pass' : 'lay');
    await player.page.waitForTimeout(100);
  }
}

test('one press plays the deal up to the next choice', { tag: ONLY.desk }, async ({ page }) => {
  const paces = await watchPaces(page);
  const player = await beginSlowGame(page, 'finir', 8);
  const finish = page.getByRole('button', { name: player.play.finishDeal });
  await expect(finish.or(player.playable.first()).first()).toBeVisible();
  // On a slow machine the player's next turn may begin before the press. Then the test tries again.
  do {
    while (!(await finish.isVisible())) {
      await player.layFirst();
      await page.waitForTimeout(100);
    }
    await page.keyboard.press('f');
  } while (!(await paces()).includes(0));
  await expect(player.playable.or(player.settlement).first()).toBeVisible();
  await expect.poll(async () => (await paces()).at(-1)).toBe(1200);
});

test('the bar has a menu of four speeds, and a log that stays as it was left', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4 });
  const { ui, play } = player;
  const tool = (pace: string) => page.getByRole('button', { name: play.paceNow(pace) });
  await tool(ui.paces.instant).click();
  const menu = page.getByRole('dialog', { name: ui.pace });
  await expect(menu.getByRole('button')).toHaveText([
    ui.paces.slow,
    ui.paces.normal,
    ui.paces.fast,
    ui.paces.instant,
  ]);
  await expect(menu.getByRole('button', { pressed: true })).toBeFocused();
  await menu.getByRole('button', { name: ui.paces.fast }).click();
  await expect(menu).toBeHidden();
  for (const close of [() => tool(ui.paces.fast).click(), () => page.keyboard.press('Escape')]) {
    await tool(ui.paces.fast).click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
  const log = page.getByRole('log', { name: ui.tableTalk });
  await expect(log).toBeHidden();
  await page.keyboard.press('l');
  await expect(log).toBeVisible();
  await page.reload();
  await expect(log).toBeVisible();
  await page.getByRole('button', { name: ui.tableTalk }).click();
  await expect(log).toBeHidden();
});

test('a long thought of the player does not hurry the bots', { tag: ONLY.desk }, async ({ page }) => {
  const paces = await watchPaces(page);
  const player = await new Player(page).beginAtTurn({ ruleset: 'famille', players: 4 });
  await player.choosePace(player.ui.paces.normal);
  // Longer than the wait after which the bots would not wait any more.
  await page.waitForTimeout(5000);
  const before = (await paces()).length;
  await player.layFirst();
  await expect(player.page.getByRole('button', { name: player.play.takeBack })).toBeVisible();
  await page.waitForTimeout(500);
  expect((await paces()).slice(before)).not.toContain(0);
});
