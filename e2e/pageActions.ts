import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** Goes to an address of the page, and waits for its heading and its words. */
export async function open(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
  await page.goto(`/${address}`);
  await expect(page.locator('h1:not([data-before])')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Stores preferences before the page is first loaded. The page may change them. */
export async function prefer(target: Page | BrowserContext, preferences: object): Promise<void> {
  await target.addInitScript((stored) => {
    if (localStorage.getItem('nain-jaune.preferences') === null)
      localStorage.setItem('nain-jaune.preferences', stored);
  }, JSON.stringify(preferences));
}

/** Says to the page that it is hidden or visible. */
export function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Opens all folded parts of the page. */
export async function unfoldAll(page: Page): Promise<void> {
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
}

/** Waits until the history has entries for this number of open sheets. */
export async function expectOpenSheets(page: Page, count: number): Promise<void> {
  const sheets = expect.poll(() => page.evaluate(() => history.state?.sheets));
  await (count === 0 ? sheets.toBeUndefined() : sheets.toBe(count));
}

/** Expects that an element ends where another begins, or above. */
export async function expectAbove(upper: Locator, lower: Locator, message?: string): Promise<void> {
  await expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0), message).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }).toPass({ timeout: 5000 });
}

/** Presses a button that saves a file. */
export async function download(button: Locator) {
  const download = button.page().waitForEvent('download');
  await button.click();
  const file = await download;
  const path = await file.path();
  return { name: file.suggestedFilename(), path, text: () => readFile(path, 'utf8') };
}

/** Waits three frames, so that the page has drawn its last changes. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Sets the size of all text of the page in per cent of the usual. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
  }, percent);
}

/** Returns a list that an init script collects in the page under a global name. */
export function collected<Item>(page: Page, name: string): Promise<Item[]> {
  return page.evaluate((name) => Reflect.get(globalThis, name), name);
}
