import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

/** With this in the environment the golden files are written anew: look at what changed before you keep it. */
const WRITES = process.env['GOLDEN'] === 'write';

/** Keeps every text that enters the live region of the table, in order, as a screen reader would say it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const hear = (node: Node) => {
      const parent = node instanceof Element ? node : node.parentElement;
      if (parent?.closest('main [role="status"]')) told.push(node.textContent ?? '');
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(hear);
    }).observe(document, { childList: true, subtree: true });
  });
  return async () =>
    (await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).filter(
      (text) => text.trim() !== '',
    );
}

/** The languages in which what is announced was read through. */
const READ = ['fr', 'en', 'de'] as const;

for (const language of READ) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('everything that happens in a deal is announced once and in order', { tag: ONLY.desk }, async ({
      page,
    }) => {
      const told = await listen(page);
      const player = new Player(page, language);
      await player.begin({ ruleset: 'gelber-zwerg', players: 4, deals: 1, seed: 'ansagen', language });
      // The first honour that may be is laid without claiming, every other one claims.
      let silent = false;
      for (let asked = await player.asked(); asked !== 'settlement'; asked = await player.asked()) {
        const before = (await told()).length;
        if (asked === 'pass') await page.keyboard.press('p');
        else {
          if (!silent && (await player.silently.isVisible())) {
            await player.silently.press('Enter');
            await player.silentMenu.getByRole('button').first().press('Enter');
            silent = true;
          } else await player.playable.first().press('Enter');
        }
        // Every act is followed by a sentence. A key that is pressed before it could be taken for the next act.
        await expect.poll(async () => (await told()).length).toBeGreaterThan(before);
      }
      const text = `${(await told()).join('\n')}\n`;
      const file = new URL(`./golden/announcements-${language}.txt`, import.meta.url);
      if (WRITES) writeFileSync(file, text);
      expect(text).toBe(readFileSync(file, 'utf8'));
    });
  });
}
