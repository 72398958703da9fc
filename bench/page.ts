import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, errors } from '@playwright/test';
import { buildPageIfChanged, builtPage } from '../scripts/building.ts';
import { type LighthouseReport, reportPages } from '../scripts/lighthouseRun.ts';
import { type Figure, isBroken, median, printFigure } from './figure.ts';
import { beginGame, type Marks, noteTaps, playDealWatched, type Taps } from './inPage.ts';
import { timePages } from './pages.ts';
import { newPhone, type Served, slowDown, withBrowser } from './phone.ts';

// The median of the runs counts.
const STARTS = 5;
const PLAYS = 5;
const AUDITS = 5;

/** Measures the size of the built page, the time to the first table and the frames of a deal, and prints the figures. */
export async function benchPage(): Promise<{ figures: readonly Figure[]; broken: boolean }> {
  await buildPageIfChanged();
  const figures = [...(await ownFigures()), ...(await lighthouseFigures())];
  console.log('\nthe page, on a phone four times slower, on a slow network');
  for (const figure of figures) printFigure(figure);
  return { figures, broken: figures.some(isBroken) };
}

async function ownFigures(): Promise<Figure[]> {
  return withBrowser(async (browser, served) => [
    ...(await weigh(browser, served)),
    ...(await timeStarts(browser, served)),
    ...(await watchFrames(browser, served)),
    await tapThrough(browser, served),
    ...(await timePages(browser, served.address)),
  ]);
}

/** Measures what the browser loads until the hand is shown. What it loads later, when idle, does not count. */
async function weigh(browser: Browser, served: Served): Promise<Figure[]> {
  const page = await newPhone(browser);
  served.requests.length = 0;
  await page.goto(`${served.address}/?seed=weight`);
  const shown = await beginGame(page);
  const files = [...new Set(served.requests.filter(({ at }) => at <= shown).map(({ file }) => file))];
  await page.close();
  const program = files.filter((file) => /\.(js|css)$/.test(file));
  return [
    { name: 'script and style of the first table', value: kilobytes(program), unit: 'kB', budget: 95 },
    { name: 'the same with art, letters and page', value: kilobytes(files), unit: 'kB', budget: 250 },
  ];
}

/** Returns the size of files with Brotli. */
function kilobytes(files: readonly string[]): number {
  const bytes = files.map((file) => {
    const path = join(builtPage, file === '/' ? 'index.html' : file);
    return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : statSync(path).size;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Measures the time until a game can be started, and until the first table of a game that is started at once. */
async function timeStarts(browser: Browser, served: Served): Promise<Figure[]> {
  const starts: { readonly home: number; readonly table: number }[] = [];
  for (let start = 0; start < STARTS; start++) starts.push(await timeStart(browser, served));
  const home = median(starts.map((start) => start.home));
  const table = median(starts.map((start) => start.table));
  return [
    { name: 'until a game can be begun', value: home, unit: 'ms', budget: 2000 },
    { name: 'from beginning it to the hand', value: table - home, unit: 'ms', budget: 2000 },
  ];
}

async function timeStart(browser: Browser, { address }: Served): Promise<{ home: number; table: number }> {
  const page = await newPhone(browser);
  await slowDown(page, { network: true });
  const from = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await beginGame(page);
  const began = await page.evaluate(() => (globalThis as unknown as Marks).beganAt);
  await page.close();
  return { home: began - from, table: shown - from };
}

async function watchFrames(browser: Browser, served: Served): Promise<Figure[]> {
  const longest: number[] = [];
  for (let play = 0; play < PLAYS; play++) longest.push(await longestFrame(browser, served));
  console.log(`the longest frame of each play: ${longest.map((frame) => frame.toFixed(0)).join(', ')} ms`);
  return [{ name: 'the longest frame of a deal', value: median(longest), unit: 'ms', budget: 100 }];
}

/** Plays a deal and returns its longest frame in milliseconds. The browser reports frames of 50 ms and more. */
async function longestFrame(browser: Browser, { address }: Served): Promise<number> {
  const page = await newPhone(browser);
  await page.goto(`${address}/?seed=frames`);
  await beginGame(page);
  await page.waitForTimeout(2000);
  await slowDown(page);
  const longest = await page.evaluate(playDealWatched);
  await page.close();
  return longest;
}

/** Plays a deal by touch and returns the longest interaction to next paint. */
async function tapThrough(browser: Browser, { address }: Served): Promise<Figure> {
  const page = await newPhone(browser);
  await page.goto(`${address}/?seed=taps`);
  await beginGame(page);
  await page.waitForTimeout(2000);
  await slowDown(page);
  await page.evaluate(noteTaps);
  const act = page
    .locator(
      '.note button, [role=toolbar] button:not([aria-disabled=true]), button.pass:not([aria-disabled=true])',
    )
    .first();
  const settled = page.locator('dialog[open] [data-first]');
  while (!(await settled.isVisible())) {
    await act.or(settled).first().waitFor();
    if (!(await settled.isVisible()))
      await act.tap({ position: { x: 8, y: 12 }, timeout: 2000 }).catch(ignoreTimeout);
  }
  const slowest = await page.evaluate(() => (globalThis as unknown as Taps).slowestTap);
  await page.close();
  return { name: 'the slowest tap until it is seen', value: slowest, unit: 'ms', budget: 200 };
}

/** The page may have played the card itself. */
function ignoreTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** Returns the median of several marks of each page. A single one varies by ten with other load. */
async function lighthouseFigures(): Promise<Figure[]> {
  const audits: LighthouseReport[][] = [];
  for (let audit = 0; audit < AUDITS; audit++) audits.push(await reportPages(['performance']));
  const pages = audits[0]?.map(({ name }) => name) ?? [];
  return pages.map((name, page) => {
    const marks = audits.map((audit) => audit[page]?.marks.performance ?? 0);
    console.log(`Lighthouse's marks for speed, ${name}: ${marks.join(', ')}`);
    const value = median(marks);
    return { name: `Lighthouse's mark for speed, ${name}`, value, unit: '', budget: 95, isLeast: true };
  });
}
