import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { bundleGoldenDays, GOLDEN_DAYS } from '../goldenDaysBundle.ts';
import { launchFirefox } from './launchFirefox.ts';

let browser: Browser;

before(async () => {
  browser = await launchFirefox();
});

after(() => browser?.close());

test('thirty days have the same deals, moves and results in Firefox as in Node', async () => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleGoldenDays() });
  assert.equal(await page.evaluate('golden.goldenDays()'), GOLDEN_DAYS);
});
