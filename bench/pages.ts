import type { Browser } from '@playwright/test';
import { median } from './kernel.ts';
import type { PageFigure } from './page.ts';
import { newPhone, slowDown } from './phone.ts';

/** Pages that are opened on their own, from a link. */
const PAGES = ['daily', 'puzzles', 'analyse', 'explore'];
// The median of the runs counts.
const OPENINGS = 3;
const BUDGET_MS = 3000;

/** Measures the time from an address to its page, without a cache. */
export async function timePages(browser: Browser, address: string): Promise<PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const name of PAGES) {
    const times: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++)
      times.push(await timeOpening(browser, `${address}/#/${name}`));
    figures.push({ name: `until #/${name} is open`, value: median(times), unit: 'ms', budget: BUDGET_MS });
  }
  return figures;
}

async function timeOpening(browser: Browser, address: string): Promise<number> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await slowDown(page, { network: true });
  const from = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  const shown = Date.now() - from;
  await context.close();
  return shown;
}
