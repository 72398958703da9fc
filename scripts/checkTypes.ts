/**
 * `node scripts/checkTypes.ts TARBALL ENTRY…`: checks that ES modules and bundlers find the types of every entry of a packed
 * package. A program of its own, because the checker cannot be loaded under the conditions that Vitest sets.
 */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const [tarball = '', ...entries] = process.argv.slice(2);
const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
const found = result.types === false ? [] : Object.keys(result.entrypoints);
const faults = [
  ...entries.filter((entry) => !found.includes(entry)).map((entry) => ({ kind: 'NoTypes', entry })),
  ...(result.types === false ? [] : result.problems.filter(isForModules)),
];
console.log(JSON.stringify(faults, null, 2));
process.exitCode = faults.length === 0 ? 0 : 1;

/** The packages are ES modules only: CommonJS and the resolution of Node 10 are not supported. */
function isForModules(problem: object): boolean {
  return !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(String(problem.resolutionKind));
}
