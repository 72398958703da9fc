import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFolders, readManifest, root } from './workspace.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const lockfile = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
const installed = Object.entries(lockfile.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const direct = [root, ...packageFolders().values()].flatMap((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = readManifest(folder);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function namesOf(packages: readonly (readonly [string, unknown])[]): readonly string[] {
  return packages.map(([name]) => name);
}

describe('dependencies', () => {
  it('have exact versions', () => {
    const isExact = (version: string): boolean => /^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version);
    expect(namesOf(direct.filter(([, version]) => !isExact(version)))).toEqual([]);
  });

  it('are explained in docs/dependencies.md', () => {
    const explanation = read('docs/dependencies.md');
    const foreign = namesOf(direct).filter((name) => !name.startsWith('@nain-jaune/'));
    expect(foreign.filter((name) => !explanation.includes(`\`${name}\``))).toEqual([]);
  });

  it('include everything that docs/dependencies.md explains', () => {
    const rows = [...read('docs/dependencies.md').matchAll(/^\| (`.*?) \|/gm)];
    const explained = rows.flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const names = namesOf(direct);
    expect(explained.filter((name = '') => !names.includes(name))).toEqual([]);
  });

  it('have hashes in the lockfile, which names no registry', () => {
    expect(namesOf(installed.filter(([, { integrity }]) => integrity === undefined))).toEqual([]);
    expect(namesOf(installed.filter(([, { resolved }]) => resolved !== undefined))).toEqual([]);
  });

  it('have licences of docs/licences.md', () => {
    const licences = read('docs/licences.md');
    const isKnown = (licence: string | undefined): boolean =>
      licence !== undefined && new RegExp(`^\\| .*\\b${licence}\\b.* \\|`, 'm').test(licences);
    expect(installed.filter(([, { license }]) => !isKnown(license)).map(([name]) => name)).toEqual([]);
  });

  it.each(['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-arm64', 'linux-x64'])(
    'have binaries for %s',
    (system) => {
      const tools = ['@biomejs/cli', '@rolldown/binding', '@oxc-parser/binding', '@typescript/typescript'];
      const isLocked = (tool: string): boolean =>
        installed.some(([path]) => path.startsWith(`node_modules/${tool}-${system}`));
      expect(tools.filter((tool) => !isLocked(tool))).toEqual([]);
    },
  );
});
