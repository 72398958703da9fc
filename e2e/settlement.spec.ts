import { words } from '@nain-jaune/words';
import { expect, type Locator, test } from '@playwright/test';
import { expectNoViolationsInBothThemes, expectNoViolationsInTheme } from './axe.ts';
import { expectOpenSheets } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

const sharing = await words('fr').chapters.share();
const french = words('fr');
const ui = french.interface;
const texts = await french.chapters.postgame();

/**
 * Checks that the player's counters before, the changes and the counters after add up, as on a tape, and that what the players
 * lost is on the board.
 */
async function expectToAddUp(sheet: Locator): Promise<void> {
  const tape = await sheet.locator('.tape b').allTextContents();
  const figures = tape.flatMap(numbersIn);
  expect(figures.length).toBe(tape.length);
  expect(figures.length).toBeGreaterThan(2);
  const after = figures.pop();
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(after);
  const [change] = numbersIn((await sheet.getByText(/Vous [+−]?\d+|[+−]?\d+ en tout/).textContent()) ?? '');
  expect(figures[0]! + change!).toBe(after);
  const standings = sheet.getByRole('table', { name: texts.deal.standings });
  const changes = (await standings.locator('td:nth-last-child(2)').allTextContents()).flatMap(numbersIn);
  expect(changes.length).toBeGreaterThan(3);
  expect(changes.reduce((sum, one) => sum + one, 0)).toBe(0);
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/−?\d+/g)].map(([number]) => Number(number.replace('−', '-')));
}

/** Checks that place, luck and choices add up to the result. */
async function expectResultSplit(sheet: Locator): Promise<void> {
  const line = (await sheet.getByText(/^Résultat [+−\d]/).textContent()) ?? '';
  const [result, ...parts] = numbersIn(line);
  expect(parts).toHaveLength(4);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(result);
}

/** Opens the review from the settlement, and closes it in every way. */
async function expectReview(player: Player): Promise<void> {
  const { page, settlement } = player;
  const review = await french.chapters.review();
  await settlement.getByRole('button', { name: player.play.review }).click();
  const sheet = page.getByRole('dialog', { name: review.reviewOf(1) });
  await expectResultSplit(sheet);
  await sheet.getByText(review.choices, { exact: true }).click();
  await expectNoViolationsInTheme(page);
  await sheet.getByLabel(review.player).selectOption({ index: 1 });
  await expectResultSplit(sheet);
  const ways = [
    () => sheet.getByRole('button', { name: ui.settlement }).click(),
    () => sheet.getByRole('button', { name: ui.close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const goBack of ways) {
    if (!(await sheet.isVisible()))
      await settlement.getByRole('button', { name: player.play.review }).click();
    await expect(sheet).toBeVisible();
    await expectOpenSheets(page, 1);
    await goBack();
    await expect(settlement).toBeVisible();
    await expect(sheet).toBeHidden();
  }
}

test('the settlement shows payments, results and hands, and leads to the review and the replay', {
  tag: QUICK.phone,
}, async ({ page }) => {
  const player = await new Player(page).begin({ ruleset: 'lindor-1789', players: 4, deals: 1, name: 'Zoé' });
  await player.playDeal();
  const sheet = player.settlement;
  await expect(sheet.getByText(/^(Vous finissez|\S+ finit)/)).toBeVisible();
  await expectToAddUp(sheet);
  await sheet.getByText(texts.deal.paymentsAndHands, { exact: true }).click();
  await expect(sheet.getByRole('img', { name: texts.deal.pictureDescription })).toBeVisible();
  await expect(sheet.getByRole('list', { name: texts.deal.talon }).getByRole('listitem')).toHaveCount(4);
  await expectNoViolationsInBothThemes(page);
  await expectReview(player);
  const more = await player.showMore();
  await expectNoViolationsInBothThemes(page);
  await more.getByText(texts.share.share).click();
  await expect(more.getByLabel(sharing.link)).toHaveValue(/#\/deal\/[\w-]{60,250}$/);
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await expect(sheet).toBeVisible();
  await (await player.showMore()).getByRole('link', { name: ui.replay }).click();
  await expect(page.getByRole('region', { name: ui.replay }).getByRole('status').first()).toContainText(
    ui.everyoneAntes(15).slice(0, 12),
  );
});

test('the settlement names what will end the game until it is over, and fits a small phone', {
  tag: ONLY.phone,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4, deals: 3 });
  for (const left of [2, 1]) {
    await player.playDeal();
    await expect(player.settlement.getByText(texts.end.game(left, null, null))).toBeInViewport({ ratio: 1 });
    await player.nextDeal.click();
  }
  await player.playDeal();
  await expect(player.settlement).toContainText(ui.gameOver);
  await expect(player.settlement.getByText(texts.end.game(1, null, null))).toBeHidden();
  await expect(player.settlement.getByText(texts.end.game(null, null, null))).toBeHidden();
});

test('after a game the next step is offered until it is put off', { tag: ONLY.phone }, async ({ page }) => {
  const { end } = await words('fr').chapters.postgame();
  const player = await new Player(page).begin({ ruleset: 'famille', players: 4, deals: 1 });
  await player.playDeal();
  const offer = player.settlement.getByRole('link', { name: end.next.holdingBack.act });
  await expect(offer).toBeVisible();
  await page.reload();
  await expect(offer).toBeVisible();
  await player.settlement.getByRole('button', { name: end.notNow }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await player.settlement.getByRole('link', { name: end.next.daily.act }).click();
  await expect(page).toHaveURL(/#\/daily$/);
});
