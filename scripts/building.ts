import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './shell.ts';
import { commandFile, foldersBehind, packageFolders, root } from './workspace.ts';

/** The folder into which a package of ours is built. */
export function builtFolder(packageName: string): string {
  return join(folderOf(packageName), 'dist');
}

/**
 * Builds a package of ours with Vite, then does what is left to do in the built folder, if its sources have changed since the
 * last build; tells whether it had to. Rejects with what Vite said where it cannot be built.
 */
export async function buildIfChanged(
  packageName: string,
  finish = (_folder: string) => {},
): Promise<boolean> {
  const built = builtFolder(packageName);
  const stamp = join(built, '.sources');
  const hash = hashOfSources(packageName);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await build(packageName);
  finish(built);
  writeFileSync(stamp, hash);
  return true;
}

function folderOf(packageName: string): string {
  const folder = packageFolders().get(packageName);
  if (folder === undefined) throw new Error(`there is no package ${packageName}`);
  return folder;
}

async function build(packageName: string): Promise<void> {
  const { ok, output } = await runNode(commandFile('vite', 'vite'), ['build'], {
    folder: folderOf(packageName),
    // Tests and some users set another one, with which Vite builds for development.
    env: { NODE_ENV: 'production' },
  });
  if (!ok) throw new Error(`${packageName} could not be built:\n${output}`);
}

/** Returns one hash of everything a build depends on: this file, the lockfile, the package and those it imports. */
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
