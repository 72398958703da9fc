/** @module-tag deep */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { inScope } from '@nain-jaune/engine/testing';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiReport, apiReportFile } from './apiReport.ts';
import { buildPackage, HOME, LIBRARIES, PUBLISHED, publishedEntries } from './packages.ts';
import { type Finished, runCommand, runNode } from './shell.ts';
import { commandFile, readManifest, root } from './workspace.ts';

const work = mkdtempSync(join(tmpdir(), 'nain-jaune-packages-'));
/** A project in which the packages are installed. */
const project = join(work, 'project');

/** Commands of `nain`. Later ones read the files of earlier ones. */
const commands: readonly (readonly string[])[] = [
  ['--version'],
  ['simulate', '--games', '2', '--bots', 'lowest,longest', '--seed', '1', '--out', 'games.jsonl'],
  ...inScope({
    quick: [],
    all: [
      ['rules', 'list', '--lang', 'de'],
      ['check', 'games.jsonl'],
      ['analyse', 'games.jsonl', '--lang', 'fr', '--deal', '1', '--effort', '5'],
      ['arena', '--bots', 'heuristic', '--against', 'lowest', '--deals', '4'],
    ],
  }),
];

beforeAll(async () => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  for (const published of PUBLISHED)
    await pack(published.name, buildPackage(published, builtIn(published.name)));
  expectOk(await npm('install', ...PUBLISHED.map(({ name }) => tarballOf(name))));
});

afterAll(() => rmSync(work, { recursive: true }));

function builtIn(name: string): string {
  return join(work, basename(name));
}

function tarballOf(name: string): string {
  return join(work, `nain-jaune-${basename(name)}-${readManifest(builtIn(name)).version}.tgz`);
}

async function pack(name: string, built: Promise<void>): Promise<void> {
  await built;
  expectOk(await npm('pack', builtIn(name), '--pack-destination', work));
}

/** Runs npm as a user does, with an empty cache and without a network. */
function npm(...given: readonly string[]): Promise<Finished> {
  const cache = join(work, 'npm-cache');
  return asUser(
    'npm',
    ...given,
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--cache',
    cache,
  );
}

/** Runs a command with the user's own Node, without what npm adds to the environment of a script. */
function asUser(command: string, ...given: readonly string[]): Promise<Finished> {
  const added = Object.keys(process.env).filter((name) => name.startsWith('npm_'));
  const own = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const env = {
    ...Object.fromEntries(added.map((name) => [name, undefined])),
    PATH: own.join(delimiter),
    NODE_OPTIONS: undefined,
    LC_ALL: 'en_GB.UTF-8',
  };
  return runCommand(command, given, { folder: project, env });
}

function expectOk({ ok, output }: Finished): string {
  expect(ok, output).toBe(true);
  return output;
}

/** Features that Node 20 lacks and the compiler does not check: in bundled dependencies and in modules of Node. */
const NEWER_THAN_NODE_20 = new RegExp(
  [
    '\\b(Map|Object)\\.groupBy\\b',
    '\\bPromise\\.(withResolvers|try)\\b',
    '\\bArray\\.fromAsync\\b',
    '\\bRegExp\\.escape\\b',
    '\\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\\(',
    '\\bIterator\\.',
    '\\.(values|keys|entries)\\(\\)\\.(map|filter|take|drop|flatMap|reduce|toArray|some|every|find|forEach)\\(',
    '\\b(node:sqlite|globSync|threadCpuUsage)\\b',
  ].join('|'),
);

describe.each(PUBLISHED)('$name', ({ name, source }) => {
  it('passes publint', async () => {
    const tarball = new Uint8Array(readFileSync(tarballOf(name))).buffer;
    expect((await publint({ pack: { tarball }, strict: true })).messages).toEqual([]);
  });

  it('has code in the first 20 lines of its README, and its version in its changelog', () => {
    const read = (file: string) => readFileSync(join(source, file), 'utf8');
    expect(read('README.md').split('\n').slice(0, 20).join('\n')).toMatch(/^```(ts|sh)$/m);
    const [, latest] = /^## (.*) - 2\d{3}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? [];
    expect(latest).toBe(readManifest(source).version);
  });

  it('names the project and what it is about', () => {
    const manifest = readManifest(builtIn(name));
    const directory = `packages/${basename(name)}`;
    expect(manifest).toMatchObject({
      homepage: `${HOME}/tree/main/${directory}#readme`,
      repository: { url: `git+${HOME}.git`, directory },
      bugs: `${HOME}/issues`,
      keywords: expect.arrayContaining(['nain-jaune', 'card-game']),
    });
  });

  it('uses no feature that Node 20 lacks', () => {
    const folder = join(builtIn(name), 'lib');
    const files = globSync('**/*.js', { cwd: folder });
    expect(files).not.toEqual([]);
    const uses = files.flatMap(
      (file) => NEWER_THAN_NODE_20.exec(readFileSync(join(folder, file), 'utf8'))?.[0] ?? [],
    );
    expect(uses).toEqual([]);
  });

  it('has no sources and no tests', () => {
    const files = readdirSync(join(project, 'node_modules', name), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|testing/.test(file))).toEqual([]);
  });
});

describe.each(LIBRARIES)('$name', (library) => {
  const { name, source } = library;

  it('has the API of its report; `npm run golden:api` writes a new one', () => {
    expect(apiReport(library, builtIn(name))).toBe(readFileSync(apiReportFile(library), 'utf8'));
  });

  it('has types that ES modules and bundlers can read', async () => {
    const entries = publishedEntries(readManifest(source)).map(([entry]) => entry);
    expectOk(await runNode(join(root, 'scripts/checkTypes.ts'), [tarballOf(name), ...entries]));
  });
});

describe('an empty folder with the packages installed', () => {
  const programs = join(project, 'src');
  const strict = {
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: 'ES2022',
      module: 'NodeNext',
      lib: ['ES2022', 'DOM'],
      types: [],
      rootDir: 'src',
      outDir: 'built',
    },
    include: ['src'],
  };

  /** Writes an example of the repository and the first program of each README. */
  function writePrograms(): void {
    mkdirSync(programs);
    cpSync(join(root, 'examples/play-a-game.ts'), join(programs, 'game.ts'));
    for (const { name, source } of LIBRARIES) {
      const [, code] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(source, 'README.md'), 'utf8')) ?? [];
      writeFileSync(join(programs, `${basename(name)}.ts`), code ?? '');
    }
  }

  beforeAll(async () => {
    writePrograms();
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(strict));
    // This also checks the declarations of the packages.
    expectOk(await runNode(commandFile('@typescript/native', 'tsc'), ['--project', project]));
  });

  it('has Node 20 or newer', async () => {
    const [, major] = /^v(\d+)/.exec(expectOk(await asUser('node', '--version'))) ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(20);
  });

  it('runs a program that plays a game', async () => {
    expect(expectOk(await asUser('node', 'built/game.js'))).toMatch(/^\d+ deals, ended by /);
  });

  it.each(LIBRARIES)('runs the program in the README of $name', async ({ name }) => {
    expect(expectOk(await asUser('node', `built/${basename(name)}.js`))).not.toBe('');
  });

  it('has no other packages', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@nain-jaune',
    ]);
  });

  it.each(commands)('runs npx nain %s', async (...given) => {
    expect(expectOk(await asUser('npx', '--offline', 'nain', ...given))).not.toBe('');
  });
});
