import {
  applyHouseRules,
  askedCards,
  type Card,
  entriesOfGame,
  type KeptEnd,
  type KeptEntry,
  type KeptLay,
  parseCards,
  parseCardText,
  RULESETS,
  type Ruleset,
  type Seat,
  type Settled,
  type ToldHand,
} from '@nain-jaune/engine';
import { type ScoreKeeperWords, words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type PlayedGame, randomGame } from '../packages/engine/src/testing/playedGame.ts';
import { violationsOf } from './axe.ts';
import { ONLY, QUICK } from './screens.ts';

const french = words('fr');
const { app, interface: ui } = french;
const NAMES = ['Anne', 'Basile', 'Clara', 'Denis', 'Élise', 'Félix'];
const DEALS = 10;
/** After so many milliseconds a tap is never the second one of a double tap, for which Chromium allows 400. */
const DOUBLE_TAP = 500;

/** Rules of which no player of this evening is ruined, and that end after the tenth deal. */
const CHANGES = ['counters=20000', `end.deals=${DEALS}`];

function rulesOf(): Ruleset {
  const applied = applyHouseRules(RULESETS['gelber-zwerg'], CHANGES);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value;
}

/** Somebody who keeps the counters of an evening with fingers alone. */
class Keeper {
  readonly #page: Page;
  readonly told: ScoreKeeperWords;

  constructor(page: Page, told: ScoreKeeperWords) {
    this.#page = page;
    this.told = told;
  }

  button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Sets the evening up: six people, and who deals first. */
  async begin(firstDealer: Seat): Promise<void> {
    const { told } = this;
    await this.#page.goto(`/#/keeper/by/gelber-zwerg~opera.when=first-chance~${CHANGES.join('~')}`);
    await this.#page.getByLabel(ui.numberOfPlayers).selectOption(`${NAMES.length}`);
    for (const [seat, name] of NAMES.entries()) await this.#page.getByLabel(told.nameAt(seat + 1)).fill(name);
    await this.#page.getByRole('combobox', { name: told.firstDealer }).selectOption(`${firstDealer}`);
    await this.button(told.start).tap();
  }

  async ante(): Promise<void> {
    await this.button(new RegExp(this.told.allAnte)).tap();
    // What is tapped sooner is the second tap of a double one, of which nothing is to come.
    await this.#page.waitForTimeout(DOUBLE_TAP);
  }

  /** The button that takes the last entry back, which it names. */
  get undoButton(): Locator {
    return this.button(/^Annuler\s?:/);
  }

  async undo(): Promise<void> {
    const name = await this.undoButton.getAttribute('aria-label');
    await this.undoButton.tap();
    // Until it is undone the page may still move.
    await expect(this.button(name ?? '')).toBeHidden();
  }

  /** Taps the box of an honour, and who laid it. */
  async lay({ seat, card, announced }: KeptLay): Promise<void> {
    const before = await this.undoButton.getAttribute('aria-label');
    await this.#page.locator(`[data-card="${card}"]`).tap();
    const sheet = this.#page.getByRole('dialog');
    if (!announced) await sheet.getByText(this.told.forgotten).tap();
    await sheet.getByRole('button', { name: NAMES[seat]!, exact: true }).tap();
    await expect(sheet).toBeHidden();
    // It is shown once it is stored.
    await expect(this.undoButton).not.toHaveAttribute('aria-label', before ?? '');
  }

  /** Tells who went out and what the others hold, up to the settlement. */
  async tellEnd({ winner, opera, hands }: KeptEnd): Promise<void> {
    await this.button(this.told.endDeal).tap();
    await this.#page.getByRole('group', { name: this.told.whoWentOut }).getByText(NAMES[winner]!).tap();
    if (opera) await this.#page.getByRole('group', { name: this.told.opera }).getByText(this.told.yes).tap();
    for (const [seat, hand] of hands.entries()) if (hand !== null) await this.tellHand(seat, hand);
  }

  hand(seat: number): Locator {
    return this.#page.getByRole('group', { name: this.told.stillHeldBy(NAMES[seat]!) });
  }

