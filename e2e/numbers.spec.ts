import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { askAlways, Player } from './player.ts';
import { ONLY } from './screens.ts';

const { interface: ui, play } = words('fr');
const after = await words('fr').chapters.postgame();

/** Shown and spoken numbers of four digits and more without separators, a year excepted, and with a hyphen for a minus sign. */
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

test('numbers of thousands are separated wherever they are shown', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page, 'fr');
  const expectNone = async (place: string) => expect.poll(() => rawNumbers(page), place).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await askAlways(page);
  await page.goto('/?seed=milliers');
  await player.choosePace(ui.paceInstant);
  const stakes = [1100, 1200, 1300, 1400, 1500].map((stake, box) => `honours.${box}.stake=${stake}`);
  await page.goto(`/?seed=milliers#/play/famille~counters=60000~end.deals=1~${stakes.join('~')}`);
  await page.getByRole('button', { name: ui.startGame }).click();
  await player.asked();
  await expectNone('table');
  const standings = page.getByRole('dialog', { name: play.standing });
  await page.getByRole('button', { name: play.standing }).click();
  await expect(standings).toBeVisible();
  await expectNone('standings');
  await page.keyboard.press('Escape');
  await expect(standings).toBeHidden();
  for (let asked = await player.asked(); asked !== 'settlement'; asked = await player.asked()) {
    if (asked === 'pass') await player.pass.click();
    else await player.playable.first().click({ position: { x: 12, y: 20 } });
  }
  for (const fold of [after.deal.picture, after.deal.changes, after.deal.hands])
    await player.settlement.getByText(fold, { exact: true }).click();
  await expectNone('settlement');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: play.standing }).click();
  await expect(standings).toBeVisible();
  await expectNone('standings after a deal');
  const game = new URL(page.url()).hash.split('/')[2];
  for (const address of [`#/replay/${game}`, '#/statistics', '#/you', '#/']) {
    await page.goto(`/${address}`);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    await expectNone(address);
  }
});
