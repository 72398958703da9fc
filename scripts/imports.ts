import ts from 'typescript';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly isOfTypes: boolean;
}

const svelteScript = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g;
const dynamicImport = /\bimport\(\s*(['"])([^'"]+)\1/g;

/** Returns every import of a TypeScript or Svelte source: static, type-only, re-export, and `import()`. */
export function importsOf(file: string, text: string): readonly Import[] {
  if (!file.endsWith('.svelte')) return importsOfScript(text);
  return [...importsOfScript(onlyScripts(text)), ...importsOfMarkup(withoutScripts(text))];
}

function importsOfScript(text: string): readonly Import[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ specifier, line: line + 1, isOfTypes: isOfTypes(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return textOf(node.arguments[0]);
  }
  return undefined;
}

/** Returns whether type stripping removes the import (`import { type A }` still loads the file). */
function isOfTypes(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return ts.isImportTypeNode(node) || (ts.isExportDeclaration(node) && node.isTypeOnly);
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function importsOfMarkup(text: string): readonly Import[] {
  return [...text.matchAll(dynamicImport)].map((match) => ({
    specifier: match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length,
    isOfTypes: false,
  }));
}

/** Returns the scripts of a component on their own lines, with blanks in place of everything else. */
function onlyScripts(text: string): string {
  let end = 0;
  let scripts = '';
  for (const match of text.matchAll(svelteScript)) {
    const [, opening = '', script = ''] = match;
    const start = match.index + opening.length;
    scripts += blank(text.slice(end, start)) + script;
    end = start + script.length;
  }
  return scripts + blank(text.slice(end));
}

function withoutScripts(text: string): string {
  return text.replace(svelteScript, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
