import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNode } from './shell.ts';
import { commandFile, root } from './workspace.ts';

/** Node strips no types below `node_modules`, and finds the packages only below the repository. */
const folder = join(root, '.cache/doc-examples');
const examples = ['engine', 'bots', 'review', 'judge'].flatMap((name) =>
  docExamplesOf(join(root, 'packages', name)),
);
const readme = { name: 'README', code: firstCodeOf(readFileSync(join(root, 'README.md'), 'utf8')) };
const programs = [...examples, readme];
const MAIN_EXPORTS = [
  ...['startGame', 'dealCards', 'playMove', 'makeDeal', 'playDeal', 'legalMoves'],
  ...['beginView', 'see', 'legalMovesOf', 'sampleDeal'],
  ...['makeRecord', 'parseRecord', 'checkRecord', 'replayRecord', 'parseCards', 'moveText', 'parseMoveText'],
  ...['parseRuleset', 'compileRules', 'applyHouseRules', 'parseRulesText', 'makeRulesCode', 'parseRulesCode'],
  ...['startScoring', 'addScoreEntry', 'parseEvening', 'replayEvening'],
  ...['seededRandom', 'cryptoRandom', 'drawDealer'],
  ...['BOTS', 'hintFor', 'reviewDeal', 'answerOf', 'sentenceKeysOf'],
];

function fileOf(name: string): string {
  return join(folder, `${name}.ts`);
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const example of programs) writeFileSync(fileOf(example.name), programOf(example));
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'] },
    files: programs.map(({ name }) => fileOf(name)),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const checked = await runNode(commandFile('@typescript/native', 'tsc'), ['--project', folder]);
  expect(checked.ok, checked.output).toBe(true);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the example of', () => {
  it.each(programs)('$name is right', async ({ name }) => {
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

interface DocExample {
  readonly name: string;
  readonly code: string;
}

/** Returns every `@example` of a package that is a block of TypeScript. */
function docExamplesOf(packageFolder: string): readonly DocExample[] {
  const files = globSync('src/**/*.ts', { cwd: packageFolder, exclude: ['**/*.test.ts', '**/testing/**'] });
  return files.sort().flatMap((file) => examplesIn(readFileSync(join(packageFolder, file), 'utf8')));
}

/** Returns an example as a program. `expression; // => value` checks that the expression has the value. */
function programOf({ code }: DocExample): string {
  const checked = code.replace(/^(\S.*?);? \/\/ => (.*)$/gm, 'deepStrictEqual($1, $2);');
  return `import { deepStrictEqual } from 'node:assert/strict';\n${checked}`;
}

function firstCodeOf(page: string): string {
  const [, code = ''] = /^```ts\n(.*?)\n```$/ms.exec(page) ?? [];
  return code;
}

function examplesIn(text: string): DocExample[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) =>
    ts
      .getJSDocTags(statement)
      .filter(({ tagName }) => tagName.text === 'example')
      .flatMap(({ comment }) => {
        const [, code] = /^```ts\n(.*)\n```$/s.exec(ts.getTextOfJSDocComment(comment) ?? '') ?? [];
        return code === undefined ? [] : [{ name: nameOf(statement), code }];
      }),
  );
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations[0]?.name.getText() ?? '';
  return ts.isDeclarationStatement(statement) ? (statement.name?.getText() ?? '') : '';
}
