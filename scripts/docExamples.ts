import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** An `@example` of a docstring. */
export interface DocExample {
  /** What the docstring documents. */
  readonly name: string;
  readonly code: string;
}

/** Every `@example` of a package that is a block of TypeScript. */
export function docExamplesOf(packageFolder: string): readonly DocExample[] {
  const files = globSync('src/**/*.ts', { cwd: packageFolder, exclude: ['**/*.test.ts', '**/testing/**'] });
  return files.sort().flatMap((file) => examplesIn(readFileSync(join(packageFolder, file), 'utf8')));
}

/** Returns an example as a program. `expression; // => value` checks that the expression has the value. */
export function programOf({ code }: DocExample): string {
  const checked = code.replace(/^(\S.*?);? \/\/ => (.*)$/gm, 'deepStrictEqual($1, $2);');
  return `import { deepStrictEqual } from 'node:assert/strict';\n${checked}`;
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
