import { checkRecord, handOf, recordBefore, replayRecord, seatAt } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, test } from '@playwright/test';
import { expectNoViolationsInTheme } from './axe.ts';
import { linkOf } from './fixtures.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

test('a hint raises the best card, and then lists moves with their reasons', { tag: QUICK.phone }, async ({
  page,
  isMobile,
}) => {
  const player = new Player(page);
  const review = await words('fr').chapters.review();
  const { play } = player;
  await player.begin({ ruleset: 'lindor-1789', players: 4, deals: 1 });
  await player.playToAChoice();
  const button = page.getByRole('button', { name: play.hint });
  const sheet = page.getByRole('dialog', { name: play.hint });
  const why = page.getByRole('button', { name: review.why });
  const raised = page.locator('[data-hand] [data-hinted]');
  await (isMobile ? button.tap() : page.keyboard.press('c'));
  await expect(why).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /./ }).last()).toContainText(/\.$/);
  await expectNoViolationsInTheme(page);

  await (isMobile ? why.tap() : page.keyboard.press('c'));
  const moves = sheet.getByRole('list').first().locator('> li');
  await expect(moves.first()).toContainText(review.best);
  expect(await moves.count()).toBeLessThanOrEqual(3);
  await expect(sheet.getByText('±')).toHaveCount(0);
  await sheet.getByText(review.details, { exact: true }).click();
  await expect(sheet.getByRole('table')).toBeVisible();
  await expectNoViolationsInTheme(page);
  await (isMobile
    ? sheet.getByRole('button', { name: player.ui.close }).tap()
    : page.keyboard.press('Escape'));
  await expect(sheet).toBeHidden();

  const before = await player.cards.count();
  const best = await raised.count();
  await why.click();
  await sheet.getByRole('button', { name: review.play, exact: false }).first().click();
  await expect(sheet).toBeHidden();
  await expect(why).toBeHidden();
  await expect(raised).toHaveCount(0);
  await expect(player.cards).toHaveCount(before - best);
});

test('a mistake in the review or a move in the replay can be tried again', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const player = new Player(page);
  const review = await words('fr').chapters.review();
  const after = await words('fr').chapters.postgame();
  const { home, settlement } = player;
  await player.begin({ ruleset: 'lindor-1789', players: 4, deals: 2, seed: 'dommage' });
  await player.playDeal();
  const original = page.url();
  const record = await storedRecord(page, original);

  await settlement.getByRole('button', { name: player.play.review }).click();
  const sheet = page.getByRole('dialog', { name: review.reviewOf(1) });
  const seeIt = sheet.getByRole('link', { name: review.seeIt });
  await expect(seeIt).toBeVisible();
  const move = Number((await seeIt.getAttribute('href'))?.split('/').at(-1));
  await expectNoViolationsInTheme(page);
  const { sameCards, newHidden, backTo } = player.play;
  const tryAgain = sheet
    .getByRole('group', { name: review.tryAgain, exact: true })
    .getByRole('button', { name: sameCards });
  await sheet.getByLabel(review.player).selectOption({ index: 1 });
  await sheet.getByLabel(review.player).selectOption({ index: 0 });
  await tryAgain.click();
  await expectTriedAgain({ deal: 1, move });

  const replay = original.replace('/game/', '/replay/');
  const own = stepsOf().filter(({ seat }) => seat === 0);
  const other = stepsOf().find(({ seat, move }) => seat === 1 && move > 1)!;
  const choices = page.getByRole('group', { name: after.replay.playFromHere });
  const here = choices.getByRole('button', { name: sameCards });
  await page.goto(`${replay}/1/${other.move - 1}`);
  await here.click();
  await expect(page).toHaveURL(/#\/game\//);
  await player.waitForTurn();
  expect((await player.hand()).toSorted()).toEqual(heldBefore({ deal: 1, move: other.move }, 1));

  await page.getByRole('link', { name: backTo.replay }).click();
  await expect(page).toHaveURL(`${replay}/1/${other.move - 1}`);
  const last = { deal: 1, move: own.at(-1)?.move ?? 1 };
  await page.goto(`${replay}/1/${last.move - 1}`);
  await choices.getByRole('button', { name: newHidden }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await player.waitForTurn();
  expect((await player.hand()).toSorted()).toEqual(heldBefore(last, 0));
  expect(checkRecord(await storedRecord(page, page.url()))).toEqual([]);

  await page.goto(`${replay}/1/${(own.at(-1)?.move ?? 1) - 1}`);
  await expect(here).toBeEnabled();
  await expectNoViolationsInTheme(page);
  await here.click();
  await expectTriedAgain({ deal: 1, move: own.at(-1)?.move ?? 1 });
  expect(await storedRecord(page, original)).toEqual(record);

  await page.goto('/#/you');
  await expect(page.getByRole('listitem').filter({ hasText: home.practice })).toHaveCount(4);

  function stepsOf() {
    const replayed = replayRecord(record);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    return replayed.value.steps;
  }

  async function expectTriedAgain(place: { readonly deal: number; readonly move: number }): Promise<void> {
    await expect(page).toHaveURL(/#\/game\//);
    await expect(page).not.toHaveURL(original);
    await player.waitForTurn();
    const begun = await storedRecord(page, page.url());
    expect(begun).toEqual({ ...recordBefore(record, place), practice: true });
    expect(checkRecord(begun)).toEqual([]);
    expect((await player.hand()).toSorted()).toEqual(heldBefore(place, 0));
  }

  /** The names of the cards that a seat held before a move. */
  function heldBefore(place: { readonly deal: number; readonly move: number }, seat: number): string[] {
    const at = stepsOf().findIndex((step) => step.deal === place.deal && step.move === place.move);
    const before = stepsOf()[at - 1]?.game.deal;
    if (!before) throw new Error('a deal was in progress before the move');
    return handOf(before, seatAt(seat))
      .map((card) => words('fr').cardName(card))
      .toSorted();
  }
});

test('a shared deal is played on from any move, and leads back to it', { tag: ONLY.phone }, async ({
  page,
}) => {
  const player = new Player(page);
  const { replay } = await words('fr').chapters.postgame();
  const link = linkOf('shared-deal');
  await page.goto(`/#/deal/${link}/3`);
  const choices = page.getByRole('group', { name: replay.playFromHere });
  await choices.getByRole('button', { name: player.play.newHidden }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(player.home.practice);
  await expect(player.handToolbar).toBeVisible();
  await expectNoViolationsInTheme(page);
  await page.getByRole('link', { name: player.play.backTo.replay }).click();
  await expect(page).toHaveURL(new RegExp(`#/deal/${link}/3$`));
});
