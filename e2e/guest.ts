import { type OnlineWords, words } from '@nain-jaune/words';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { prefer } from './pageActions.ts';
import { Player } from './player.ts';

/** The words of play online, in the language of the tests. */
export const texts: OnlineWords = await words('fr').chapters.online();

/** A person at a page of their own who goes to tables online. */
export class Guest extends Player {
  readonly name: string;

  protected constructor(page: Page, name: string) {
    super(page);
    this.name = name;
  }

  /** Opens a browser for a person whose name is already stored. */
  static async in(browser: Browser, name: string): Promise<Guest> {
    const context = await browser.newContext({
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    return Guest.at(await context.newPage(), name);
  }

  /** Uses an open page. */
  static async at(page: Page, name: string): Promise<Guest> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prefer(page, { name, pace: 'instant', forced: 'ask', sounds: false });
    return new Guest(page, name);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** Cuts the network after all pending files have arrived, because a file may be requested only once. */
  async loseNetwork(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.context.setOffline(true);
  }

  /** The code of the table in the address. */
  get code(): string {
    return new URL(this.page.url()).hash.split('/')[2] ?? '';
  }

  /** The button that starts a game. */
  get start(): Locator {
    const { start, startAnyway, again } = texts.room;
    return this.page.getByRole('button', {
      name: new RegExp(`^(${start}|${startAnyway}|${again}|Commencer avec)`),
    });
  }

  /** The button of the settlement that leads to the next game. */
  get again(): Locator {
    return this.settlement.getByRole('button', { name: texts.room.again });
  }

  /** The form for a new name and portrait. */
  get renameForm(): Locator {
    return this.page.getByRole('form', { name: texts.room.rename });
  }

  async goTo(address: string): Promise<void> {
    await this.page.goto(`./${address}`);
  }

  /** Opens a table that is not listed. Returns its code. */
  async openTable(players: number, deals: number, clock: 'none' | 'quick' = 'none'): Promise<string> {
    const { page, ui } = this;
    // The default rules need four players. With rules in the address, the page shows the settings at once.
    await this.goTo('#/online/lindor-1789');
    await page.getByLabel(ui.numberOfPlayers).selectOption(String(players));
    await page.getByLabel(ui.gameLength).selectOption({ label: ui.lengthOfDeals(deals) });
    await page.getByLabel(texts.settings.clock).selectOption({ label: texts.settings.clocks[clock] });
    // All tests share the server, whose guests must not join this table.
    await page.getByLabel(texts.settings.whoFinds).selectOption({ label: texts.settings.byLink });
    await page.getByRole('button', { name: texts.settings.openTable }).click();
    await expect(this.seat(this.name)).toBeVisible();
    return this.code;
  }

  /** Joins a table by its link. */
  async join(code: string): Promise<void> {
    await this.goTo(`#/t/${code}`);
    await this.page.getByRole('button', { name: texts.room.sit, exact: true }).click();
    await expect(this.seat(this.name)).toBeVisible();
  }

  /** Starts the game and waits until all guests have their cards. */
  async startGame(others: readonly Guest[] = []): Promise<void> {
    await this.start.click();
    for (const guest of [this, ...others]) await expect(guest.cards.first()).toBeVisible();
  }

  async openRenameForm(): Promise<Locator> {
    await this.openAbout();
    await this.page.getByText(texts.room.rename, { exact: true }).first().click();
    return this.renameForm;
  }

  /** Opens what is rarely needed at the table, unless it is open. */
  async openAbout(): Promise<void> {
    const summary = this.page.getByText(texts.room.about, { exact: true });
    if (!(await summary.evaluate((element) => element.parentElement?.hasAttribute('open'))))
      await summary.click();
  }

  /** The seat of a member before a game. */
  seat(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Opens the menu of another member. */
  async menuOf(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: texts.moderation.actionsFor(name) }).click();
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Presses the last button of a question, which confirms it. */
  async confirm(question: string): Promise<void> {
    await this.page.getByRole('dialog', { name: question }).getByRole('button').last().click();
  }

  /** Makes one move if it is this person's turn. Returns whether it was. */
  async moveIfAsked(): Promise<boolean> {
    const move = (await this.pass.isVisible()) ? this.pass : this.playable.first();
    if (!(await move.isVisible())) return false;
    // A key could reach the settlement if it opens in between.
    await move.dispatchEvent('click');
    return true;
  }
}

/** Opens a table for three players, where Anne, the host, and Basile sit. */
export async function openTableForTwo(page: Page, browser: Browser) {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  const basile = await Guest.in(browser, 'Basile');
  await basile.join(code);
  return { anne, basile, code };
}

/** Plays at least this number of moves. */
export async function playMoves(guests: readonly Guest[], moves: number): Promise<void> {
  for (let made = 0; made < moves; ) made += await moveOnce(guests);
}

/** Plays until all guests see the settlement. */
export async function playDeal(guests: readonly Guest[]): Promise<void> {
  const areSettled = () => Promise.all(guests.map((guest) => guest.settlement.isVisible()));
  while (!(await areSettled()).every(Boolean)) await moveOnce(guests);
}

async function moveOnce(guests: readonly Guest[]): Promise<number> {
  const moved = await Promise.all(guests.map((guest) => guest.moveIfAsked()));
  return moved.filter(Boolean).length;
}
