import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, runNode } from './shell.ts';
import { commandFile, root } from './workspace.ts';

/** One check of the repository: its name, and how it is made. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Finished>;
}

/** What is checked without running the program: form, boundaries, types, and code that nobody uses. */
export const checks: readonly Check[] = [
  { name: 'lint and form (biome)', run: checkForm },
  { name: 'import boundaries', run: () => runNode(join(root, 'scripts/boundaries.ts'), []) },
  { name: 'types (tsc)', run: checkTypes },
  { name: 'components (svelte-check)', run: checkComponents },
  { name: 'unused code (knip)', run: () => runNode(commandFile('knip', 'knip'), []) },
];

function checkForm(): Promise<Finished> {
  return runNode(commandFile('@biomejs/biome', 'biome'), ['check', '--error-on-warnings']);
}

async function checkTypes(): Promise<Finished> {
  const results: Finished[] = [];
  // Several checkers of one project look at the same files each for itself, and other checks keep the other cores busy.
  const options = ['--checkers', '1'];
  for (const project of typeScriptProjects()) {
    results.push(await runNode(commandFile('@typescript/native', 'tsc'), ['--project', project, ...options]));
  }
  return {
    ok: results.every(({ ok }) => ok),
    output: results.map(({ output }) => output).join(''),
  };
}

/** Every tsconfig but the base of all and the page's, whose components only svelte-check can read. */
function typeScriptProjects(): readonly string[] {
  const elsewhere = ['tsconfig.base.json', join('packages/web/tsconfig.json')];
  return globSync('{.,packages/*}/tsconfig*.json', { cwd: root })
    .filter((file) => !elsewhere.includes(file))
    .sort();
}

async function checkComponents(): Promise<Finished> {
  // It keeps what it knew of deleted components there, and reports phantom errors.
  rmSync(join(root, 'packages/web/.svelte-check'), { recursive: true, force: true });
  // The compiler that checks all else finds the same in half of the time.
  const options = ['--tsgo', '--fail-on-warnings', '--output', 'human'];
  return runNode(commandFile('svelte-check', 'svelte-check'), ['--workspace', 'packages/web', ...options]);
}
