import { type OnlineWords, words } from '@nain-jaune/words';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player.ts';

/** The words of play online, in the language of the tests. */
export const texts: OnlineWords = await words('fr').chapters.online();

/** Somebody at a page of his own who goes to tables on the server. */
export class Guest extends Player {
  readonly name: string;

  private constructor(page: Page, name: string) {
    super(page, 'fr');
    this.name = name;
  }

  /** Somebody with a browser of his own, whose name it knows already; nothing moves and nothing waits. */
  static async in(browser: Browser, name: string): Promise<Guest> {
    const context = await browser.newContext({
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    return Guest.at(await context.newPage(), name);
  }

  /** Somebody at a page that is there. */
  static async at(page: Page, name: string): Promise<Guest> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      (preferences) => {
        if (localStorage.getItem('nain-jaune.preferences') === null)
          localStorage.setItem('nain-jaune.preferences', preferences);
      },
      JSON.stringify({ name, pace: 'instant', sounds: false }),
    );
    return new Guest(page, name);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** The code of the table, as the address tells it. */
  get code(): string {
    return new URL(this.page.url()).hash.split('/')[2] ?? '';
  }

  /** The button that begins a game. */
  get start(): Locator {
    const { start, again } = texts.company;
    return this.page.getByRole('button', { name: new RegExp(`^(${start}|${again}|Commencer avec)`) });
  }

  /** Goes to an address of the page. */
  async goTo(address: string): Promise<void> {
    await this.page.goto(`./${address}`);
  }

  /** Opens a table for so many players, found by its link alone, a game of so many deals, without a clock. */
  async openTable(players: number, deals: number): Promise<string> {
    const { page, ui } = this;
    await this.goTo('#/online');
    await page.getByRole('button', { name: texts.lobby.openTable }).click();
    await page.getByLabel(ui.numberOfPlayers).selectOption(String(players));
    await page.getByLabel(ui.gameLength).selectOption({ label: ui.lengthOfDeals(deals) });
    await page.getByLabel(texts.agreement.clock).selectOption({ label: texts.agreement.clocks.none });
    // All tests share the server: whoever wants to play now in another one must not be sent here.
    await page.getByLabel(texts.agreement.whoFinds).selectOption({ label: texts.agreement.byLink });
    await page.getByRole('button', { name: texts.agreement.openTable }).click();
    await expect(this.seat(this.name)).toBeVisible();
    return this.code;
  }

  /** Comes to a table by its link and sits down. */
  async join(code: string): Promise<void> {
    await this.goTo(`#/t/${code}`);
    await this.page.getByRole('button', { name: texts.company.sit, exact: true }).click();
    await expect(this.seat(this.name)).toBeVisible();
  }

  /** The seat of somebody, before a game. */
  seat(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Makes one move if it is one's turn; gives whether there was anything to do. */
  async moveIfAsked(): Promise<boolean> {
    if (await this.pass.isVisible()) {
      await this.pass.press('Enter');
      return true;
    }
    const card = this.playable.first();
    if (!(await card.isVisible())) return false;
    await card.press('Enter');
    if (await this.announceDialog.isVisible())
      await this.announceDialog.getByRole('button').first().press('Enter');
    return true;
  }

  /** Whether the settlement of a deal lies on the table. */
  isSettled(): Promise<boolean> {
    return this.settlement.isVisible();
  }
}

/** Plays so many moves of a deal, whoever is asked. */
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
