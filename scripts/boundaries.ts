import { globSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { packageFolders, readManifest, root } from './workspace.ts';

/** What the check knows of one package: its folder, what it may import, and what it lets others import. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
}

/** A source file by its path from the root of the repository, with slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** An import that crosses a boundary, and why it may not. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

interface Link extends Import {
  readonly file: string;
  /** The path of the file that is imported; for a package that is not ours, its specifier. */
  readonly target: string;
}

interface ForbiddenWay {
  readonly from: RegExp;
  readonly to: RegExp;
  readonly reason: string;
}

const scope = '@nain-jaune/';
const screenFile = /^packages\/web\/src\/(?!worker\/)/;
const forbiddenToScreen = /^packages\/(table|bots|review|engine\/src\/(random|kernel))\//;

const forbiddenWays: readonly ForbiddenWay[] = [
  {
    from: screenFile,
    to: forbiddenToScreen,
    reason:
      'the screen draws views that it is given; only the worker may know table, bots, chance and kernel',
  },
  {
    from: /^packages\/(bots|table)\/src\//,
    to: /^packages\/(review|simulator)\//,
    reason: 'what sees all hands may not sit at a table',
  },
  {
    from: /^packages\/engine\/src\/(?!random\/)/,
    to: /^packages\/engine\/src\/random\//,
    reason: 'chance is an input of the rules: nothing else in the engine may import src/random',
  },
  {
    from: /^packages\//,
    to: /\/src\/testing\//,
    reason: 'what helps the tests is no part of the program',
  },
];

/** What a browser may lack or refuse: cookies are blocked, the page came over plain HTTP, the browser is old. */
const fragileNames = [
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'speechSynthesis',
  'SpeechSynthesisUtterance',
  'matchMedia',
  'MediaQuery(?=\\()',
  'requestIdleCallback',
  'BroadcastChannel',
  'Notification',
  'AudioContext(?=\\()',
  'history(?=[.)])',
];
/** The names as globals: by themselves, or as a property of the global object. */
const fragileGlobal = new RegExp(
  `(?<![\\w#'-]|(?<!\\b(?:window|globalThis|self))\\.)(?:${fragileNames.join('|')})\\b`,
);
/** The files that may use them: for the page, and for its workers too. */
const fragileFiles = ['packages/web/src/client/browser.ts', 'packages/web/src/client/sharedStorage.ts'];

/**
 * Every import in the sources that crosses a boundary between packages or closes a cycle between files, and every use of a
 * browser's fragile globals outside the files that guard them.
 */
export function findViolations(
  packages: readonly Package[],
  sources: readonly Source[],
): readonly Violation[] {
  const links = sources.flatMap((source) => linksOf(source, packages));
  const inProgram = links.filter((link) => !isTest(link.file));
  return [
    ...links.flatMap((link) => unlistedPackage(link, packages)),
    ...links.flatMap((link) => leavingPackage(link, packages)),
    ...inProgram.flatMap(forbiddenWay),
    ...secretWays(inProgram),
    // An import of types is gone when the program runs, so it closes no cycle.
    ...cycles(inProgram.filter((link) => !link.isOfTypes)),
    ...sources.flatMap(fragileUses),
  ];
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.includes('/src/testing/');
}

function fragileUses({ path, text }: Source): readonly Violation[] {
  if (!path.startsWith('packages/web/src/') || fragileFiles.includes(path) || isTest(path)) return [];
  return withoutComments(text)
    .split('\n')
    .map((code, index) => ({ line: index + 1, name: fragileGlobal.exec(code)?.[0] }))
    .filter(({ name }) => name !== undefined)
    .map(({ line, name }) => ({
      file: path,
      line,
      reason: `uses ${name}, which may be absent or throw: use client/browser.ts`,
    }));
}

/** The code without its comments, on the same lines. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, '');
  return text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, blank);
}

function linksOf({ path, text }: Source, packages: readonly Package[]): readonly Link[] {
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

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

function packageNameOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function packageOf(file: string, packages: readonly Package[]): Package | undefined {
  return packages.find(({ folder }) => file.startsWith(`${folder}/`));
}

function unlistedPackage(
  { file, line, specifier }: Link,
  packages: readonly Package[],
): readonly Violation[] {
  const importer = packageOf(file, packages);
  const name = packageNameOf(specifier);
  // Names with a colon are Node's own modules or the bundler's; tests share the tools of the root.
  if (importer === undefined || isRelative(specifier) || specifier.includes(':')) return [];
  if (isTest(file) && !specifier.startsWith(scope)) return [];
  if (name === importer.name || importer.dependencies.includes(name)) return [];
  return [{ file, line, reason: `${importer.name} does not list ${name} in its package.json` }];
}

function leavingPackage({ file, line, specifier, target }: Link, packages: readonly Package[]): Violation[] {
  const importer = packageOf(file, packages);
  if (importer === undefined || !isRelative(specifier) || target.startsWith(`${importer.folder}/`)) return [];
  return [{ file, line, reason: `${specifier} leaves the package: import another by its name` }];
}

function forbiddenWay({ file, line, target, specifier, isOfTypes }: Link): readonly Violation[] {
  // The screen draws what a review has found, so it knows its types; they are gone when the page runs.
  if (isOfTypes && target.startsWith('packages/review/')) return [];
  return forbiddenWays
    .filter(({ from, to }) => from.test(file) && to.test(target))
    .map(({ reason }) => ({ file, line, reason: `imports ${specifier}: ${reason}` }));
}

/** Files of the worker that lead the screen to what it may not import itself. */
function secretWays(links: readonly Link[]): readonly Violation[] {
  const isSecret = (file: string): boolean =>
    reachable(file, links).some((path) => forbiddenToScreen.test(path));
  return links
    .filter(({ file, target }) => screenFile.test(file) && target.startsWith('packages/web/src/worker/'))
    .filter(({ target }) => isSecret(target))
    .map(({ file, line, specifier }) => ({
      file,
      line,
      reason: `imports ${specifier}, which brings the table into the screen: start it as a worker`,
    }));
}

function reachable(start: string, links: readonly Link[]): readonly string[] {
  const found = new Set([start]);
  for (const file of found) {
    for (const link of links) if (link.file === file) found.add(link.target);
  }
  return [...found];
}

/** One violation for each import that closes a cycle, with the way round it. */
function cycles(links: readonly Link[]): readonly Violation[] {
  const byFile = Map.groupBy(links, ({ file }) => file);
  const done = new Set<string>();
  const found: Violation[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    for (const { line, target } of byFile.get(file) ?? []) {
      const start = way.indexOf(target);
      if (start >= 0) found.push({ file, line, reason: cycleReason([...way.slice(start), target]) });
      else if (!done.has(target)) follow(target, [...way, target]);
    }
    done.add(file);
  };
  for (const file of byFile.keys()) if (!done.has(file)) follow(file, [file]);
  return found;
}

function cycleReason(way: readonly string[]): string {
  return `closes a cycle: ${way.join(' → ')}`;
}

function readPackages(): readonly Package[] {
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

function readSources(): readonly Source[] {
  return globSync('packages/*/src/**/*.{ts,svelte}', { cwd: root })
    .sort()
    .map((file) => ({ path: slashed(file), text: readFileSync(join(root, file), 'utf8') }));
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}

if (import.meta.main) {
  const violations = findViolations(readPackages(), readSources());
  for (const { file, line, reason } of violations) console.error(`${file}:${line}  ${reason}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
