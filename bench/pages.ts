import type { Browser } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { newPhone, slowDown } from './phone.ts';

/** Pages that are opened on their own, from a link. */
const PAGES = ['daily', 'challenge/none', 'puzzles', 'analyse', 'board', 'hand/none'];
// The median of the runs counts.
const OPENINGS = 3;
const BUDGET_MS = 3000;
/** A first lead of family rules, as the leader sees it. */
const POSITION = 'famille_0_1_120,120,120,120_0,0,0,0,0_Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12_?4_.';
const ANSWER_BUDGET_MS = 300;

/** Measures the time from an address to its page, without a cache. */
export async function timePages(browser: Browser, address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of PAGES) {
    const times: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++)
      times.push(await timeOpening(browser, `${address}/#/${name}`));
    figures.push({ name: `until #/${name} is open`, value: median(times), unit: 'ms', budget: BUDGET_MS });
  }
  return [...figures, await timeJudgement(browser, `${address}/#/analyse/${POSITION}`)];
}

/** Measures the time to the first values of the moves of a position, on a processor of full speed. */
async function timeJudgement(browser: Browser, address: string): Promise<Figure> {
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    const answer = page.locator('[data-first-answer]');
    times.push(Number(await answer.getAttribute('data-first-answer')));
    await page.close();
  }
  const value = median(times);
  return { name: 'first judgement of a position', value, unit: 'ms', budget: ANSWER_BUDGET_MS };
}

async function timeOpening(browser: Browser, address: string): Promise<number> {
  const page = await newPhone(browser);
  await slowDown(page, { network: true });
  const from = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  const shown = Date.now() - from;
  await page.close();
  return shown;
}
