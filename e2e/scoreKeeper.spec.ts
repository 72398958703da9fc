import {
  askedCards,
  type Card,
  parseCardText,
  type ReportedHand,
  type ScoreEnd,
  type ScoreLay,
  seatAt,
} from '@nain-jaune/engine';
import { cards, randomGame } from '@nain-jaune/engine/testing';
import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolationsInBothThemes, expectNoViolationsInTheme } from './axe.ts';
import { download, expectAbove, overflowOf, setTextSize } from './pageActions.ts';
import { DEALS, dealsOf, NAMES, rulesOfEvening, ScoreKeeper } from './scoreKeeper.ts';
import { ONLY, QUICK } from './screens.ts';

const french = words('fr');
const { app, interface: ui } = french;

/** Makes and corrects a mistake in some deals. */
async function makeMistake(
  keeper: ScoreKeeper,
  page: Page,
  { deal, laid, end }: { deal: number; laid: ScoreLay | undefined; end: ScoreEnd },
): Promise<void> {
  if (deal === 1 && laid !== undefined) {
    await keeper.lay({ ...laid, seat: (laid.seat + 1) % NAMES.length });
    await keeper.undo();
  }
  if (deal === 2) {
    // The ante is undone and repeated. The reload loses nothing.
    await keeper.undo();
    await keeper.ante();
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await page.reload();
  }
  if (deal === 3) {
    await keeper.button(keeper.texts.endDeal).tap();
    await keeper.button(keeper.texts.back).tap();
  }
  if (deal === 4) {
    await keeper.enterEnd(end);
    const loser = end.hands.findIndex((hand) => hand !== null && 'points' in hand);
    const right = keeper.hand(loser).getByRole('textbox');
    const points = await right.inputValue();
    await right.fill('400');
    await keeper.settle();
    await expect(page.getByRole('alert')).toContainText(NAMES[loser]!);
    await right.fill(points);
    await keeper.button(keeper.texts.back).tap();
  }
}

/** Tries to enter the same card in two hands. */
async function enterCardTwice(keeper: ScoreKeeper, page: Page, end: ScoreEnd): Promise<void> {
  const [first, second] = end.hands.flatMap((hand, seat) => (hand === null ? [] : [seat]));
  const free = cards('2h 3h 4h').find((card) =>
    end.hands.every((hand) => hand === null || !cardsOf(hand).includes(card)),
  )!;
  await keeper.button(keeper.texts.endDeal).tap();
  await page.getByRole('group', { name: keeper.texts.whoWentOut }).getByText(NAMES[end.winner]!).tap();
  await keeper.openPad(first!);
  const pad = page.getByRole('dialog');
  const card = pad.getByRole('button', { name: french.cardName(free), exact: true });
  await card.tap();
  await pad.getByRole('button', { name: keeper.texts.done }).tap();
  await keeper.openPad(second!);
  // Playwright would wait until the card is enabled.
  await card.tap({ force: true });
  await expect(pad.getByRole('status')).toHaveText(keeper.texts.heldBy(free, NAMES[first!]!));
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await pad.getByRole('button', { name: french.cardName(parseCardText('8h')!), exact: true }).tap();
  await expectNoViolationsInBothThemes(page);
  await pad.getByRole('button', { name: keeper.texts.done }).tap();
  await keeper.button(keeper.texts.back).tap();
}

function cardsOf(hand: ReportedHand): Card[] {
  return cards('cards' in hand ? hand.cards : hand.holds);
}

