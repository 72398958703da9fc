import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { Guest, texts } from './guest.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

const sharing = await words('fr').chapters.share();

/** APIs that Firefox refuses if all cookies are blocked, or that old browsers and plain HTTP lack. */
const FRAGILE = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'Notification',
  'AudioContext',
  'speechSynthesis',
  'SpeechSynthesisUtterance',
  'matchMedia',
  'requestIdleCallback',
];
const OF_NAVIGATOR = ['clipboard', 'share', 'serviceWorker', 'storage', 'locks', 'wakeLock', 'vibrate'];

/** The old way to copy, for pages without a clipboard. */
const OF_DOCUMENT = ['execCommand'];

type Way = 'throws' | 'is absent';

/** Makes every fragile API throw or absent, in the page and its workers. */
async function block(page: Page, way: Way): Promise<void> {
  const script = `for (const [of, names] of [[globalThis, ${JSON.stringify(FRAGILE)}], [navigator, ${JSON.stringify(OF_NAVIGATOR)}], [globalThis.document ?? {}, ${JSON.stringify(OF_DOCUMENT)}]])
    for (const name of names) {
      if (${way === 'is absent'}) delete Object.getPrototypeOf(of)[name];
      const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
      Object.defineProperty(of, name, ${way === 'is absent' ? '{ value: undefined }' : '{ get: refuse }'});
    }\n`;
  await page.addInitScript(script);
  await page.route(/\/worker-[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });
}

for (const way of ['throws', 'is absent'] as const) {
  test(`a game can be played, with one warning, if every fragile API ${way}`, { tag: ONLY.desk }, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await block(page, way);
    const player = new Player(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/?seed=blocked');
    await page.getByRole('button', { name: player.home.playAtOnce }).click();
    await expect(player.cards.first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: player.ui.notSaved })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`a table online can be used if every fragile API ${way}`, { tag: ONLY.desk }, async ({ page }) => {
    await block(page, way);
    const anne = await Guest.at(page, 'Anne');
    await anne.goTo('#/online');
    await page.getByRole('button', { name: texts.lobby.openTable }).click();
    await page.keyboard.type('Anne');
    await page.getByRole('button', { name: texts.settings.openTable }).click();
    await expect(anne.seat('Anne')).toContainText(anne.ui.you);
    await page.getByRole('button', { name: sharing.copy }).first().click();
    await expect(page.getByText(sharing.notCopied)).toBeVisible();
    await anne.startGame();
  });

  test(`the score keeper can be used if every fragile API ${way}`, { tag: ONLY.desk }, async ({ page }) => {
    const keeper = await words('fr').chapters.scoreKeeper();
    await block(page, way);
    await page.goto('/#/keeper');
    await page.getByRole('button', { name: keeper.start }).click();
    await expect(page.getByText(keeper.notSaved)).toBeVisible();
  });
}
