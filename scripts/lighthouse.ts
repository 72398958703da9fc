/** `npm run lighthouse`: what Lighthouse says of the built page on its mobile setting, at home and at a table. */

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
