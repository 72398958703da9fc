import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { allFiles, memoryFolder, unlessUnchanged } from './memory.ts';
import { type Finished, runNode } from './shell.ts';
import type { Step } from './steps.ts';
import { commandFile, root } from './workspace.ts';

/** The static checks. */
export const checks: readonly Step[] = [
  { name: 'lint and format (biome)', run: checkFormat },
  { name: 'import boundaries', run: () => runNode(join(root, 'scripts/boundaries.ts'), []) },
  { name: 'types (tsc)', run: checkTypes },
  { name: 'components (svelte-check)', run: checkComponents },
  { name: 'unused code (knip)', run: () => runNode(commandFile('knip', 'knip'), []) },
].map(({ name, run }) => ({ name, run: () => unlessUnchanged(name, allFiles, run) }));

function checkFormat(): Promise<Finished> {
  return runNode(commandFile('@biomejs/biome', 'biome'), ['check', '--error-on-warnings']);
}

async function checkTypes(): Promise<Finished> {
  const results: Finished[] = [];
  // Several checkers would each read all files, and other checks keep the other cores busy.
  const options = ['--checkers', '1'];
  for (const project of typeScriptProjects()) {
    // Files that have not changed are not checked again.
    const memory = [
      '--incremental',
      '--tsBuildInfoFile',
      join(memoryFolder, `${project.replaceAll(sep, '-')}.tsbuildinfo`),
    ];
    results.push(
      await runNode(commandFile('@typescript/native', 'tsc'), ['--project', project, ...options, ...memory]),
    );
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

function checkComponents(): Promise<Finished> {
  // The native compiler finds the same in half the time.
  const options = ['--tsgo', '--incremental', '--fail-on-warnings', '--output', 'human'];
  return runNode(commandFile('svelte-check', 'svelte-check'), ['--workspace', 'packages/web', ...options]);
}
