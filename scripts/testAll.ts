/** `npm run test:all`: everything that can be tested, one step after another; about a quarter of an hour. */
import { runStep, type Step, type Tally } from './report.ts';
import { runScript } from './runners.ts';
import { conclude, runSuite } from './suite.ts';

/** What is tested by a program of its own, with numbers that together take some minutes. */
const programs: readonly Step[] = [
  program('a whole game in Firefox', 'e2e/firefox/wholeGame.ts'),
  program('random games of all rulesets (soak)', 'packages/engine/scripts/ten-thousand-games.ts'),
  program('programs that play wrongly (faults)', 'packages/simulator/scripts/ten-thousand-faults.ts', 2000),
  program('a server that is killed (kill)', 'packages/server/scripts/kill.ts', 20),
  program('two servers, of which one is killed (nodes)', 'packages/server/scripts/nodes.ts', 6),
  program('pages about the API (docs:api)', 'node_modules/typedoc/bin/typedoc'),
  program('hostile messages (hostile)', 'packages/server/scripts/hostile.ts', 200_000),
];
const tally: Tally = { passed: 0, failed: 0 };

if (await runSuite('all', tally)) for (const { name, run } of programs) await runStep(name, run, tally);
else console.log('▸ other programs\n  not run: the page or the server is missing');
conclude(tally);

function program(name: string, file: string, ...count: readonly number[]): Step {
  return { name, run: () => runScript(file, ...count) };
}
