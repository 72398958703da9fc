/** `npm run golden:api`: writes the report of the API of each library, after a change that is wanted. */
import { writeFileSync } from 'node:fs';
import { apiReport, apiReportFile } from './apiReport.ts';
import { builtFolder } from './building.ts';
import { buildPackage, LIBRARIES } from './packages.ts';

for (const library of LIBRARIES) {
  const folder = builtFolder(library.name);
  await buildPackage(library, folder);
  writeFileSync(apiReportFile(library), apiReport(library, folder));
}
