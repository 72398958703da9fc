import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildIfChanged, builtFolder } from './building.ts';

const pagePackage = '@nain-jaune/web';
const smallestWorthCompressing = 1024;

/** The folder that holds the built page. */
export const builtPage: string = builtFolder(pagePackage);

/** Builds the page if its sources have changed since the last build; tells whether it had to. */
export function buildPageIfChanged(): Promise<boolean> {
  return buildIfChanged(pagePackage, compressTexts);
}

/** Lays a Brotli and a gzip copy beside every text of the page, so that the server never compresses. */
function compressTexts(folder: string): void {
  for (const name of globSync('**/*.{html,js,css,svg,json,webmanifest,txt}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < smallestWorthCompressing) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
