import { expect, test } from '@playwright/test';
import { reportPages } from '../scripts/lighthouseRun.ts';

test.skip(({ isMobile }) => isMobile, 'Lighthouse brings its own phone');
test('Lighthouse gives home and table full marks for accessibility, best practices and search', async () => {
  const wanted = ['accessibility', 'best-practices', 'seo'] as const;
  for (const { name, marks, findings } of await reportPages(wanted))
    expect.soft({ name, marks, findings }).toMatchObject({
      name,
      marks: Object.fromEntries(wanted.map((category) => [category, 100])),
      findings: [],
    });
});
