import { expect, test } from '@playwright/test';
import { bundleGoldenDays, GOLDEN_DAYS } from './goldenDaysBundle.ts';
import { ONLY } from './screens.ts';

test('thirty days have the same deals, moves and results in Chromium as in Node', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await page.addScriptTag({ content: await bundleGoldenDays() });
  expect(await page.evaluate('golden.goldenDays()')).toBe(GOLDEN_DAYS);
});
