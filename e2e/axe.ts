import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Returns axe's violations with the elements concerned. `rules`: only these of its rules. Axe describes violations alone,
 * because the description of what is right takes most of its time.
 */
async function violationsOf(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Axe is half a megabyte, and it stays in the page until the document is replaced.
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) ? { axeSource: 'undefined' } : {}) });
  axe.options({ resultTypes: ['violations'] });
  // Without frames of other origins, axe needs no second page.
  axe.setLegacyMode(true);
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function hasAxe(page: Page): Promise<boolean> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis)));
  return found.every(Boolean);
}

/** Checks the page in its present theme. */
export async function expectNoViolationsInTheme(
  page: Page,
  where?: string,
  rules: readonly string[] = [],
): Promise<void> {
  expect(await violationsOf(page, rules), where).toEqual([]);
}

const SCHEMES = ['light', 'dark'] as const;

/** Checks everything in the light theme, and the colours in the dark one. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  // Changing the theme is a quarter of the work, so the present theme is the first.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const colorScheme of isDark ? SCHEMES.toReversed() : SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : [];
    expect.soft(await violationsOf(page, rules), `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** Checks everything in both themes. Leaves the page in the light one. */
export async function expectNoViolationsInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES.toReversed()) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolationsInTheme(page);
  }
}