test.describe('by touch', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the scores of six players are kept for ten deals, with mistakes and undo, without a network', {
    tag: ONLY.phone,
  }, async ({ page, context }) => {
    const keeper = new ScoreKeeper(page, await french.chapters.scoreKeeper());
    await page.goto('/');
    await expect(page.getByText(app.readyOffline)).toBeVisible();
    await context.setOffline(true);
    await page.reload();

    const played = randomGame(rulesOfEvening(), NAMES.length, 'an evening of six', { deals: DEALS });
    const settled = played.events.filter((event) => event.type === 'settled');
    expect(settled).toHaveLength(DEALS);
    expect(askedCards(played.game.rules)).toHaveLength(5);
    await keeper.begin(played.game.firstDealer);
    for (const [deal, entries] of dealsOf(played).entries()) {
      await keeper.ante();
      const lays = entries.filter((entry) => entry.type === 'laid');
      const end = entries.at(-1) as ScoreEnd;
      await makeMistake(keeper, page, { deal, laid: lays[0], end });
      if (deal === 5) await enterCardTwice(keeper, page, end);
      for (const lay of lays) await keeper.lay(lay);
      await keeper.enterEnd(end);
      await keeper.settle();
      if (deal === 6) {
        await keeper.undo();
        await keeper.enterEnd(end);
        await keeper.settle();
      }
      await keeper.expectCounters(settled[deal]!);
    }
    await expect(page.getByRole('heading', { name: ui.gameOver })).toBeVisible();
    await expectNoViolationsInTheme(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    // A change of the fourth deal changes all later counters.
    const change = keeper.button(/^Modifier\s?:/);
    await page.getByText(ui.dealNumber(4), { exact: true }).tap();
    const fourth = dealsOf(played)[3]!.at(-1) as ScoreEnd;
    await change.first().tap();
    const loser = fourth.hands.findIndex((hand) => hand !== null && 'points' in hand);
    await keeper
      .hand(loser)
      .getByRole('button', { name: keeper.texts.more(NAMES[loser]!) })
      .tap();
    await keeper.settle();
    const last = settled.at(-1)!;
    const more = last.counters.map(
      (some, seat) => some + (seat === fourth.winner ? 1 : seat === loser ? -1 : 0),
    );
    await keeper.expectCounters({ ...last, counters: more });
  });
});