  async tellHand(seat: number, hand: ToldHand): Promise<void> {
    if ('cards' in hand) await this.tapCards(seat, hand.cards);
    else if ('points' in hand) {
      await this.hand(seat).getByRole('spinbutton').fill(`${hand.points}`);
      for (const card of cardsIn(hand.holds))
        await this.hand(seat)
          .getByRole('button', { name: french.theHonour(card), exact: true })
          .tap();
    }
  }

  /** Taps cards on the pad. */
  async tapCards(seat: number, cards: string): Promise<void> {
    await this.openPad(seat);
    const pad = this.#page.getByRole('dialog');
    for (const card of cardsIn(cards))
      await pad.getByRole('button', { name: french.cardName(card), exact: true }).tap();
    await pad.getByRole('button', { name: this.told.done }).tap();
  }

  async openPad(seat: number): Promise<void> {
    await this.hand(seat).getByRole('button', { name: this.told.byCards }).tap();
  }

  async settle(): Promise<void> {
    await this.button(this.told.settle).tap();
  }

  /** What everyone and every box has, as the page tells it. */
  async expectCounters({ counters, boxes }: Settled): Promise<void> {
    const plates = this.#page.getByRole('region', { name: this.told.now }).getByRole('listitem');
    for (const [seat, some] of counters.entries())
      await expect(plates.nth(seat)).toContainText(ui.countersCount(some));
    const trays = this.#page.getByRole('region', { name: this.told.honours }).getByRole('img');
    for (const [box, some] of boxes.entries()) {
      const honour = parseCardText(rulesOf().honours[box]!.card)!;
      await expect(trays.nth(box)).toHaveAccessibleName(ui.boxOf(french.theHonour(honour), some));
    }
  }
}

/** Looks at all of it in the light theme, and at the contrast in the dark one. */
async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing is wider than the screen where text is twice as large. */
async function expectRoomAtTwice(page: Page): Promise<void> {
  const wider = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const { scrollWidth, clientWidth } = document.documentElement;
    document.documentElement.style.fontSize = '';
    return scrollWidth - clientWidth;
  });
  expect(wider).toBeLessThanOrEqual(0);
}

function cardsIn(text: string): Card[] {
  return parseCards(text).filter((card): card is Card => card !== null);
}

/** The entries of each deal of a game, its hands told now by cards and now by points. */
function dealsOf({ game, events }: PlayedGame): KeptEntry[][] {
  const entries = entriesOfGame(game.rules, events, (seat: Seat) => (seat % 3 === 1 ? 'cards' : 'number'));
  const deals: KeptEntry[][] = [];
  for (const entry of entries) {
    if (entry.type === 'anted') deals.push([]);
    deals.at(-1)?.push(entry);
  }
  return deals;
}

/** Goes wrong in some way in some deals, and puts it right. */
async function err(
  keeper: Keeper,
  page: Page,
  deal: number,
  laid: KeptLay | undefined,
  end: KeptEnd,
): Promise<void> {
  if (deal === 1 && laid !== undefined) {
    await keeper.lay({ ...laid, seat: (laid.seat + 1) % NAMES.length });
    await keeper.undo();
  }
  if (deal === 2) {
    // The ante is taken back and told again; the reload loses nothing.
    await keeper.undo();
    await keeper.ante();
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await page.reload();
  }
  if (deal === 3) {
    await keeper.button(keeper.told.endDeal).tap();
    await keeper.button(keeper.told.back).tap();
  }
  if (deal === 4) {
    await keeper.tellEnd(end);
    const loser = end.hands.findIndex((hand) => hand !== null && 'points' in hand);
    const right = keeper.hand(loser).getByRole('spinbutton');
    const points = await right.inputValue();
    await right.fill('400');
    await keeper.settle();
    await expect(page.getByRole('alert')).toContainText(NAMES[loser]!);
    await right.fill(points);
    await keeper.button(keeper.told.back).tap();
  }
}

