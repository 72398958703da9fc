import { globSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { packageFolders, readManifest, root } from './workspace.ts';

export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
}

export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Link extends Import {
  readonly file: string;
  /** The path of the imported file. For a package of npm, its specifier. */
  readonly target: string;
}

export function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.includes('/src/testing/');
}

export function linksOf({ path, text }: Source, packages: readonly Package[]): readonly Link[] {
  return importsOf(path, text).map((found) => ({
    ...found,
    file: path,
    target: resolveImport(path, found.specifier, packages),
  }));
}

function resolveImport(file: string, specifier: string, packages: readonly Package[]): string {
  const [path = specifier] = specifier.split('?');
  if (isRelative(path)) return posix.join(posix.dirname(file), path);
  const owner = packages.find(({ name }) => name === packageNameOf(path));
  const exported = owner?.exports[`.${path.slice(owner.name.length)}`];
  return owner && exported ? posix.join(owner.folder, exported) : path;
}

export function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

export function packageNameOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

export function readPackages(): readonly Package[] {
  return [...packageFolders()].map(([name, folder]) => {
    const { dependencies, devDependencies, exports } = readManifest(folder);
    return {
      name,
      folder: slashed(relative(root, folder)),
      dependencies: Object.keys({ ...dependencies, ...devDependencies }),
      exports: exports ?? {},
    };
  });
}

export function readSources(): readonly Source[] {
  return globSync('packages/*/src/**/*.{ts,svelte}', { cwd: root })
    .sort()
    .map((file) => ({ path: slashed(file), text: readFileSync(join(root, file), 'utf8') }));
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
