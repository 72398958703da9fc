import {
  isRelative,
  isTest,
  type Link,
  linksOf,
  type Package,
  packageNameOf,
  readPackages,
  readSources,
  type Source,
} from './importGraph.ts';

/** A forbidden import, or a forbidden use of a global. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

interface ForbiddenImport {
  readonly from: RegExp;
  readonly to: RegExp;
  readonly reason: string;
}

const scope = '@nain-jaune/';
const screenFile = /^packages\/web\/src\/(?!worker\/)/;
const forbiddenToScreen =
  /^packages\/(table|bots\/src\/(?!names|characters\/character)|review|engine\/src\/(driver|random|kernel)|same-cards\/src\/(challenge\/|play|seeds|daily\/(?!dates)))/;

const forbiddenImports: readonly ForbiddenImport[] = [
  {
    from: screenFile,
    to: forbiddenToScreen,
    reason: 'the screen draws views; only the worker may import table, bots, driver, random and kernel',
  },
  {
    from: /^packages\/(bots|table)\/src\//,
    to: /^packages\/(review|simulator)\//,
    reason: 'code that sees all hands may not sit at a table',
  },
  {
    from: /^packages\/engine\/src\/(?!random\/)/,
    to: /^packages\/engine\/src\/random\//,
    reason: 'random numbers are an input of the rules: nothing else in the engine may import src/random',
  },
  {
    from: /^packages\//,
    to: /\/src\/testing\//,
    reason: 'test helpers are not part of the program',
  },
];

/** Packages in which type-only imports, which do not exist at run time, may close a cycle. In others a type is below its users. */
const mayShareTypes = /^packages\/(cli|server|table|web|words)\//;

/** Globals that may be absent or throw: cookies are blocked, the page came over plain HTTP, the browser is old. */
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
/** Matches the names alone or as a property of the global object. */
const fragileGlobal = new RegExp(
  `(?<![\\w#'-]|(?<!\\b(?:window|globalThis|self))\\.)(?:${fragileNames.join('|')})\\b`,
);
/** The files that may use them, for the page and for its workers. */
const fragileFiles = ['browser', 'notices', 'sharing', 'speech', 'tabChannel'].map(
  (name) => `packages/web/src/app/browser/${name}.ts`,
);

/**
 * Returns every import that crosses a boundary between packages or closes a cycle between files, and every use of a fragile
 * global outside the files that guard them.
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
    ...inProgram.flatMap(forbiddenImport),
    ...hiddenImports(inProgram),
    ...cycles(inProgram.filter(({ isOfTypes, file }) => !isOfTypes || !mayShareTypes.test(file))),
    ...sources.flatMap(fragileUses),
  ];
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
      reason: `uses ${name}, which may be absent or throw: use the files of browser/`,
    }));
}

/** Blanks comments. Lines keep their numbers. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, '');
  return text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, blank);
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
  // Names with a colon are modules of Node or of the bundler. Tests use the tools of the root.
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

function forbiddenImport({ file, line, target, specifier, isOfTypes }: Link): readonly Violation[] {
  // The screen draws reviews, so it may import their types.
  if (isOfTypes && target.startsWith('packages/review/')) return [];
  return forbiddenImports
    .filter(({ from, to }) => from.test(file) && to.test(target))
    .map(({ reason }) => ({ file, line, reason: `imports ${specifier}: ${reason}` }));
}

/** Returns imports of worker files through which the screen would reach what it may not import. */
function hiddenImports(links: readonly Link[]): readonly Violation[] {
  const isForbidden = (file: string): boolean =>
    reachable(file, links).some((path) => forbiddenToScreen.test(path));
  return links
    .filter(({ file, target }) => screenFile.test(file) && target.startsWith('packages/web/src/worker/'))
    .filter(({ target }) => isForbidden(target))
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

/** Returns a violation for each import that closes a cycle. */
function cycles(links: readonly Link[]): readonly Violation[] {
  const byFile = Map.groupBy(links, ({ file }) => file);
  const done = new Set<string>();
  const found: Violation[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    for (const { line, target } of byFile.get(file) ?? []) {
      const start = path.indexOf(target);
      if (start >= 0) found.push({ file, line, reason: cycleReason([...path.slice(start), target]) });
      else if (!done.has(target)) follow(target, [...path, target]);
    }
    done.add(file);
  };
  for (const file of byFile.keys()) if (!done.has(file)) follow(file, [file]);
  return found;
}

function cycleReason(path: readonly string[]): string {
  return `closes a cycle: ${path.join(' → ')}`;
}

if (import.meta.main) {
  const violations = findViolations(readPackages(), readSources());
  for (const { file, line, reason } of violations) console.error(`${file}:${line}  ${reason}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