/** On the pad a card is refused that is in another hand. */
async function refuseTwice(keeper: Keeper, page: Page, end: KeptEnd): Promise<void> {
  const [first, second] = end.hands.flatMap((hand, seat) => (hand === null ? [] : [seat]));
  const free = cardsIn('2h 3h 4h').find((card) =>
    end.hands.every((hand) => hand === null || !told(hand).includes(card)),
  )!;
  await keeper.button(keeper.told.endDeal).tap();
  await page.getByRole('group', { name: keeper.told.whoWentOut }).getByText(NAMES[end.winner]!).tap();
  await keeper.openPad(first!);
  const pad = page.getByRole('dialog');
  const card = pad.getByRole('button', { name: french.cardName(free), exact: true });
  await card.tap();
  await pad.getByRole('button', { name: keeper.told.done }).tap();
  await keeper.openPad(second!);
  // What is refused says so; Playwright would wait until it is not.
  await card.tap({ force: true });
  await expect(pad.getByRole('status')).toHaveText(keeper.told.heldBy(free, NAMES[first!]!));
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await pad.getByRole('button', { name: french.cardName(parseCardText('8h')!), exact: true }).tap();
  await expectNoViolations(page);
  await pad.getByRole('button', { name: keeper.told.done }).tap();
  await keeper.button(keeper.told.back).tap();
}

function told(hand: ToldHand): Card[] {
  return cardsIn('cards' in hand ? hand.cards : hand.holds);
}

test.describe('by touch', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an evening of six is kept through ten deals, with mistakes and undo, without a network', {
    tag: ONLY.phone,
  }, async ({ page, context }) => {
    const keeper = new Keeper(page, await french.chapters.scoreKeeper());
    await page.goto('/');
    await expect(page.getByText(app.readyOffline)).toBeVisible();
    await context.setOffline(true);
    await page.reload();

    const played = randomGame(rulesOf(), NAMES.length, 'an evening of six', { deals: DEALS });
    const settled = played.events.filter((event) => event.type === 'settled');
    expect(settled).toHaveLength(DEALS);
    expect(askedCards(played.game.rules)).toHaveLength(5);
    await keeper.begin(played.game.firstDealer);
    for (const [deal, entries] of dealsOf(played).entries()) {
      await keeper.ante();
      const lays = entries.filter((entry) => entry.type === 'laid');
      const end = entries.at(-1) as KeptEnd;
      await err(keeper, page, deal, lays[0], end);
      if (deal === 5) await refuseTwice(keeper, page, end);
      for (const lay of lays) await keeper.lay(lay);
      await keeper.tellEnd(end);
      await keeper.settle();
      if (deal === 6) {
        await keeper.undo();
        await keeper.tellEnd(end);
        await keeper.settle();
      }
      await keeper.expectCounters(settled[deal]!);
    }
    await expect(page.getByRole('heading', { name: ui.gameOver })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    // Another end for the fourth deal moves all that came after it, and the right one moves it back.
    const change = keeper.button(/^Modifier\s?:/);
    await page.getByText(ui.dealNumber(4), { exact: true }).tap();
    const fourth = dealsOf(played)[3]!.at(-1) as KeptEnd;
    await change.first().tap();
    const loser = fourth.hands.findIndex((hand) => hand !== null && 'points' in hand);
    await keeper
      .hand(loser)
      .getByRole('button', { name: keeper.told.more(NAMES[loser]!) })
      .tap();
    await keeper.settle();
    const last = settled.at(-1)!;
    const more = last.counters.map(
      (some, seat) => some + (seat === fourth.winner ? 1 : seat === loser ? -1 : 0),
    );
    await keeper.expectCounters({ ...last, counters: more });
  });
});

