import {
  applyHouseRules,
  entriesOfGame,
  parseCardText,
  type ReportedHand,
  RULESETS,
  type Ruleset,
  type ScoreEnd,
  type ScoreEntry,
  type ScoreLay,
  type Seat,
  type Settled,
} from '@nain-jaune/engine';
import { cards, type PlayedGame } from '@nain-jaune/engine/testing';
import { type ScoreKeeperWords, words } from '@nain-jaune/words';
import { expect, type Locator, type Page } from '@playwright/test';

const french = words('fr');
const ui = french.interface;
export const NAMES = ['Anne', 'Basile', 'Clara', 'Denis', 'Élise', 'Félix'];
export const DEALS = 10;
/** Longer than the 400 ms within which Chromium recognises a double tap. */
const DOUBLE_TAP_MS = 500;

/** Changes to the rules by which no player is ruined and the game ends after the last deal. */
const CHANGES = ['counters=20000', `end.deals=${DEALS}`];

export function rulesOfEvening(): Ruleset {
  const applied = applyHouseRules(RULESETS['gelber-zwerg'], CHANGES);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value;
}

/** Keeps the scores of an evening with real cards by touch. */
export class ScoreKeeper {
  readonly #page: Page;
  readonly texts: ScoreKeeperWords;

  constructor(page: Page, texts: ScoreKeeperWords) {
    this.#page = page;
    this.texts = texts;
  }

  button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async begin(firstDealer: Seat): Promise<void> {
    const { texts } = this;
    await this.#page.goto(`/#/keeper/by/gelber-zwerg~opera.when=first-chance~${CHANGES.join('~')}`);
    await this.#page.getByLabel(ui.numberOfPlayers).selectOption(`${NAMES.length}`);
    for (const [seat, name] of NAMES.entries())
      await this.#page.getByLabel(texts.nameAt(seat + 1)).fill(name);
    await this.#page.getByRole('combobox', { name: ui.whoDealsFirst }).selectOption(`${firstDealer}`);
    await this.button(texts.start).tap();
  }

  async ante(): Promise<void> {
    await this.button(new RegExp(this.texts.allAnte)).tap();
    // The page ignores the second tap of a double tap.
    await this.#page.waitForTimeout(DOUBLE_TAP_MS);
  }

  get undoButton(): Locator {
    return this.button(/^Annuler\s?:/);
  }

  async undo(): Promise<void> {
    const name = await this.undoButton.getAttribute('aria-label');
    await this.undoButton.tap();
    await expect(this.button(name ?? '')).toBeHidden();
  }

  /** Enters an honour. */
  async lay({ seat, card, announced }: ScoreLay): Promise<void> {
    const before = await this.undoButton.getAttribute('aria-label');
    await this.#page.locator(`[data-card="${card}"]`).tap();
    const sheet = this.#page.getByRole('dialog');
    if (!announced) await sheet.getByText(this.texts.forgotten).tap();
    await sheet.getByRole('button', { name: NAMES[seat]!, exact: true }).tap();
    await expect(sheet).toBeHidden();
    // The entry is shown once it is stored.
    await expect(this.undoButton).not.toHaveAttribute('aria-label', before ?? '');
  }

  /** Enters the winner and the hands of the others. */
  async enterEnd({ winner, opera, hands }: ScoreEnd): Promise<void> {
    await this.button(this.texts.endDeal).tap();
    await this.#page.getByRole('group', { name: this.texts.whoWentOut }).getByText(NAMES[winner]!).tap();
    if (opera)
      await this.#page.getByRole('group', { name: this.texts.opera }).getByText(this.texts.yes).tap();
    for (const [seat, hand] of hands.entries()) if (hand !== null) await this.enterHand(seat, hand);
  }

  hand(seat: number): Locator {
    return this.#page.getByRole('group', { name: this.texts.stillHeldBy(NAMES[seat]!) });
  }

  async enterHand(seat: number, hand: ReportedHand): Promise<void> {
    if ('cards' in hand) await this.tapCards(seat, hand.cards);
    else if ('points' in hand) {
      await this.hand(seat).getByRole('textbox').fill(`${hand.points}`);
      for (const card of cards(hand.holds))
        await this.hand(seat)
          .getByRole('button', { name: french.theHonour(card), exact: true })
          .tap();
    }
  }

  async tapCards(seat: number, text: string): Promise<void> {
    await this.openPad(seat);
    const pad = this.#page.getByRole('dialog');
    for (const card of cards(text))
      await pad.getByRole('button', { name: french.cardName(card), exact: true }).tap();
    await pad.getByRole('button', { name: this.texts.done }).tap();
  }

  async openPad(seat: number): Promise<void> {
    await this.hand(seat).getByRole('button', { name: this.texts.byCards }).tap();
  }

  async settle(): Promise<void> {
    await this.button(this.texts.settle).tap();
  }

  async expectCounters({ counters, boxes }: Settled): Promise<void> {
    const plates = this.#page.getByRole('region', { name: this.texts.now }).getByRole('listitem');
    for (const [seat, some] of counters.entries())
      await expect(plates.nth(seat)).toContainText(ui.countersCount(some));
    const trays = this.#page.getByRole('region', { name: this.texts.honours }).getByRole('img');
    for (const [box, some] of boxes.entries()) {
      const honour = parseCardText(rulesOfEvening().honours[box]!.card)!;
      await expect(trays.nth(box)).toHaveAccessibleName(ui.boxOf(french.theHonour(honour), some));
    }
  }
}

/** Returns the entries of each deal, with some hands by cards and some by points. */
export function dealsOf({ game, events }: PlayedGame): ScoreEntry[][] {
  const entries = entriesOfGame(game.rules, events, (seat: Seat) => (seat % 3 === 1 ? 'cards' : 'number'));
  const deals: ScoreEntry[][] = [];
  for (const entry of entries) {
    if (entry.type === 'anted') deals.push([]);
    deals.at(-1)?.push(entry);
  }
  return deals;
}
