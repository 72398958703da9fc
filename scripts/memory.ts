/**
 * The memory of the tests: what has passed is not run again until something changes that it may read.
 *
 * A stamp in `node_modules/.cache/passed` is written only after success. It is a hash of the version of Node and of the files that
 * the step may read:
 * - Unit tests of a folder read its files, the packages that these import, and other files that they name by a path that begins
 *   with `../`. The same holds for what they name.
 * - All read the files that belong to no package: lockfile, configuration, scripts and fixtures.
 * - Browser tests read the packages behind page and server. Checks and the tests of scripts may read every file.
 *
 * Ignored files do not count: they are installed or built from the others. Browser, databases and the date are not part of a stamp:
 * `--fresh` forgets all of them. Without Git nothing is remembered.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { StepResult } from './steps.ts';
import { root } from './workspace.ts';

/** The folder of the stamps, and of what compilers remember. */
export const memoryFolder: string = join(root, 'node_modules/.cache/passed');
/** Matches what is read only if it is named, and what is never read by the tests of packages. */
const APART = /^(packages|docs|e2e|examples|bench|deploy|\.\w+)\/|^[^/]*\.md$/;
const NAMED = /(?<=['"`])(?:@nain-jaune\/[\w-]+|(?:\.\.\/)+[^'"`$\n]*)/g;

const UNCHANGED = 'not run: unchanged since it passed';

/** Whether a step has passed with the present files. */
export interface Stamp {
  readonly isCurrent: boolean;
  /** Stores that it has passed with the files as they were when the stamp was made. */
  readonly write: () => void;
}

export function stampOf(name: string, files: readonly string[]): Stamp {
  const file = join(memoryFolder, name.replaceAll(/\W+/g, '-'));
  const hash = hashOf(files);
  const isCurrent = hasGit && existsSync(file) && readFileSync(file, 'utf8') === hash;
  const write = () => {
    mkdirSync(memoryFolder, { recursive: true });
    writeFileSync(file, hash);
  };
  return { isCurrent, write };
}

/** Runs a step unless it has passed with the present files. */
export async function unlessUnchanged(
  name: string,
  files: readonly string[],
  run: () => Promise<StepResult>,
): Promise<StepResult> {
  const stamp = stampOf(name, files);
  if (stamp.isCurrent) return { ok: true, output: '', summary: `  ${UNCHANGED}`, unchanged: [name] };
  const result = await run();
  if (result.ok) stamp.write();
  return result;
}

/** Removes all stamps, and what compilers remember. */
export function forget(): void {
  for (const folder of [memoryFolder, join(root, 'packages/web/.svelte-check')])
    rmSync(folder, { recursive: true, force: true });
}

const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
const hasGit = git.status === 0;
/** All files that Git does not ignore, by their paths from the root. */
export const allFiles: readonly string[] = hasGit
  ? [...new Set(git.stdout.toString().split('\0'))]
      .filter((file) => file && existsSync(join(root, file)))
      .sort()
  : [];

/** Returns the files that the unit tests of a folder may read, such as `packages/words`. */
export function filesBehind(start: string): readonly string[] {
  const reached = new Set([start]);
  // The loop also visits what is added during it.
  for (const place of reached)
    for (const file of filesIn(place)) for (const name of namedBy(file)) reached.add(name);
  return allFiles.filter((file) => !APART.test(file) || [...reached].some((place) => isIn(file, place)));
}

/** Returns the files that the browser tests may read. */
export function filesBehindBrowserTests(): readonly string[] {
  const behind = new Set(['packages/web', 'packages/server'].flatMap(filesBehind));
  const isRead = (file: string) => isIn(file, 'e2e') || isIn(file, 'deploy') || behind.has(file);
  return allFiles.filter((file) => isRead(file) && !file.endsWith('.test.ts'));
}

function filesIn(place: string): readonly string[] {
  return allFiles.filter((file) => isIn(file, place));
}

function isIn(file: string, place: string): boolean {
  return place === '.' || file === place || file.startsWith(`${place}/`);
}

const named = new Map<string, readonly string[]>();

/** Returns the folders of the packages that a source imports, and the paths outside of its folder that it names. */
function namedBy(file: string): readonly string[] {
  const known = named.get(file);
  if (known) return known;
  const names = /\.(ts|mjs|svelte)$/.test(file)
    ? (readFileSync(join(root, file), 'utf8').match(NAMED) ?? [])
    : [];
  const places = names.map((name) => placeOf(file, name)).filter((place) => !isIn(place, folderOf(file)));
  named.set(file, places);
  return places;
}

function placeOf(file: string, name: string): string {
  if (!name.startsWith('.')) return name.replace('@nain-jaune', 'packages');
  const path = posix.join(posix.dirname(file), name).replace(/\/$/, '');
  // Nothing follows from a built or installed file: it changes with its sources.
  const isStored = filesIn(path).length > 0;
  return isStored && path.startsWith('packages/') ? folderOf(path) : path;
}

/** Returns the folder of a file below the root, or the package that it belongs to. */
function folderOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  return top === 'packages' ? `${top}/${second}` : top;
}

const hashes = new Map<string, Buffer>();

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const known =
      hashes.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest();
    hashes.set(file, known);
    hash.update(`${file}\0`).update(known);
  }
  return hash.digest('hex');
}
