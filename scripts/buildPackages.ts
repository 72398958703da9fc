/** `npm run build:packages`: builds each published package into its folder `dist`. */
import { builtFolder } from './building.ts';
import { buildPackage, PUBLISHED } from './packages.ts';

for (const published of PUBLISHED) {
  const folder = builtFolder(published.name);
  await buildPackage(published, folder);
  console.log(`${published.name} is built: npm publish ${folder}`);
}