test('an evening begins with a draw, is saved as a file and opened again', { tag: QUICK.phone }, async ({
  page,
}) => {
  const told = await french.chapters.scoreKeeper();
  await page.goto('/#/');
  await page.getByRole('button', { name: french.home.realCards }).click();
  await page.getByRole('link', { name: french.home.keepCounters }).click();
  await page.getByRole('combobox', { name: new RegExp(`^${told.rules}`) }).selectOption('avantcoureur-1760');
  await page.getByLabel(ui.numberOfPlayers).selectOption('3');
  await page.getByRole('button', { name: told.draw }).click();
  await expect(page.getByText(/donne en premier\.$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: told.start }).click();
  // Who taps twice, before the first tap is on the disk, is not told that all have paid already; and where the second tap
  // falls on what has come in the place of the first, it says nothing.
  await page.getByRole('button', { name: /mise$/ }).dblclick();
  await expect(page.locator('[data-card="Kc"]')).toBeVisible();
  await page.getByRole('button', { name: told.endDeal }).dispatchEvent('click', { detail: 2 });
  await expect(page.getByRole('button', { name: told.settle })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  // Any other double tap is two taps.
  await page.getByRole('button', { name: told.endDeal }).click();
  await page.getByRole('group', { name: told.whoWentOut }).getByText(told.playerAt(1)).click();
  await page.getByRole('button', { name: told.more(told.playerAt(2)) }).dblclick();
  await expect(
    page.getByRole('group', { name: told.stillHeldBy(told.playerAt(2)) }).getByRole('spinbutton'),
  ).toHaveValue('2');
  await page.getByRole('button', { name: told.back }).click();
  await page.locator('[data-card="Kc"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: told.playerAt(2) })
    .click();
  expect(await violationsOf(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: told.save }).click();
  const file = await (await download).path();

  await page.goto('/#/keeper');
  await page.getByLabel(told.load).setInputFiles(file);
  await expect(page.locator('[data-card="Kc"]')).toContainText(told.playerAt(2));
  const laid = page.getByText(told.entryLaid(told.playerAt(2), parseCardText('Kc')!));
  await expect(laid).toBeVisible();
  await page.locator('[data-card="Kc"]').click();
  await page.getByRole('dialog').getByRole('button', { name: told.takeItBack }).click();
  await expect(laid).toBeHidden();
});

test('two tabs of one evening follow each other', { tag: ONLY.desk }, async ({ page, context }) => {
  const told = await french.chapters.scoreKeeper();
  await page.goto('/#/keeper');
  await page.getByRole('button', { name: told.start }).click();
  await expect(page.getByRole('button', { name: new RegExp(told.allAnte) })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: new RegExp(told.allAnte) }).click();
  await expect(page.getByRole('button', { name: told.endDeal })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(told.changedElsewhere);
});

/** Presses a button by keyboard alone; what is done next must not begin at the top of the page again. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

test('by keyboard, with the counters on the table: it is told who pays whom, until the time of the rules is up', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const told = await french.chapters.scoreKeeper();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.clock.install();
  await page.goto('/#/keeper/by/famille~end.minutes=30');
  await page.getByRole('radio', { name: told.physical }).press('Space');
  await page.getByRole('button', { name: told.start }).press('Enter');
  const ante = button(new RegExp(told.allAnte));
  await expect(ante).toBeVisible();
  await press(page, ante);
  // Of the half hour, a slow machine has spent some seconds by now.
  await expect(page.getByText(new RegExp(told.timeLeft('(30:00|2\\d:\\d\\d)')))).toBeVisible();
  await press(page, page.locator('[data-card="7d"]'));
  await press(page, page.getByRole('dialog').getByRole('button', { name: told.playerAt(3) }));
  await page.clock.fastForward('31:00');
  await expect(page.getByRole('status').filter({ hasText: told.lastDeal })).toBeVisible();
  await press(page, button(told.endDeal));
  await expectRoomAtTwice(page);
  await page.getByRole('radio', { name: told.playerAt(1) }).press('Space');
  for (const field of await page.getByRole('spinbutton').all()) {
    await field.focus();
    await page.keyboard.type('4');
  }
  await press(page, button(told.settle));
  await expect(page.getByRole('heading', { name: ui.gameOver })).toBeVisible();
  const pieces = told.pays(
    told.playerAt(2),
    told.playerAt(1),
    told.pieces({ contrats: 0, fiches: 0, jetons: 4 }),
  );
  await expect(page.getByText(pieces)).toBeVisible();
  await expect(page.getByRole('region', { name: told.now })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});
