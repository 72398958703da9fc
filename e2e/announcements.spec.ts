import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { collected } from './pageActions.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

/** `GOLDEN=write` in the environment rewrites the golden files. */
const WRITES = process.env['GOLDEN'] === 'write';

/** Collects the texts that enter the live region of the table, as a screen reader would read them. */
async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    const add = (node: Node) => {
      const parent = node instanceof Element ? node : node.parentElement;
      if (parent?.closest('main [role="status"]')) announced.push(node.textContent ?? '');
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(add);
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => (await collected<string>(page, 'announced')).filter((text) => text.trim() !== '');
}

for (const language of ['fr', 'en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('every event of a deal is announced once and in order', { tag: ONLY.desk }, async ({ page }) => {
      const announcements = await watchAnnouncements(page);
      const player = await new Player(page, language).begin({
        ruleset: 'gelber-zwerg',
        players: 4,
        deals: 1,
        seed: 'ansagen',
      });
      // The first honour is laid silently.
      let isSilent = false;
      for (let turn = await player.waitForTurn(); turn !== 'settlement'; turn = await player.waitForTurn()) {
        const before = (await announcements()).length;
        if (turn === 'pass') await page.keyboard.press('p');
        else {
          // The button comes with the first honour, and is loaded then.
          if (!isSilent && (await player.playableHonours.count()) > 0) {
            await player.silently.press('Enter');
            await player.silentMenu.getByRole('button').first().press('Enter');
            isSilent = true;
          } else await player.playable.first().press('Enter');
        }
        // Every move is announced before the next key is pressed.
        await expect.poll(async () => (await announcements()).length).toBeGreaterThan(before);
      }
      const text = `${(await announcements()).join('\n')}\n`;
      const file = new URL(`./golden/announcements-${language}.txt`, import.meta.url);
      if (WRITES) writeFileSync(file, text);
      expect(text).toBe(readFileSync(file, 'utf8'));
    });
  });
}
