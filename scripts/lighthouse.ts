/** `npm run lighthouse`: prints the Lighthouse report of the home page and of a table, on the mobile setting. */

import { buildPageIfChanged } from './building.ts';
import { CATEGORIES, reportPages } from './lighthouseRun.ts';

await buildPageIfChanged();
for (const { name, marks, findings, times } of await reportPages(CATEGORIES)) {
  console.log(name);
  for (const category of CATEGORIES)
    console.log(`  ${category.padEnd(16)}${String(marks[category]).padStart(4)}`);
  for (const [time, milliseconds] of Object.entries(times)) console.log(`  ${time}: ${milliseconds} ms`);
  for (const finding of findings) console.log(`  · ${finding}`);
}
