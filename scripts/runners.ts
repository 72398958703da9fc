import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { builtServer } from './building.ts';
import { allFiles, filesBehind, filesBehindBrowserTests, stampOf, unlessUnchanged } from './memory.ts';
import { type RunOptions, runNode } from './shell.ts';
import type { StepResult } from './steps.ts';
import { commandFile, packageFolders, root } from './workspace.ts';

interface UnitTestResult extends StepResult {
  readonly failedFiles: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

/** How much is tested: a part in a few minutes, or everything. Tests read it from `TEST_SCOPE`. */
export type Scope = 'quick' | 'all';

/** Runs the unit tests whose path contains one of the filters. In the quick scope those with the tag `deep` are not run. */
export function runUnitTests(
  scope: Scope,
  filters: readonly string[],
  env: RunOptions['env'] = {},
): Promise<UnitTestResult> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const tags = scope === 'quick' ? ['--tags-filter=!deep'] : [];
    const finished = await runNode(
      commandFile('vitest', 'vitest'),
      ['run', ...reporters, ...tags, ...filters],
      { env: { TEST_SCOPE: scope, ...env } },
    );
    const report = readReport<VitestReport>(file);
    return {
      ...finished,
      summary: linesLike(finished.output, /Test Files|Tests/),
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      failedFiles: (report?.testResults ?? [])
        .filter(({ status }) => status === 'failed')
        .map(({ name }) => name),
    };
  });
}

/**
 * Runs the unit tests of each folder that has changed since they passed, with the built server. In the scope `all`, a folder whose quick tests have passed
 * runs only the files that depend on the scope.
 */
export async function runChangedUnitTests(scope: Scope): Promise<StepResult> {
  const folders = [...packageFolders().values(), join(root, 'scripts'), join(root, 'examples')].map(
    (folder) => {
      const name = relative(root, folder).replaceAll(sep, '/');
      const files = name === 'scripts' ? allFiles : filesBehind(name);
      const stampIn = (one: Scope) => stampOf(`unit tests of ${name}, ${one}`, files);
      const all = `${folder}${sep}`;
      return {
        name,
        all,
        tests: stampIn('quick').isCurrent ? testsOfScope(folder) : [all],
        stamp: stampIn(scope),
      };
    },
  );
  const stale = folders.filter(({ stamp }) => !stamp.isCurrent);
  const unchanged = folders
    .filter(({ stamp, tests, all }) => stamp.isCurrent || !tests.includes(all))
    .map(({ name, stamp }) => `${stamp.isCurrent ? '' : 'quick '}unit tests of ${name}`);
  const filters = stale.flatMap(({ tests }) => tests);
  if (filters.length === 0) return { ok: true, output: '', unchanged };
  const result = await runUnitTests(scope, filters, { SERVER_PROGRAM: builtServer });
  for (const { all, stamp } of stale) if (hasPassed(all, result)) stamp.write();
  return { ...result, unchanged };
}

function hasPassed(folder: string, { ok, output, failedFiles }: UnitTestResult): boolean {
  // An error outside of a test belongs to no file.
  const isOfFiles = failedFiles.length > 0 && !output.includes('Unhandled');
  return ok || (isOfFiles && !failedFiles.some((file) => file.startsWith(folder)));
}

/** Returns the unit tests of a folder that do more in the scope `all`: they, or helpers that they import, name the scope. */
export function testsOfScope(folder: string): readonly string[] {
  return globSync('**/*.test.ts', { cwd: folder, exclude: ['**/node_modules/**'] })
    .map((file) => join(folder, file))
    .filter((file) => [file, ...helpersOf(file)].some(dependsOnScope));
}

/** Returns the files that a test imports by their paths. */
function helpersOf(file: string): readonly string[] {
  const paths = readFileSync(file, 'utf8').match(/(?<=from ')\.[^']+\.ts(?=')/g) ?? [];
  return paths.map((path) => join(dirname(file), path)).filter((path) => existsSync(path));
}

function dependsOnScope(file: string): boolean {
  return /\binScope\b|\bTEST_SCOPE\b|\bdeep\b/.test(readFileSync(file, 'utf8'));
}

/**
 * Runs the browser tests if something has changed since they passed: a part on one screen each, or all on desk and phone. In the scope
 * `all`, quick tests that have passed are not run again on their screen.
 */
export async function runChangedBrowserTests(scope: Scope): Promise<StepResult> {
  const files = filesBehindBrowserTests();
  const nameIn = (one: Scope) => (one === 'quick' ? 'quick browser tests' : 'browser tests');
  const hasPassedQuick = scope === 'all' && stampOf(nameIn('quick'), files).isCurrent;
  const run = () => runBrowserTests(scope, hasPassedQuick);
  const { unchanged = [], ...result } = await unlessUnchanged(nameIn(scope), files, run);
  return { ...result, unchanged: hasPassedQuick ? [...unchanged, nameIn('quick')] : unchanged };
}

function runBrowserTests(scope: Scope, hasPassedQuick: boolean): Promise<StepResult> {
  return withReport(async (file) => {
    const finished = await runNode(
      commandFile('@playwright/test', 'playwright'),
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      {
        env: {
          TEST_SCOPE: scope,
          QUICK_PASSED: hasPassedQuick ? '1' : undefined,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
      },
    );
    const stats = readReport<PlaywrightReport>(file)?.stats;
    return {
      ...finished,
      summary: linesLike(finished.output, /^\s*\d+ (passed|flaky|skipped)/),
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
    };
  });
}

/** Runs a program that exits with status 0 if its tests pass. Its output is the summary. */
export async function runScript(
  file: string,
  ...scriptArguments: readonly (number | string)[]
): Promise<StepResult> {
  const finished = await runNode(file, scriptArguments.map(String));
  return {
    ...finished,
    summary: finished.output.trimEnd().replace(/^/gm, '  '),
    passed: Number(finished.ok),
  };
}

async function withReport<Result>(run: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'nain-jaune-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the JSON report of a runner, or undefined if the runner could not start. */
function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function linesLike(output: string, pattern: RegExp): string {
  return output
    .split('\n')
    .filter((line) => pattern.test(line))
    .join('\n');
}
