import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './shell.ts';
import type { StepResult } from './steps.ts';
import { commandFile } from './workspace.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

/** How much is tested: a part in a few minutes, or everything. Tests read it from `TEST_SCOPE`. */
export type Scope = 'quick' | 'all';

/** Runs the unit tests, or only those whose path contains one of the filters. */
export function runUnitTests(scope: Scope, filters: readonly string[] = []): Promise<StepResult> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const finished = await runNode(commandFile('vitest', 'vitest'), ['run', ...reporters, ...filters], {
      env: { TEST_SCOPE: scope },
    });
    const report = readReport<VitestReport>(file);
    return {
      ...finished,
      summary: linesLike(finished.output, /Test Files|Tests/),
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
    };
  });
}

/** Runs the browser tests: a part on one screen each, or all on desk and phone. */
export function runBrowserTests(scope: Scope): Promise<StepResult> {
  return withReport(async (file) => {
    const finished = await runNode(
      commandFile('@playwright/test', 'playwright'),
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      { env: { TEST_SCOPE: scope, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
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

async function withReport(run: (file: string) => Promise<StepResult>): Promise<StepResult> {
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
