import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runNode } from './shell.ts';
import { commandFile, folderOf, foldersBehind, root } from './workspace.ts';

const PAGE = '@nain-jaune/web';
const SERVER = '@nain-jaune/server';
const SMALLEST_COMPRESSED = 1024;

/** The folder of the built page. */
export const builtPage: string = builtFolder(PAGE);
/** The built program of the server. */
export const builtServer: string = join(builtFolder(SERVER), 'main.js');

/** Returns the folder into which a package is built. */
export function builtFolder(packageName: string): string {
  return join(folderOf(packageName), 'dist');
}

/** Builds the page if its sources have changed since the last build. Resolves to whether it was built. */
export function buildPageIfChanged(): Promise<boolean> {
  return buildIfChanged(PAGE, compressTexts);
}

/** Builds the server if its sources have changed since the last build. Resolves to whether it was built. */
export function buildServerIfChanged(): Promise<boolean> {
  return buildIfChanged(SERVER);
}

/** Loads the exports of the built server. */
export async function loadServer(): Promise<typeof import('../packages/server/src/index.ts')> {
  return import(pathToFileURL(join(builtFolder(SERVER), 'index.js')).href);
}

async function buildIfChanged(packageName: string, finish = (_folder: string) => {}): Promise<boolean> {
  const built = builtFolder(packageName);
  const stamp = join(built, '.sources');
  const hash = hashOfSources(packageName);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await build(packageName);
  finish(built);
  writeFileSync(stamp, hash);
  return true;
}

async function build(packageName: string): Promise<void> {
  const { ok, output } = await runNode(commandFile('vite', 'vite'), ['build'], {
    folder: folderOf(packageName),
    // Tests set another value, with which Vite builds for development.
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new Error(`${packageName} could not be built:\n${output}`);
}

/** Returns a hash of this file, the lockfile, and the sources of the package and of those that it imports. */
function hashOfSources(packageName: string): string {
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, join(root, 'package-lock.json'), ...sourceFiles(packageName)]) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles(packageName: string): readonly string[] {
  const patterns = ['*.{json,html,js,ts}', '{src,public}/**/*'];
  return foldersBehind(packageName).flatMap((folder) =>
    globSync(patterns, { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
}

/** Writes a Brotli and a gzip copy of every text of the page, so that the server need not compress. */
function compressTexts(folder: string): void {
  for (const name of globSync('**/*.{html,js,css,svg,json,webmanifest,txt}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < SMALLEST_COMPRESSED) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
