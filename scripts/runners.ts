import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StepResult } from './report.ts';
import { runNode } from './shell.ts';
import { commandFile } from './workspace.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

/** Runs the unit tests, all of them or those of the files whose path contains one of the filters. */
export function runUnitTests(filters: readonly string[]): Promise<StepResult> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const finished = await runNode(commandFile('vitest', 'vitest'), ['run', ...reporters, ...filters]);
    const report = readReport<VitestReport>(file);
    return {
      ...finished,
      summary: linesLike(finished.output, /Test Files|Tests/),
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
    };
  });
}

/** Runs the tests in the browser and against the real server, on the desk and on the phone. */
export function runBrowserTests(): Promise<StepResult> {
  return withReport(async (file) => {
    const finished = await runNode(
      commandFile('@playwright/test', 'playwright'),
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
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

async function withReport(run: (file: string) => Promise<StepResult>): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'nain-jaune-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a runner wrote of its tests; nothing where it could not even begin. */
function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function linesLike(output: string, pattern: RegExp): string {
  return output
    .split('\n')
    .filter((line) => pattern.test(line))
    .join('\n');
}
