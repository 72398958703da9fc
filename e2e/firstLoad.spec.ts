import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtPage } from '../scripts/building.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

/** In kilobytes, with Brotli. It is not raised without a decision record. `npm run bench` has the goal. */
const MOST_KB = 98.1;

interface Shown {
  shownAt?: number;
}

/** Notes when the hand is first shown. */
function noteHand(): void {
  new MutationObserver(() => {
    const page = globalThis as Shown;
    if (document.querySelector('[data-hand] button') !== null) page.shownAt ??= performance.now();
  }).observe(document, { subtree: true, childList: true });
}

/** Returns the scripts and style sheets that were requested until the hand was shown. */
function requestedUntilShown(): string[] {
  const { shownAt = 0 } = globalThis as Shown;
  const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= shownAt);
  return files.map(({ name }) => new URL(name).pathname).filter((path) => /\.(js|css)$/.test(path));
}

test('the first table loads little script and style', { tag: ONLY.phone }, async ({ page }) => {
  // A worker's own file is not among the resources of the page.
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await page.addInitScript(noteHand);
  const player = new Player(page);
  await page.goto('/?seed=weight');
  await page.getByRole('button', { name: player.home.playAtOnce }).tap();
  await player.waitForTurn();
  const files = new Set([...(await page.evaluate(requestedUntilShown)), ...workers.slice(0, 1)]);
  const sizes = [...files].map((path) => {
    const file = join(builtPage, path);
    if (!existsSync(file)) throw new Error(`${path} is not in the built page`);
    return [path, brotliCompressSync(readFileSync(file)).length] as const;
  });
  expect(sizes.length).toBeGreaterThan(8);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0) / 1000;
  expect(total, sizes.map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(MOST_KB);
});
