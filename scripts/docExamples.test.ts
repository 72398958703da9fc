import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docExamplesOf, programOf } from './docExamples.ts';
import { runNode } from './shell.ts';
import { commandFile, root } from './workspace.ts';

/** Types are not stripped below `node_modules`, and the packages are not found from the folder of temporary files. */
const folder = join(root, '.cache/doc-examples');
const examples = ['engine', 'bots', 'review'].flatMap((name) => docExamplesOf(join(root, 'packages', name)));
const MAIN_EXPORTS = [
  ...['startGame', 'dealCards', 'playMove', 'makeDeal', 'playDeal', 'legalMoves'],
  ...['beginView', 'see', 'legalMovesOf', 'sampleDeal'],
  ...['makeRecord', 'parseRecord', 'checkRecord', 'replayRecord', 'parseCards', 'moveText', 'parseMoveText'],
  ...['parseRuleset', 'compileRules', 'applyHouseRules', 'parseRulesText', 'makeRulesCode', 'parseRulesCode'],
  ...['startKeeping', 'keepEntry', 'parseEvening', 'tellEvening'],
  ...['seededRandom', 'cryptoRandom', 'drawDealer'],
  ...['BOTS', 'hintFor', 'reviewDeal'],
];

function fileOf(name: string): string {
  return join(folder, `${name}.ts`);
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const example of examples) writeFileSync(fileOf(example.name), programOf(example));
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'] },
    files: examples.map(({ name }) => fileOf(name)),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const checked = await runNode(commandFile('@typescript/native', 'tsc'), ['--project', folder]);
  expect(checked.ok, checked.output).toBe(true);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the example of', () => {
  it.each(examples)('$name is right', async ({ name }) => {
    await import(pathToFileURL(fileOf(name)).href);
  });
});

it('every main function has an example', () => {
  expect(examples.map(({ name }) => name)).toEqual(expect.arrayContaining(MAIN_EXPORTS));
});

it('an example checks something', () => {
  const unchecked = examples.filter((example) => !programOf(example).includes('deepStrictEqual('));
  expect(unchecked.map(({ name }) => name)).toEqual([]);
});
