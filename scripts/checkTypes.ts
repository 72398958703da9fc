/**
 * `node scripts/checkTypes.ts TARBALL ENTRY…`: checks that ES modules and bundlers find the types of every entry of a packed
 * package. It is a separate program because the checker cannot be loaded with the import conditions of Vitest.
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

/** CommonJS and the resolution of Node 10 are not supported. */
function isForModules(problem: object): boolean {
  return !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(String(problem.resolutionKind));
}
