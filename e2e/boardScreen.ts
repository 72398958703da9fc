import { type PartyWords, words } from '@nain-jaune/words';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { prefer } from './pageActions.ts';

export const { board }: PartyWords = await words('fr').chapters.party();
const ui = words('fr').interface;

/** Opens a browser of its own, for which forced moves are made. */
export async function openDevice(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  baseURL?: string,
): Promise<Page> {
  const own = { locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...own, viewport, ...(baseURL !== undefined && { baseURL }) });
  await prefer(context, { pace: 'instant', forced: 'all' });
  return context.newPage();
}

/** The screen in the middle of a room. */
export class BoardScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a table for four with this screen as its board. */
  async open(): Promise<void> {
    await this.page.goto('/#/board');
    await this.page.getByRole('button', { name: board.open }).click();
    await expect(this.seats).toHaveCount(4);
  }

  get code(): string {
    return new URL(this.page.url()).hash.split('/')[2] ?? '';
  }

  /** The seats before a game. */
  get seats(): Locator {
    return this.page.locator('.seats > li');
  }

  /** The seats around the board during a game. */
  get places(): Locator {
    return this.page.getByRole('list', { name: ui.seats }).getByRole('listitem');
  }

  get menu(): Locator {
    return this.page.getByRole('button', { name: board.menu });
  }

  /** Sets the rules and the number of players in the menu. */
  async setRules(ruleset: string, players: number): Promise<void> {
    await this.menu.click();
    await this.page.getByRole('button', { name: ui.ruleset, exact: true }).click();
    const sheet = this.page.getByRole('dialog');
    await sheet.getByRole('radio', { name: words('fr').rulesetName(ruleset) }).check();
    await sheet.getByLabel(ui.numberOfPlayers).selectOption(String(players));
    await sheet.locator('[type=submit]').click();
    await expect(this.seats).toHaveCount(players);
  }

  /** Lets another phone take the place of a person. Returns the address in the code to scan. */
  async offerPlaceOf(name: string): Promise<string> {
    await this.menu.click();
    await this.page.getByRole('button', { name: board.people, exact: true }).click();
    await this.page.getByRole('button', { name: ui.pair(board.newPhone, name) }).click();
    await expect(this.page.getByRole('img', { name: board.newPhoneHint(name) })).toBeVisible();
    return new URL(await this.page.locator('textarea').inputValue()).hash;
  }
}
