import { type Language, words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** What a game is begun with. */
export interface Wish {
  readonly ruleset: string;
  readonly players: number;
  /** At most so many deals. */
  readonly deals?: number;
  readonly name?: string;
  readonly seed?: string;
  /** Whether all that is chosen on the page; else it was chosen the last time. */
  readonly byHand?: true;
  readonly language: Language;
}

/** A person at the page, who finds everything by its role and name in the language of the page. */
export class Player {
  readonly page: Page;
  readonly language: Language;
  /** Whether the focus has yet to be brought to the hand. */
  mustFindHand = true;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  /** The interface's words. */
  get ui() {
    return words(this.language).interface;
  }

  /** The cards of the hand. */
  get cards(): Locator {
    return this.page.getByRole('toolbar', { name: this.ui.yourHand }).getByRole('button');
  }

  /** The cards that may be laid now. */
  get playable(): Locator {
    return this.page
      .getByRole('toolbar', { name: this.ui.yourHand })
      .getByRole('button', { disabled: false });
  }

  /** The button to pass with, while passing is possible. */
  get pass(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.ui.pass}`), disabled: false });
  }

  /** The button “…”, while an honour may be laid without claiming. */
  get silently(): Locator {
    return this.page.getByRole('button', { name: this.play.silently });
  }

  /** The ways to lay an honour without claiming. */
  get silentMenu(): Locator {
    return this.page.getByRole('dialog', { name: this.play.silently });
  }

  /** The settlement, or the end of the game. */
  get settlement(): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('button', { name: this.ui.downloadRecord }) });
  }

  /** The words of the page where games begin. */
  get home() {
    return words(this.language).home;
  }

  /** The words of play at the table. */
  get play() {
    return words(this.language).play;
  }

  /** The button that lays the whole run, where more than one card of it is in the hand. */
  get wholeRun(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`${this.play.layRunOf('[\\S]+')},`) });
  }

  /** The counters of the board, box by box, as they are told. */
  async boxes(): Promise<string[]> {
    const boxes = this.page.getByRole('list', { name: this.ui.board }).getByRole('listitem');
    return boxes.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  }

  /** The names of the cards in the hand. */
  async hand(): Promise<string[]> {
    return this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  }

  /** Begins a game whose bots play at once; in silence where all that was chosen the last time. */
  async begin(wish: Wish): Promise<void> {
    const { page, ui, home } = this;
    // Cards that slide are only waited for; what is tested does not move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (wish.byHand) await askAlways(page);
    else await rememberChoice(page, wish);
    // The same game on every run, another one in every test; E2E_SEED tries others.
    const seed = wish.seed ?? `${process.env['E2E_SEED'] ?? ''}${test.info().title}`;
    await page.goto(`/?seed=${encodeURIComponent(seed)}`);
    if (wish.byHand) await this.#choose(wish);
    await page.getByRole('button', { name: wish.byHand ? ui.startGame : home.playAtOnce }).click();
    await expect(page.getByRole('toolbar', { name: ui.yourHand })).toBeVisible();
  }

  /** Opens the sheet in which a new game is chosen. */
  async customise(): Promise<void> {
    await this.page.getByRole('button', { name: this.home.customise }).click();
    await expect(this.page.getByRole('dialog', { name: this.ui.newGame })).toBeVisible();
  }

  /** Chooses rules in that sheet, among all of them if they are not shown at first. */
  async chooseRules(ruleset: string): Promise<void> {
    const { rulesetName, rulesetShort } = words(this.language);
    const radio = (name: string) => this.page.getByRole('radio', { name });
    const shown = radio(rulesetShort(ruleset)).or(radio(rulesetName(ruleset)));
    const more = this.page.getByRole('button', { name: this.home.moreRules });
    if (!(await shown.isVisible())) await more.click();
    await shown.check();
  }

  /** Chooses the number of players in that sheet, step by step. */
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

  /** Chooses in the settings how quick the bots are. */
  async choosePace(pace: string): Promise<void> {
    const { page, ui } = this;
    await page.getByRole('button', { name: ui.settings }).click();
    const settings = page.getByRole('dialog', { name: ui.settings });
    await settings.getByLabel(ui.pace).selectOption({ label: pace });
    await settings.getByRole('button', { name: ui.close }).click();
  }

  async #choose({ ruleset, players, deals, name }: Wish): Promise<void> {
    const { page, ui } = this;
    await this.choosePace(ui.paceInstant);
    await this.customise();
    await this.chooseRules(ruleset);
    await this.choosePlayers(players);
    if (deals !== undefined)
      await page.getByLabel(ui.gameLength).selectOption({ label: ui.lengthOfDeals(deals) });
    if (name !== undefined) await page.getByLabel(ui.yourName).fill(name);
  }

  /** Waits until the person is asked something: a card, a pass, or the next deal. */
  async asked(): Promise<'lay' | 'pass' | 'settlement'> {
    await expect(this.playable.or(this.pass).or(this.settlement).first()).toBeVisible();
    if (await this.settlement.isVisible()) return 'settlement';
    return (await this.playable.count()) > 0 ? 'lay' : 'pass';
  }

  /** Plays until the person may choose between moves, and a hint is offered. */
  async playToAChoice(): Promise<void> {
    const hint = this.page.getByRole('button', { name: this.play.hint });
    for (;;) {
      const asked = await this.asked();
      if (await hint.isVisible()) return;
      if (asked === 'pass') await this.pass.click();
      else await this.playable.first().click({ position: { x: 12, y: 20 } });
    }
  }

  /** Whether the game is over, as its last settlement says. */
  async isOver(): Promise<boolean> {
    return this.settlement.getByRole('button', { name: this.ui.playAgain }).isVisible();
  }
}

/** The bots at the table of the tests, from one's neighbour on. */
const BOTS = ['rosalie', 'achille', 'leonie', 'ninon', 'prosper', 'gaspard', 'blandine'];
/** Lets the page ask also where there is no choice. */
export async function askAlways(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('nain-jaune.preferences') === null)
      localStorage.setItem('nain-jaune.preferences', JSON.stringify({ forced: 'ask' }));
  });
}

let choices = 0;

/** Lets the page find a choice as if it had been made there before; it finds it once, and may change it then. */
async function rememberChoice(page: Page, { ruleset, players, deals, name }: Wish): Promise<void> {
  const seats = [{ who: 'somebody', name: name ?? '' }, ...BOTS.map((who) => ({ who, name: '' }))];
  // The tests press every move themselves, forced ones too.
  const likes = { pace: 'instant', forced: 'ask', ...(name === undefined ? {} : { name }) };
  await page.addInitScript(
    ({ once, choice, likes }) => {
      if (sessionStorage.getItem(once) !== null) return;
      sessionStorage.setItem(once, 'found');
      const kept = JSON.parse(localStorage.getItem('nain-jaune.preferences') ?? '{}');
      const preferences = { sounds: false, ...kept, ...likes };
      localStorage.setItem('nain-jaune.preferences', JSON.stringify(preferences));
      localStorage.setItem('nain-jaune.new-game', JSON.stringify(choice));
    },
    { once: `choice ${++choices}`, choice: { ruleset, players, deals, seats }, likes },
  );
}

/** How somebody lays a card, passes and goes on: by mouse, finger or key. */
export interface Hands {
  lay(player: Player): Promise<void>;
  pass(player: Player): Promise<void>;
  next(player: Player): Promise<void>;
}

/** Plays until the game is over, announcing every honour, and gives the number of things that were done. */
export async function playToTheEnd(player: Player, hands: Hands): Promise<number> {
  for (let acts = 0; ; acts++) {
    const asked = await player.asked();
    if (asked === 'lay') await hands.lay(player);
    else if (asked === 'pass') await hands.pass(player);
    else if (await player.isOver()) return acts;
    else await hands.next(player);
  }
}
