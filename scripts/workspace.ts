import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** The part of a package.json that the scripts read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The package.json in a folder, taken to have the shape that npm gives it. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The folders of our own packages, by package name. */
export function packageFolders(): ReadonlyMap<string, string> {
  const manifests = globSync('packages/*/package.json', { cwd: root }).sort();
  const folders = manifests.map((manifest) => join(root, manifest, '..'));
  return new Map(folders.map((folder) => [readManifest(folder).name, folder]));
}

/** The folders of a package and of all our packages that it is built on. */
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

/** The JavaScript file of a command that an installed package brings, to be run with `process.execPath`. */
export function commandFile(packageName: string, command: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = readManifest(folder);
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, file);
}