test('an evening is saved as a file and opened again', { tag: QUICK.phone }, async ({ page }) => {
  const texts = await french.chapters.scoreKeeper();
  await page.goto('/#/');
  await page.getByRole('button', { name: french.home.realCards }).click();
  await page.getByRole('link', { name: french.home.keepCounters }).click();
  await page.getByRole('combobox', { name: new RegExp(`^${ui.ruleset}`) }).selectOption('avantcoureur-1760');
  await page.getByLabel(ui.numberOfPlayers).selectOption('3');
  await page.getByRole('button', { name: texts.draw }).click();
  await expect(page.getByText(/donne en premier\.$/)).toBeVisible();
  await expectNoViolationsInTheme(page);
  await page.getByRole('button', { name: texts.start }).click();
  // A second tap before the first is stored, or on the button that has replaced the first, is ignored without a message.
  await page.getByRole('button', { name: /mise$/ }).dblclick();
  await expect(page.locator('[data-card="Kc"]')).toBeVisible();
  await page.getByRole('button', { name: texts.endDeal }).dispatchEvent('click', { detail: 2 });
  await expect(page.getByRole('button', { name: texts.settle })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  // Elsewhere a double tap counts as two taps.
  await page.getByRole('button', { name: texts.endDeal }).click();
  await page.getByRole('group', { name: texts.whoWentOut }).getByText(texts.playerAt(1)).click();
  await page.getByRole('button', { name: texts.more(texts.playerAt(2)) }).dblclick();
  await expect(
    page.getByRole('group', { name: texts.stillHeldBy(texts.playerAt(2)) }).getByRole('textbox'),
  ).toHaveValue('2');
  await page.getByRole('button', { name: texts.back }).click();
  await page.locator('[data-card="Kc"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.playerAt(2) })
    .click();
  await expectNoViolationsInTheme(page);
  const { path } = await download(page.getByRole('button', { name: texts.save }));

  await page.goto('/#/keeper');
  await page.getByLabel(texts.load).setInputFiles(path);
  await expect(page.locator('[data-card="Kc"]')).toContainText(texts.playerAt(2));
  const laid = page.getByText(texts.entryLaid(texts.playerAt(2), parseCardText('Kc')!));
  await expect(laid).toBeVisible();
  await page.locator('[data-card="Kc"]').click();
  await page.getByRole('dialog').getByRole('button', { name: texts.takeItBack }).click();
  await expect(laid).toBeHidden();
});

test('two tabs of an evening stay in sync', { tag: ONLY.desk }, async ({ page, context }) => {
  const texts = await french.chapters.scoreKeeper();
  await page.goto('/#/keeper');
  await page.getByRole('button', { name: texts.start }).click();
  await expect(page.getByRole('button', { name: new RegExp(texts.allAnte) })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: new RegExp(texts.allAnte) }).click();
  await expect(page.getByRole('button', { name: texts.endDeal })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(texts.changedElsewhere);
});

/** Presses a button by keyboard, after which the focus must not be lost. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

test('the boxes of a deal are above its buttons on a small phone', { tag: ONLY.phone }, async ({ page }) => {
  const keeper = new ScoreKeeper(page, await french.chapters.scoreKeeper());
  await keeper.begin(seatAt(0));
  await keeper.ante();
  for (const [width, height] of [
    [320, 568],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const box of await page.locator('[data-card]').all())
      await expectAbove(box, keeper.button(keeper.texts.endDeal), `${width}×${height}`);
  }
});

test('with real counters and by keyboard, the payments are listed until the time limit ends the game', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const texts = await french.chapters.scoreKeeper();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.clock.install();
  await page.goto('/#/keeper/by/famille~end.minutes=30');
  await page.getByRole('radio', { name: texts.physical }).press('Space');
  const minutes = page.getByLabel(texts.minutes);
  await minutes.fill('1,5');
  await page.getByRole('button', { name: texts.start }).press('Enter');
  await expect(minutes).toBeFocused();
  await expect(minutes).toHaveAccessibleDescription(texts.wholeNumber(1, 1440));
  await minutes.fill('30');
  await page.getByRole('button', { name: texts.start }).press('Enter');
  const ante = button(new RegExp(texts.allAnte));
  await expect(ante).toBeVisible();
  await press(page, ante);
  // A slow machine has already used some seconds.
  await expect(page.getByText(new RegExp(texts.timeLeft('(30:00|2\\d:\\d\\d)')))).toBeVisible();
  await press(page, page.locator('[data-card="7d"]'));
  await press(page, page.getByRole('dialog').getByRole('button', { name: texts.playerAt(3) }));
  await page.clock.fastForward('31:00');
  await expect(page.getByRole('status').filter({ hasText: texts.lastDeal })).toBeVisible();
  await press(page, button(texts.endDeal));
  await setTextSize(page, 200);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await setTextSize(page, 100);
  await page.getByRole('radio', { name: texts.playerAt(1) }).press('Space');
  const fields = page.getByRole('textbox');
  for (const field of await fields.all()) {
    await field.focus();
    await page.keyboard.type('4');
    await field.hover();
    await page.mouse.wheel(0, 120);
  }
  await fields.first().fill('1e3');
  await press(page, button(texts.settle));
  await expect(fields.first()).toBeFocused();
  await expect(fields.first()).toHaveAccessibleDescription(texts.wholeNumber(1, 999));
  await fields.first().fill('4');
  await press(page, button(texts.settle));
  await expect(page.getByRole('heading', { name: ui.gameOver })).toBeVisible();
  const pieces = texts.pays(
    texts.playerAt(2),
    texts.playerAt(1),
    texts.pieces({ contrats: 0, fiches: 0, jetons: 4 }),
  );
  await expect(page.getByText(pieces)).toBeVisible();
  await expect(page.getByRole('region', { name: texts.now })).toBeHidden();
  await expectNoViolationsInTheme(page);
});
