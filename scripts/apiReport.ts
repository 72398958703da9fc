import { join, posix } from 'node:path';
import ts from 'typescript';
import { type PublishedPackage, publishedEntries } from './packages.ts';
import { readManifest } from './workspace.ts';

const printer = ts.createPrinter({ removeComments: true });

/** Returns the file with the approved API of a library. */
export function apiReportFile({ source }: PublishedPackage): string {
  return join(source, 'api.md');
}

/** Returns the exports of each entry of a library, and every declaration that they need, from its built declarations. */
export function apiReport({ name, source }: PublishedPackage, builtFolder: string): string {
  const entries = publishedEntries(readManifest(source)).map(([entry, file]) => ({
    specifier: posix.join(name, entry),
    file: join(builtFolder, file.replace(/^\.\/src\/(.*)\.ts$/, 'lib/$1.d.ts')),
  }));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { module: ts.ModuleKind.NodeNext, noLib: true },
  );
  const reader = new ApiReader(program.getTypeChecker(), builtFolder);
  const exported = entries.map(({ specifier, file }) => {
    const names = reader.exportsOf(program.getSourceFile(file));
    return `### ${specifier}\n\n${names.map((symbol) => `- \`${symbol}\`\n`).join('')}`;
  });
  return `# API of ${name}

\`npm run golden:api\` writes this file. A test compares it with the built package, so that no change of the API goes unnoticed.

## Exports

${exported.join('\n')}
## Declarations

Those that are not exported are named by one that is.

\`\`\`ts
${reader.declarations().join('\n\n')}
\`\`\`
`;
}

class ApiReader {
  readonly #checker: ts.TypeChecker;
  readonly #folder: string;
  readonly #found = new Map<ts.Statement, string>();

  constructor(checker: ts.TypeChecker, folder: string) {
    this.#checker = checker;
    this.#folder = folder;
  }

  /** Returns the sorted exports of a file. A renamed export has both names. */
  exportsOf(file: ts.SourceFile | undefined): string[] {
    const module = file && this.#checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error('an entry is missing from the build');
    return this.#checker
      .getExportsOfModule(module)
      .map((symbol) => {
        const { name } = this.#collect(symbol);
        return name === symbol.name ? name : `${name} as ${symbol.name}`;
      })
      .sort();
  }

  /** Returns the collected declarations, sorted by name. */
  declarations(): string[] {
    return [...this.#found]
      .map(([statement, name]) => ({
        name,
        text: printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile()),
      }))
      .sort((a, b) => compare(a.name, b.name) || compare(a.text, b.text))
      .map(({ text }) => text);
  }

  /** Collects the declarations of a symbol and of every symbol of the package that they name. */
  #collect(symbol: ts.Symbol): ts.Symbol {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) {
      const statement = ts.findAncestor(declaration, ts.isStatement);
      if (statement !== undefined && this.#isNew(statement)) {
        this.#found.set(statement, target.name);
        this.#collectNamed(statement);
      }
    }
    return target;
  }

  #isNew(statement: ts.Statement): boolean {
    const isOwn = statement.getSourceFile().fileName.startsWith(this.#folder);
    return isOwn && ts.isSourceFile(statement.parent) && !this.#found.has(statement);
  }

  #collectNamed(node: ts.Node): void {
    const symbol = ts.isIdentifier(node) ? this.#checker.getSymbolAtLocation(node) : undefined;
    if (symbol !== undefined) this.#collect(symbol);
    ts.forEachChild(node, (child) => this.#collectNamed(child));
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
