import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, runNode } from './shell.ts';
import { commandFile, root } from './workspace.ts';

interface Check {
  readonly name: string;
  readonly run: () => Promise<Finished>;
}

/** The static checks. */
export const checks: readonly Check[] = [
  { name: 'lint and format (biome)', run: checkFormat },
  { name: 'import boundaries', run: () => runNode(join(root, 'scripts/boundaries.ts'), []) },
  { name: 'types (tsc)', run: checkTypes },
  { name: 'components (svelte-check)', run: checkComponents },
  { name: 'unused code (knip)', run: () => runNode(commandFile('knip', 'knip'), []) },
];

function checkFormat(): Promise<Finished> {
  return runNode(commandFile('@biomejs/biome', 'biome'), ['check', '--error-on-warnings']);
}

async function checkTypes(): Promise<Finished> {
  const results: Finished[] = [];
  // Several checkers would each read all files, and other checks keep the other cores busy.
  const options = ['--checkers', '1'];
  for (const project of typeScriptProjects()) {
    results.push(await runNode(commandFile('@typescript/native', 'tsc'), ['--project', project, ...options]));
  }
  return {
    ok: results.every(({ ok }) => ok),
    output: results.map(({ output }) => output).join(''),
  };
}

/** Returns every tsconfig but the base and that of the page, whose components only svelte-check can read. */
function typeScriptProjects(): readonly string[] {
  const excluded = ['tsconfig.base.json', join('packages/web/tsconfig.json')];
  return globSync('{.,packages/*}/tsconfig*.json', { cwd: root })
    .filter((file) => !excluded.includes(file))
    .sort();
}

async function checkComponents(): Promise<Finished> {
  // Its cache has deleted components, for which it reports errors.
  rmSync(join(root, 'packages/web/.svelte-check'), { recursive: true, force: true });
  // The native compiler finds the same in half the time.
  const options = ['--tsgo', '--fail-on-warnings', '--output', 'human'];
  return runNode(commandFile('svelte-check', 'svelte-check'), ['--workspace', 'packages/web', ...options]);
}
