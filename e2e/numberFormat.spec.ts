import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { prefer, unfoldAll } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';
import { gameOf } from './storedRecord.ts';

const { interface: ui, play } = words('fr');
const after = await words('fr').chapters.postgame();

/** Returns texts and labels with a number of four digits without separators, except years, or with a hyphen as minus sign. */
async function rawNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style') === null) texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'title', 'data-swept'])
      for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name) ?? '');
    const isRaw = (text: string) => /\d{4,}|(?:^|\s)-\d/.test(text.replaceAll(/\b(17|20)\d\d\b/g, ''));
    return texts.filter(isRaw);
  });
}

test('thousands are separated in all numbers', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page);
  const expectNone = async (place: string) => expect.poll(() => rawNumbers(page), place).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prefer(page, { forced: 'ask' });
  await page.goto('/?seed=milliers');
  await player.choosePace(ui.paces.instant);
  const stakes = [1100, 1200, 1300, 1400, 1500].map((stake, box) => `honours.${box}.stake=${stake}`);
  await page.goto(`/?seed=milliers#/play/famille~counters=60000~end.deals=1~${stakes.join('~')}`);
  await page.getByRole('button', { name: ui.startGame }).click();
  await player.waitForTurn();
  await expectNone('table');
  const standings = page.getByRole('dialog', { name: play.standing });
  await page.getByRole('button', { name: play.standing }).click();
  await expect(standings).toBeVisible();
  await expectNone('standings');
  await page.keyboard.press('Escape');
  await expect(standings).toBeHidden();
  await player.playDeal();
  await player.settlement.getByText(after.deal.paymentsAndHands, { exact: true }).click();
  await expectNone('settlement');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: play.standing }).click();
  await expect(standings).toBeVisible();
  await expectNone('standings after a deal');
  const game = gameOf(page.url());
  for (const address of [`#/replay/${game}`, '#/statistics', '#/you', '#/']) {
    await page.goto(`/${address}`);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await unfoldAll(page);
    await expectNone(address);
  }
});
