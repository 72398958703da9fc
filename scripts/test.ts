import { checks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { buildPageIfChanged } from './page.ts';
import { runStep, runSteps, type StepResult, type Tally } from './report.ts';
import { runBrowserTests, runUnitTests } from './runners.ts';
import { buildServerIfChanged } from './serverProgram.ts';

const filters = process.argv.slice(2);
const tally: Tally = { passed: 0, failed: 0 };

if (filters.length > 0) await runStep('unit tests', () => runUnitTests(filters), tally);
else await runEverything();
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;

async function runEverything(): Promise<void> {
  const hasBrowser = await runStep('a browser for the tests', findBrowser, tally);
  // None of them keeps all cores busy by itself.
  const [hasPage] = await runSteps([{ name: 'page and server (vite build)', run: build }, ...checks], tally);
  await runStep('unit tests, examples (vitest)', () => runUnitTests([]), tally);
  if (!hasBrowser || !hasPage) {
    console.log('▸ browser tests (playwright)\n  not run: the page or the browser is missing');
    return;
  }
  await runStep('browser tests, desk and phone (playwright)', runBrowserTests, tally);
}

async function build(): Promise<StepResult> {
  await buildPageIfChanged();
  await buildServerIfChanged();
  return { ok: true, output: '' };
}

async function findBrowser(): Promise<StepResult> {
  return { ok: true, output: '', summary: `  ${await ensureChromium()}` };
}
