import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

/*
 * A class that is renamed in the markup stays behind in the styles and browser tests that reach it from another file, and no
 * compiler notices it. Within one component Svelte does.
 */

/** Classes that a script gives to an element. */
const BY_SCRIPT = ['best', 'carried', 'chosen', 'of-1', 'of-2', 'of-3', 'of-4', 'worded'];
/** The end of a computer's name in a test, which looks like a class. */
const DOMAIN = 'local';
/** Attributes whose value becomes a class. `grid` and `size` are handed to the element of a component. */
const ATTRIBUTE = /\s(?:class|grid|size)="([^"]*)"|\sclass:([\w-]+)/g;
const EXPRESSION = /\s(?:class|grid|size)=\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const STYLE = /<style[\s\S]*<\/style>/;
const GLOBAL = /:global\(((?:[^()]|\([^()]*\))*)\)/g;
/** A selector by class in a script, such as `.seats > .me`. */
const SELECTOR = /(?:'|"|`)((?:main|header|span|div|p)?\.[a-z][\w\s.#>~+*:,()=[\]-]*)(?:'|"|`)/g;

const files = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
/** Returns the first group that took part in each match. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');

function givenBy(component: string): string[] {
  const markup = component.replace(STYLE, '');
  const literals = all(markup, EXPRESSION).flatMap((script) =>
    all(script, /'([^']*)'|[{,]\s*(\w+)(?=[,:\s}])/g),
  );
  return [...all(markup, ATTRIBUTE), ...literals].flatMap((text) => text.split(/\s+/));
}

/** Returns the classes that a file names for the markup of others. */
function namedBy(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = file.endsWith('.css')
    ? all(text, /([^{};]+)\{/g)
    : [...all(text.replace(STYLE, ''), SELECTOR), ...all(STYLE.exec(text)?.[0] ?? '', GLOBAL)];
  return selectors.flatMap((one) => one.match(/(?<=\.)[a-zA-Z][\w-]*(?![\w(-])/g) ?? []);
}

const given = new Set([
  ...BY_SCRIPT,
  ...files('packages/web/src/**/*.svelte').flatMap((file) => givenBy(readFileSync(join(root, file), 'utf8'))),
]);
const naming = ['packages/web/src/**/*.{css,svelte,ts}', 'e2e/**/*.ts', 'bench/*.ts'].flatMap(files);

it('finds classes', () => {
  expect(given.size).toBeGreaterThan(300);
  expect(new Set(naming.flatMap(namedBy)).size).toBeGreaterThan(150);
});

it('names no class that no element has', () => {
  const missing = naming.flatMap((file) =>
    namedBy(file)
      .filter((name) => !given.has(name) && name !== DOMAIN)
      .map((name) => `${file}: .${name}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});
