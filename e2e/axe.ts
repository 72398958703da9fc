import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is run instead of axe's half a megabyte where that was run before: it would be run twice for each look. */
const NOTHING = 'undefined';

/**
 * What axe finds wrong on a page, each with the elements concerned. What is right it does not describe, which takes most
 * of its time. `rules`: only these of its rules.
 */
export async function violationsOf(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) ? { axeSource: NOTHING } : {}) });
  axe.options({ resultTypes: ['violations'] });
  // Without frames of other sites it need not finish its work in a second page, which is opened each time.
  axe.setLegacyMode(true);
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Whether axe is still in the page from an earlier look: it goes with the document. */
async function hasAxe(page: Page): Promise<boolean> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis)));
  return found.every(Boolean);
}

const SCHEMES = ['light', 'dark'] as const;

/** Looks at all of a page in the light theme; the dark one has the same elements in other colours. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  // To change the theme is a quarter of the work: the one that is there comes first.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const colorScheme of isDark ? SCHEMES.toReversed() : SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : [];
    expect.soft(await violationsOf(page, rules), `${where}, ${colorScheme}`).toEqual([]);
  }
}
