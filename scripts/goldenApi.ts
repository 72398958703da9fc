/** `npm run golden:api`: writes the API report of each library. */
import { writeFileSync } from 'node:fs';
import { apiReport, apiReportFile } from './apiReport.ts';
import { builtFolder } from './building.ts';
import { buildPackage, LIBRARIES } from './packages.ts';

for (const library of LIBRARIES) {
  const folder = builtFolder(library.name);
  await buildPackage(library, folder);
  writeFileSync(apiReportFile(library), apiReport(library, folder));
}
