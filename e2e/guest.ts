import { type OnlineWords, words } from '@nain-jaune/words';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player.ts';

/** The words of play online, in the language of the tests. */
export const texts: OnlineWords = await words('fr').chapters.online();

/** A person at a page of their own who goes to tables online. */
export class Guest extends Player {
  readonly name: string;

  private constructor(page: Page, name: string) {
    super(page, 'fr');
    this.name = name;
  }

  /** A person with a browser of their own, which has their name already. Nothing is animated. */
  static async in(browser: Browser, name: string): Promise<Guest> {
    const context = await browser.newContext({
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    return Guest.at(await context.newPage(), name);
  }

  /** A person at an open page. */
  static async at(page: Page, name: string): Promise<Guest> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      (preferences) => {
        if (localStorage.getItem('nain-jaune.preferences') === null)
          localStorage.setItem('nain-jaune.preferences', preferences);
      },
      JSON.stringify({ name, pace: 'instant', forced: 'ask', sounds: false }),
    );
    return new Guest(page, name);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** Cuts the network, when everything that the page fetches after the table is there: a file on its way may never come. */
  async loseNetwork(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.context.setOffline(true);
  }

  /** The code of the table in the address. */
  get code(): string {
    return new URL(this.page.url()).hash.split('/')[2] ?? '';
  }

  /** The button that begins a game. */
  get start(): Locator {
    const { start, startAnyway, again } = texts.room;
    return this.page.getByRole('button', {
      name: new RegExp(`^(${start}|${startAnyway}|${again}|Commencer avec)`),
    });
  }

  /** Goes to an address of the page. */
  async goTo(address: string): Promise<void> {
    await this.page.goto(`./${address}`);
  }

  /** Opens a table that is found by its link alone, without a turn clock. Returns its code. */
  async openTable(players: number, deals: number): Promise<string> {
    const { page, ui } = this;
    // The usual rules are for four and more. With rules in its address the page asks at once how to open a table.
    await this.goTo('#/online/lindor-1789');
    await page.getByLabel(ui.numberOfPlayers).selectOption(String(players));
    await page.getByLabel(ui.gameLength).selectOption({ label: ui.lengthOfDeals(deals) });
    await page.getByLabel(texts.settings.clock).selectOption({ label: texts.settings.clocks.none });
    // All tests share the server: strangers of other tests must not be sent here.
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

  /** The seat of a member, before a game. */
  seat(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Opens the menu of another member, and returns it. */
  async menuOf(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: texts.moderation.actionsFor(name) }).click();
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Presses the last button of the question of that title, which confirms it. */
  async confirm(question: string): Promise<void> {
    await this.page.getByRole('dialog', { name: question }).getByRole('button').last().click();
  }

  /** Makes one move if it is this person's turn. Returns whether it was. */
  async moveIfAsked(): Promise<boolean> {
    const move = (await this.pass.isVisible()) ? this.pass : this.playable.first();
    if (!(await move.isVisible())) return false;
    // A click of the button itself: a key could reach the settlement that has opened over it meanwhile.
    await move.dispatchEvent('click');
    return true;
  }

  /** Whether the settlement of a deal is shown. */
  isSettled(): Promise<boolean> {
    return this.settlement.isVisible();
  }
}

/** Plays a number of moves of a deal. */
export async function playMoves(guests: readonly Guest[], moves: number): Promise<void> {
  for (let made = 0; made < moves; ) made += await moveOnce(guests);
}

/** Plays until everyone sees the settlement. */
export async function playDeal(guests: readonly Guest[]): Promise<void> {
  const areSettled = () => Promise.all(guests.map((guest) => guest.isSettled()));
  while (!(await areSettled()).every(Boolean)) await moveOnce(guests);
}

async function moveOnce(guests: readonly Guest[]): Promise<number> {
  const moved = await Promise.all(guests.map((guest) => guest.moveIfAsked()));
  return moved.filter(Boolean).length;
}
