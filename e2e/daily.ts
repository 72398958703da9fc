import { type Language, words } from '@nain-jaune/words';
import { expect, type Locator, type Page } from '@playwright/test';
import { prefer } from './pageActions.ts';
import { Player } from './player.ts';

export const TODAY = '2026-11-25';

/** A person at the page of today's deal, on a fixed day and without a server. */
export class DailyPlayer extends Player {
  /** Opens the page of a day. */
  async openDay(date = ''): Promise<void> {
    await this.page.goto(date === '' ? '/#/daily' : `/#/daily/${date}`);
    await expect(this.page.getByRole('table').first()).toBeVisible();
  }

  texts() {
    return words(this.language).chapters.daily();
  }

  async button(name: 'play' | 'practise'): Promise<Locator> {
    return this.page.getByRole('button', { name: (await this.texts())[name] });
  }

  get toResult(): Locator {
    return this.settlement.getByRole('link', { name: this.ui.toResult });
  }

  /** Plays the deal of the table to its end by keyboard. */
  async playByKeys(): Promise<void> {
    const { keyboard } = this.page;
    for (let turn = await this.waitForTurn(); turn !== 'settlement'; turn = await this.waitForTurn()) {
      if (turn === 'pass') await keyboard.press('p');
      else {
        const before = await this.cards.count();
        await this.playable.first().press('Enter');
        await expect.poll(() => this.cards.count()).toBeLessThan(before);
      }
    }
  }

  /** Plays the deal of a day until its result is shown. */
  async playDay(date = ''): Promise<void> {
    await this.openDay(date);
    await this.page.getByRole('main').locator('button.main').click();
    await this.playDeal();
    await this.toResult.click();
    await expect(this.page.getByRole('heading', { name: (await this.texts()).share.title })).toBeVisible();
  }
}

/** Sets the day, the speed of the bots and, unless another is given, the answers of no server. */
export async function prepareDay(
  page: Page,
  language: Language = 'fr',
  preferences: object = {},
): Promise<DailyPlayer> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date(`${TODAY}T10:00:00Z`));
  await prefer(page, { pace: 'instant', forced: 'ask', sounds: false, ...preferences });
  await page.route('**/api/daily**', (route) => route.abort());
  return new DailyPlayer(page, language);
}
