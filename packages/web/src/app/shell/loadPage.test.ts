import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SHEET_CHAPTERS } from '../settings/withWords.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const STATIC = /^\s*import (?!type\b)[^'"]*?['"](\.[^'"]+)['"]/gm;
const LAZY = /(?<!typeof )((?:withWords|orNotThere)\(\s*)?(?<!typeof )import\(\s*'(\.[^']+)'\s*\)([^)]*)/g;

function namesIn(text: string): string[] {
  const named = [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  return text.includes('SHEET_CHAPTERS') ? [...named, ...SHEET_CHAPTERS] : named;
}

/** The chapters that a file and its imports read, without those that lazy imports load themselves. */
function chaptersRead(file: string, seen: ReadonlySet<string> = new Set()): Set<string> {
  if (seen.has(file) || !/\.(ts|svelte)$/.test(file)) return new Set();
  const path = new Set([...seen, file]);
  const text = readFileSync(file, 'utf8');
  const read = new Set([...text.matchAll(/preferences\.chapters\.(\w+)/g)].map(([, name = '']) => name));
  for (const [, imported = ''] of text.matchAll(STATIC))
    for (const name of cached(join(dirname(file), imported), path)) read.add(name);
  if (/(loadPage|otherPages)\.ts$/.test(file)) return read;
  for (const [, isLoading, imported = '', names = ''] of text.matchAll(LAZY)) {
    const loaded = isLoading === undefined ? [] : namesIn(names);
    for (const name of cached(join(dirname(file), imported), path))
      if (!loaded.includes(name)) read.add(name);
  }
  return read;
}

const known = new Map<string, Set<string>>();

function cached(file: string, path: ReadonlySet<string>): Set<string> {
  const before = known.get(file);
  if (before !== undefined) return before;
  const read = chaptersRead(file, path);
  known.set(file, read);
  return read;
}

const table = ['loadPage.ts', 'otherPages.ts']
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('');
const pages = [...table.matchAll(/(\w+): \[\s*\(\) => import\('([^']+)'\),?([^\]]*)\]/g)];

test('the table of pages has been read', () => {
  expect(pages.length).toBeGreaterThan(20);
});

test.each(pages.map(([, page = '', file = '', names = '']) => ({ page, file, names })))(
  'the page $page loads exactly the chapters that it reads',
  ({ file, names }) => {
    expect(namesIn(names).toSorted()).toEqual([...chaptersRead(join(FOLDER, file))].toSorted());
  },
);
