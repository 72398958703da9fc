import { expect, test } from '@playwright/test';
import { reportPages } from '../scripts/lighthouseRun.ts';
import { ONLY } from './screens.ts';

test('home and table have full marks in Lighthouse', { tag: ONLY.desk }, async () => {
  const wanted = ['accessibility', 'best-practices', 'seo'] as const;
  for (const { name, marks, findings } of await reportPages(wanted))
    expect.soft({ name, marks, findings }).toMatchObject({
      name,
      marks: Object.fromEntries(wanted.map((category) => [category, 100])),
      findings: [],
    });
});
