import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The keys of a package.json that the scripts read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the folders of the packages in `packages/`, by package name. */
export function packageFolders(): ReadonlyMap<string, string> {
  const manifests = globSync('packages/*/package.json', { cwd: root }).sort();
  const folders = manifests.map((manifest) => join(root, manifest, '..'));
  return new Map(folders.map((folder) => [readManifest(folder).name, folder]));
}

/** Returns the folder of a package in `packages/`. */
export function folderOf(packageName: string): string {
  const folder = packageFolders().get(packageName);
  if (folder === undefined) throw new Error(`there is no package ${packageName}`);
  return folder;
}

/** Returns the folders of a package and of all packages in `packages/` that it depends on. */
export function foldersBehind(packageName: string): readonly string[] {
  const folders = packageFolders();
  const found = new Set<string>();
  const collect = (name: string): void => {
    const folder = folders.get(name);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    Object.keys(readManifest(folder).dependencies ?? {}).forEach(collect);
  };
  collect(packageName);
  return [...found].sort();
}

/** Returns the JavaScript file of a command of an installed package. */
export function commandFile(packageName: string, command: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = readManifest(folder);
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, file);
}
