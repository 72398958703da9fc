import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';

/** The words wrap differently in each language, so the board on a phone may be a line of text higher or lower. */
const TOLERANCE = 24;

/** Holds back the program of the page. Returns what lets it go. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/shell-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the board is seen before the program, and stays where it is', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const release = await holdProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  const shell = page.locator('#shell .wood');
  await expect(shell).toBeVisible();
  const before = await shell.boundingBox();
  release();
  await expect(page.getByRole('button', { name: new Player(page).home.playAtOnce })).toBeVisible();
  const board = page.locator('main .board');
  await expect(board).toBeVisible();
  const after = await board.boundingBox();
  await expect(page.locator('#shell')).toHaveCount(0);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0)), side).toBeLessThan(TOLERANCE);
  expect(faults).toEqual([]);
});

test('other addresses show no board', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/#/rules', { waitUntil: 'commit' });
  await expect(page.locator('#shell .wood')).toBeAttached();
  await expect(page.locator('#shell .wood')).toBeHidden();
  release();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('#shell')).toHaveCount(0);
});
