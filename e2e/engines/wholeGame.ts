import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkRecord } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import type { Browser, Page } from 'puppeteer-core';
import { gameOf, parseStored, storedText } from '../storedRecord.ts';
import { TIMEOUT_MS } from './enginePage.ts';
import { type NextClick, nextClick, type ScreenNames } from './nextClick.ts';
import { launchFirefox } from './puppeteerEngine.ts';
import { type StartedServer, startServer } from './startServer.ts';

const DEALS = 2;
/** More than a game needs. */
const MAX_ACTIONS = 1000;
/** More than the number of cards in a hand. */
const MAX_STEPS = 20;
const { home, interface: ui } = words('en');
const NAMES: ScreenNames = {
  hand: ui.yourHand,
  pass: ui.pass,
  nextDeal: ui.nextDeal,
  playAgain: ui.playAgain,
};

let server: StartedServer;
let browser: Browser;

before(async () => {
  server = await startServer();
  browser = await launchFirefox();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

test('a whole game is played in Firefox, a deal by keyboard and one by mouse, and its record is valid', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${server.address}/?seed=firefox`);
  await beginGame(page);
  const presses = await playByKeys(page);
  const clicks = await playToTheEnd(page);
  assert.deepEqual(errors, []);
  const record = parseStored(await page.evaluate(storedText, gameOf(page.url())));
  assert.deepEqual(checkRecord(record), []);
  assert.equal(record.deals.length, DEALS);
  assert.ok(record.end, 'the game is over');
  assert.ok(JSON.stringify(record.deals).includes('!'), 'no honour was announced');
  assert.ok(clicks.lay > 2, `only ${clicks.lay} cards were clicked`);
  assert.ok(presses > 2, `only ${presses} cards were laid by key`);
});

async function beginGame(page: Page): Promise<void> {
  await press(page, ui.settings);
  await choose(page, ui.pace, ui.paces.instant);
  await press(page, ui.close);
  // The name of the button includes the present choice.
  await page.locator(`::-p-text(${home.customise})`).click();
  await press(page, home.moreRules);
  await page.locator('input[name=ruleset][value=yellow-dwarf]').click();
  await choose(page, ui.gameLength, ui.lengthOfDeals(DEALS));
  await press(page, ui.startGame);
}

async function press(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}

async function choose(page: Page, list: string, option: string): Promise<void> {
  const field = await page.waitForSelector(`::-p-aria([name="${list}"][role="combobox"])`);
  const value = await field?.evaluate(
    (element, text) => [...(element as HTMLSelectElement).options].find((one) => one.text === text)?.value,
    option,
  );
  assert.ok(value, `${list} has no ${option}`);
  await field?.select(value);
}

/** Plays a deal by keyboard and begins the next. Returns the number of cards laid by key. */
async function playByKeys(page: Page): Promise<number> {
  const { keyboard } = page;
  let presses = 0;
  for (let acts = 0; acts < MAX_ACTIONS; acts++) {
    const found = await page.waitForFunction(nextClick, {}, NAMES);
    const { act, name } = (await found.jsonValue()) as NextClick;
    if (act === 'pass') await keyboard.press('p');
    else if (act === 'lay') {
      await keyboard.press('h');
      for (let step = 0; step < MAX_STEPS && (await focusedName(page)) !== name; step++)
        await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      presses++;
    } else {
      await page.waitForFunction(() => document.activeElement?.matches('dialog[open] [data-first]'));
      await keyboard.press('Enter');
      return presses;
    }
  }
  throw new Error('no key ends the deal');
}

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.ariaLabel ?? null);
}

/** Plays until the game is over, announcing every honour. Returns the number of clicks by kind. */
async function playToTheEnd(page: Page): Promise<Record<NextClick['act'], number>> {
  const clicks = { deal: 0, lay: 0, over: 0, pass: 0 };
  for (let acts = 0; acts < MAX_ACTIONS; acts++) {
    const found = await page.waitForFunction(nextClick, {}, NAMES);
    const { act, x, y } = (await found.jsonValue()) as NextClick;
    if (act === 'over') return clicks;
    await page.mouse.click(x, y);
    clicks[act]++;
  }
  throw new Error('no click ends the game');
}
