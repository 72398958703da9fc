/**
 * `npm test`, `npm run test:all` (`--all`) and `npm run check` (`--check`). What has passed is run again only after a change, or
 * with `--fresh`. With other arguments it runs only the unit tests whose path contains one of them.
 */
import { ensureChromium } from './browsers.ts';
import { buildPageIfChanged, buildServerIfChanged } from './building.ts';
import { checks } from './checks.ts';
import { forget } from './memory.ts';
import {
  runChangedBrowserTests,
  runChangedUnitTests,
  runScript,
  runUnitTests,
  type Scope,
} from './runners.ts';
import { runStep, runSteps, type Step, type StepResult, type Tally } from './steps.ts';

/** Tests that are programs of their own, with smaller numbers than their npm scripts have: they take some minutes together. */
const PROGRAMS: readonly Step[] = [
  program('journeys in Chromium, Firefox and WebKit (engines)', 'e2e/engines/engines.ts'),
  program('a whole game in Firefox', 'e2e/engines/wholeGame.ts'),
  program('the deals of thirty days in Firefox and WebKit', 'e2e/engines/goldenDays.ts'),
  program('random games of all rulesets (soak)', 'packages/engine/scripts/ten-thousand-games.ts'),
  program('faulty bot programs (faults)', 'packages/simulator/scripts/ten-thousand-faults.ts', 2000),
  program('API documentation (docs)', 'node_modules/typedoc/bin/typedoc'),
  program('hostile messages (hostile)', 'packages/server/scripts/hostile.ts', 200_000),
  program('games that all players left (deserted)', 'packages/server/scripts/deserted.ts', 1500),
];
const tally: Tally = { passed: 0, failed: 0, unchanged: [] };
const words = process.argv.slice(2).filter((word) => word !== '--fresh');

if (process.argv.includes('--fresh')) forget();
if (words.includes('--check')) await runSteps(checks, tally);
else if (words.includes('--all')) await testEverything();
else if (words.length > 0) await runStep('unit tests', () => runUnitTests('quick', words), tally);
else await runSuite('quick');
if (!words.includes('--check')) console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
if (tally.unchanged.length > 0)
  console.log(`Not run, because unchanged since they passed: ${tally.unchanged.join('; ')}`);
process.exitCode = tally.failed === 0 ? 0 : 1;

async function testEverything(): Promise<void> {
  const isBuilt = await runSuite('all');
  if (isBuilt) for (const { name, run } of PROGRAMS) await runStep(name, run, tally);
  else console.log('▸ other programs\n  not run: the page or the server is missing');
}

/** Builds page and server, and runs the checks, the unit tests and the browser tests. Returns whether the build succeeded. */
async function runSuite(scope: Scope): Promise<boolean> {
  const hasBrowser = await runStep('a browser for the tests', findBrowser, tally);
  // None of them keeps all cores busy by itself.
  const [isBuilt = false] = await runSteps(
    [{ name: 'page and server (vite build)', run: build }, ...checks],
    tally,
  );
  await runStep('unit tests, examples (vitest)', () => runChangedUnitTests(scope), tally);
  const name = `browser tests, ${scope === 'all' ? 'desk and phone' : 'one screen each'} (playwright)`;
  if (hasBrowser && isBuilt) await runStep(name, () => runChangedBrowserTests(scope), tally);
  else console.log('▸ browser tests (playwright)\n  not run: the page or the browser is missing');
  return isBuilt;
}

async function build(): Promise<StepResult> {
  await buildPageIfChanged();
  await buildServerIfChanged();
  return { ok: true, output: '' };
}

async function findBrowser(): Promise<StepResult> {
  return { ok: true, output: '', summary: `  ${await ensureChromium()}` };
}

function program(name: string, file: string, ...count: readonly number[]): Step {
  return { name, run: () => runScript(file, ...count) };
}
