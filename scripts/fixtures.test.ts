import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const LIST = readFileSync(join(root, 'fixtures/README.md'), 'utf8');
/** Those of the first version, and those that later ones add. */
const FIXTURES = [
  ...new Set(globSync('fixtures/*/*', { cwd: root }).map((file) => basename(file))),
].toSorted();

function textsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
}

test('the list of formats has each fixture', () => {
  const cells = [...LIST.matchAll(/\| ((?:`[\w.-]+`(?:, )?)+) \|$/gm)].map(([, names]) => names ?? '');
  const listed = cells.flatMap((names) => names.replaceAll('`', '').split(', '));
  expect(listed.toSorted()).toEqual(FIXTURES);
});

test('each fixture is read by a test', () => {
  const tests = textsOf('packages/*/src/**/*.test.ts').join('\n');
  expect(FIXTURES.filter((name) => !tests.includes(basename(name)))).toEqual([]);
});

test('the list of formats has each database of the page', () => {
  const sources = textsOf('packages/web/src/**/!(*.test).ts').join('\n');
  const names = [...sources.matchAll(/'(nain-jaune(?:-\w+)?)'[;,]/g)].flatMap(([, name]) => name ?? []);
  const databases = names.filter((name) => sources.includes(`new Database('${name}'`));
  expect(databases).toContain('nain-jaune-puzzles');
  expect(databases.filter((name) => !LIST.includes(`\`${name}\``))).toEqual([]);
});
