import { type Language, words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type NewGame, rememberChoice } from './newGame.ts';
import { prefer } from './pageActions.ts';

/** A corner of a card, which is visible however the hand overlaps. */
export const CORNER = { position: { x: 12, y: 20 } } as const;

/** A person at the page, who finds everything by its role and name in the language of the page. */
export class Player {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language = 'fr') {
    this.page = page;
    this.language = language;
  }

  get ui() {
    return words(this.language).interface;
  }

  get home() {
    return words(this.language).home;
  }

  get play() {
    return words(this.language).play;
  }

  get handToolbar(): Locator {
    return this.page.getByRole('toolbar', { name: this.ui.yourHand });
  }

  /** The cards of the hand. */
  get cards(): Locator {
    return this.handToolbar.getByRole('button');
  }

  /** The cards that may be laid now. */
  get playable(): Locator {
    return this.handToolbar.getByRole('button', { disabled: false });
  }

  /** Those of them that sweep a box. */
  get playableHonours(): Locator {
    return this.playable.and(this.page.locator('[title]'));
  }

  /** The pass button, if it is enabled. */
  get pass(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.ui.pass}`), disabled: false });
  }

  /** The button “…”, which is there while an honour may be laid silently. */
  get silently(): Locator {
    return this.page.getByRole('button', { name: this.play.silently });
  }

  get silentMenu(): Locator {
    return this.page.getByRole('dialog', { name: this.play.silently });
  }

  /** The settlement, or the end of the game. */
  get settlement(): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('button', { name: this.play.review, exact: true }) });
  }

  /** Opens the sheet of the rarer actions after a deal. */
  async showMore(): Promise<Locator> {
    const { deal } = await words(this.language).chapters.postgame();
    await this.settlement.getByRole('button', { name: deal.more, exact: true }).click();
    return this.page.getByRole('dialog', { name: deal.more });
  }

  get nextDeal(): Locator {
    return this.settlement.getByRole('button', { name: this.ui.nextDeal });
  }

  /** The button that lays several cards of a run. */
  get wholeRun(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`${this.play.layRunOf('[\\S]+')},`) });
  }

  /** The accessible names of the boxes, with their counters. */
  async boxes(): Promise<string[]> {
    return labelsOf(this.page.getByRole('list', { name: this.ui.board }).getByRole('listitem'));
  }

  /** The names of the cards in the hand. */
  async hand(): Promise<string[]> {
    return labelsOf(this.cards);
  }

  /** Begins a game whose bots play at once, without animations. */
  async begin(game: NewGame): Promise<this> {
    const { page, ui, home } = this;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (game.byHand) await prefer(page, { forced: 'ask' });
    else await rememberChoice(page, game);
    // Each test has a game of its own, which is the same on every run. E2E_SEED tries others.
    const seed = game.seed ?? `${process.env['E2E_SEED'] ?? ''}${test.info().title}`;
    await page.goto(`/?seed=${encodeURIComponent(seed)}`);
    if (game.byHand) await this.#choose(game);
    await page.getByRole('button', { name: game.byHand ? ui.startGame : home.playAtOnce }).click();
    await expect(this.handToolbar).toBeVisible();
    return this;
  }

  /** As {@link begin}, and waits for the first turn. */
  async beginAtTurn(game: NewGame): Promise<this> {
    await this.begin(game);
    await this.waitForTurn();
    return this;
  }

  /** Opens the sheet of a new game. */
  async customise(): Promise<void> {
    await this.page.getByRole('button', { name: this.home.customise }).click();
    await expect(this.page.getByRole('dialog', { name: this.ui.newGame })).toBeVisible();
  }

  /** Chooses rules in the sheet of a new game. */
  async chooseRules(ruleset: string): Promise<void> {
    const { rulesetName, rulesetShort } = words(this.language);
    const radio = (name: string) => this.page.getByRole('radio', { name });
    const shown = radio(rulesetShort(ruleset)).or(radio(rulesetName(ruleset)));
    const more = this.page.getByRole('button', { name: this.home.moreRules });
    if (!(await shown.isVisible())) await more.click();
    await shown.check();
  }

  /** Chooses the number of players in the sheet of a new game. */
  async choosePlayers(players: number): Promise<void> {
    const stepper = this.page.getByRole('group', { name: this.home.whoPlays });
    for (;;) {
      const now = Number(await stepper.getByRole('status').textContent());
      if (now === players) return;
      const { morePlayers, fewerPlayers } = this.home;
      await stepper.getByRole('button', { name: now < players ? morePlayers : fewerPlayers }).click();
      await expect(stepper.getByRole('status')).not.toHaveText(String(now));
    }
  }

  /** Opens the sheet of the settings. */
  async openSettings(): Promise<Locator> {
    await this.page.getByRole('button', { name: this.ui.settings }).click();
    return this.page.getByRole('dialog', { name: this.ui.settings });
  }

  /** Chooses the speed of the bots in the settings. */
  async choosePace(pace: string): Promise<void> {
    const settings = await this.openSettings();
    await settings.getByLabel(this.ui.pace).selectOption({ label: pace });
    await settings.getByRole('button', { name: this.ui.close }).click();
  }

  async #choose({ ruleset, players, deals, name }: NewGame): Promise<void> {
    const { page, ui } = this;
    await this.choosePace(ui.paces.instant);
    await this.customise();
    await this.chooseRules(ruleset);
    await this.choosePlayers(players);
    if (deals !== undefined)
      await page.getByLabel(ui.gameLength).selectOption({ label: ui.lengthOfDeals(deals) });
    if (name !== undefined) await page.getByLabel(ui.yourName).fill(name);
  }

  /** Waits until the page asks for a card, a pass or the next deal. */
  async waitForTurn(): Promise<'lay' | 'pass' | 'settlement'> {
    const asked = this.playable.or(this.pass).or(this.settlement);
    const tip = await this.#tip();
    await expect(asked.or(tip).first()).toBeVisible();
    // The bots wait for the reader of a first game.
    while (await tip.isVisible()) {
      await tip.click();
      await expect(asked.or(tip).first()).toBeVisible();
    }
    if (await this.settlement.isVisible()) return 'settlement';
    return (await this.playable.count()) > 0 ? 'lay' : 'pass';
  }

  /** The button that ends a tip. */
  async #tip(): Promise<Locator> {
    const { title, next } = await words(this.language).chapters.coach();
    return this.page.getByRole('region', { name: title, exact: true }).getByRole('button', { name: next });
  }

  async layFirst(): Promise<void> {
    await this.playable.first().click(CORNER);
  }

  /** Passes or lays the first card that may be laid. */
  async move(turn: 'lay' | 'pass'): Promise<void> {
    if (turn === 'pass') await this.pass.click();
    else await this.layFirst();
  }

  /** Plays until the settlement of the deal. */
  async playDeal(): Promise<void> {
    for (let turn = await this.waitForTurn(); turn !== 'settlement'; turn = await this.waitForTurn())
      await this.move(turn);
  }

  /** Plays one move, or begins the next deal or game, and waits for the next turn. */
  async playOn(): Promise<void> {
    const turn = await this.waitForTurn();
    if (turn === 'settlement') {
      const again = this.settlement.getByRole('button', { name: this.ui.playAgain });
      await this.nextDeal.or(again).click();
      await expect(this.settlement).toBeHidden();
    } else await this.move(turn);
    await this.waitForTurn();
  }

  /** Plays until there is a choice between moves, so that a hint is offered. */
  async playToAChoice(): Promise<void> {
    const hint = this.page.getByRole('button', { name: this.play.hint });
    for (;;) {
      const turn = await this.waitForTurn();
      if (await hint.isVisible()) return;
      if (turn !== 'settlement') await this.move(turn);
    }
  }

  async isOver(): Promise<boolean> {
    return this.settlement.getByRole('button', { name: this.ui.playAgain }).isVisible();
  }
}

async function labelsOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => all.map((element) => element.getAttribute('aria-label') ?? ''));
}

/** A way to play: by mouse, finger or keyboard. */
export interface Controls {
  lay(player: Player): Promise<void>;
  pass(player: Player): Promise<void>;
  next(player: Player): Promise<void>;
}

export const mouse: Controls = {
  lay: (player) => player.layFirst(),
  pass: (player) => player.pass.click(),
  next: (player) => player.nextDeal.click(),
};

/** Plays until the game is over, announcing every honour. */
export async function playToTheEnd(player: Player, controls: Controls): Promise<void> {
  for (;;) {
    const turn = await player.waitForTurn();
    if (turn !== 'settlement') await controls[turn](player);
    else if (await player.isOver()) return;
    else await controls.next(player);
  }
}
