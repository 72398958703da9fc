import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Finished, runNode } from './shell.ts';
import { commandFile, folderOf, type Manifest, readManifest, root } from './workspace.ts';

export interface PublishedPackage {
  readonly name: string;
  /** The folder of its sources. */
  readonly source: string;
  /** Builds its JavaScript and declarations into a folder. */
  readonly build: (folder: string) => Promise<Finished>;
  /** Returns the keys of its published package.json that differ from the source. */
  readonly published: (manifest: Manifest) => object;
}

/** The page of the project, which every published package names. */
export const HOME = 'https://github.com/nain-jaune/nain-jaune';

/** The libraries, in the order of their dependencies. */
export const LIBRARIES: readonly PublishedPackage[] = ['engine', 'bots', 'review', 'judge'].map(library);
/** The packages that are published. */
export const PUBLISHED: readonly PublishedPackage[] = [...LIBRARIES, commandLine()];

/** Builds a package into a folder that npm can pack. The folder is emptied first. */
export async function buildPackage(
  { name, source, build, published }: PublishedPackage,
  folder: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { ok, output } = await build(join(folder, 'lib'));
  if (!ok) throw new Error(`${name} could not be built:\n${output}`);
  for (const file of ['README.md', 'CHANGELOG.md']) copyFileSync(join(source, file), join(folder, file));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const manifest = readManifest(source);
  const common = {
    private: undefined,
    devDependencies: undefined,
    publishConfig: { access: 'public' },
    ...placesOf(basename(source)),
    engines: { node: '>=20' },
    files: ['lib', 'CHANGELOG.md'],
  };
  const text = JSON.stringify({ ...manifest, ...common, ...published(manifest) }, null, 2);
  writeFileSync(join(folder, 'package.json'), `${text}\n`);
}

/** Returns where a package is developed, for its package.json. */
function placesOf(folder: string): object {
  const directory = `packages/${folder}`;
  return {
    homepage: `${HOME}/tree/main/${directory}#readme`,
    repository: { type: 'git', url: `git+${HOME}.git`, directory },
    bugs: `${HOME}/issues`,
  };
}

/** Returns the published entries of a library, which are all but the test helpers. */
export function publishedEntries({ exports = {} }: Manifest): readonly (readonly [string, string])[] {
  return Object.entries(exports).filter(([, file]) => !file.includes('/testing/'));
}

function library(short: string): PublishedPackage {
  const source = folderOf(`@nain-jaune/${short}`);
  return {
    name: readManifest(source).name,
    source,
    build: (folder) => compile(source, folder),
    published: (manifest) => ({
      exports: Object.fromEntries(
        publishedEntries(manifest).map(([entry, file]) => [entry, builtEntry(file)]),
      ),
    }),
  };
}

function builtEntry(file: string): object {
  const built = file.replace(/^\.\/src\/(.*)\.ts$/, './lib/$1');
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

/** The command line is bundled with everything that it imports, so it has no dependencies. */
function commandLine(): PublishedPackage {
  const source = folderOf('@nain-jaune/cli');
  return {
    name: readManifest(source).name,
    source,
    build: (folder) =>
      runNode(commandFile('vite', 'vite'), ['build', '--logLevel', 'warn', '--outDir', folder], {
        folder: source,
        env: { NODE_ENV: 'production' },
      }),
    // `styleText` of Node checks the stream since 20.18.
    published: () => ({
      bin: { nain: './lib/nain.js' },
      dependencies: undefined,
      engines: { node: '>=20.18' },
    }),
  };
}

/** Compiles the files that the published entries of a library reach. */
async function compile(source: string, folder: string): Promise<Finished> {
  const configFolder = mkdtempSync(join(tmpdir(), 'nain-jaune-compile-'));
  const config = {
    extends: join(source, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      declaration: true,
      rootDir: join(source, 'src'),
      outDir: folder,
    },
    include: [],
    files: publishedEntries(readManifest(source)).map(([, file]) => join(source, file)),
  };
  const project = join(configFolder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(config));
  try {
    return await runNode(commandFile('@typescript/native', 'tsc'), ['--project', project]);
  } finally {
    rmSync(configFolder, { recursive: true });
    nameBuiltFiles(folder);
  }
}

/** Replaces `.ts` by `.js` in the imports of declarations, because some tools look for these files. */
function nameBuiltFiles(folder: string): void {
  for (const name of globSync('**/*.d.ts', { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from |import\()(['"])\.[^'"]*)\.ts\2/g, '$1.js$2'));
  }
}
