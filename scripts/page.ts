import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runNode } from './shell.ts';
import { commandFile, foldersBehind, root } from './workspace.ts';

const pagePackage = '@nain-jaune/web';
const pageFolder = join(root, 'packages/web');
const stampFile = join(root, 'packages/web/dist/.sources');
const smallestWorthCompressing = 1024;

/** The folder that holds the built page. */
export const builtPage: string = join(pageFolder, 'dist');

/** Builds the page with Vite if its sources have changed since the last build; tells whether it had to. */
export async function buildPageIfChanged(): Promise<boolean> {
  const hash = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return false;
  await buildPage();
  writeFileSync(stampFile, hash);
  return true;
}

async function buildPage(): Promise<void> {
  const { ok, output } = await runNode(commandFile('vite', 'vite'), ['build'], { folder: pageFolder });
  if (!ok) throw new Error(`The page could not be built:\n${output}`);
  compressTexts();
}

/** One hash over everything the page is made of: its package, the packages behind it, and the lockfile. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of [join(root, 'package-lock.json'), ...sourceFiles()]) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles(): readonly string[] {
  const patterns = ['*.{json,html,js,ts}', '{src,public}/**/*'];
  return foldersBehind(pagePackage).flatMap((folder) =>
    globSync(patterns, { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
}

/** Lays a Brotli and a gzip copy beside every text of the page, so that the server never compresses. */
function compressTexts(): void {
  for (const name of globSync('**/*.{html,js,css,svg,json,webmanifest,txt}', { cwd: builtPage })) {
    const file = join(builtPage, name);
    const content = readFileSync(file);
    if (content.length < smallestWorthCompressing) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
