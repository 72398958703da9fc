import { checks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { buildPageIfChanged } from './page.ts';
import { runStep, runSteps, type StepResult, type Tally } from './report.ts';
import { runBrowserTests, runUnitTests, type Scope } from './runners.ts';
import { buildServerIfChanged } from './serverProgram.ts';

/**
 * Builds page and server, checks the repository, and runs the unit tests and the browser tests.
 *
 * @returns whether page and server were built.
 */
export async function runSuite(scope: Scope, tally: Tally): Promise<boolean> {
  const hasBrowser = await runStep('a browser for the tests', findBrowser, tally);
  // None of them keeps all cores busy by itself.
  const [isBuilt = false] = await runSteps(
    [{ name: 'page and server (vite build)', run: build }, ...checks],
    tally,
  );
  await runStep('unit tests, examples (vitest)', () => runUnitTests(scope), tally);
  const name = `browser tests, ${scope === 'all' ? 'desk and phone' : 'one screen each'} (playwright)`;
  if (hasBrowser && isBuilt) await runStep(name, () => runBrowserTests(scope), tally);
  else console.log('▸ browser tests (playwright)\n  not run: the page or the browser is missing');
  return isBuilt;
}

/** Prints what all steps came to, and sets the exit status. */
export function conclude({ passed, failed }: Tally): void {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function build(): Promise<StepResult> {
  await buildPageIfChanged();
  await buildServerIfChanged();
  return { ok: true, output: '' };
}

async function findBrowser(): Promise<StepResult> {
  return { ok: true, output: '', summary: `  ${await ensureChromium()}` };
}
