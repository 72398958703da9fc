import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/*
 * The sizes of the window on which layouts depend, in units of the browser's text size. CSS has no constants for queries, so each
 * query writes its size out, such as `width < 44rem` or `width >= 44rem`. What depends on the size of a part of the page is a
 * container query.
 */
const WIDTHS = {
  /** Below: the smallest phones. */
  least: '22rem',
  /** Below: a phone in portrait. */
  narrow: '30rem',
  /** Below: one column, with the menu at the bottom in portrait. */
  phone: '44rem',
  /** From here: two columns, and words next to the tools of a table. */
  desk: '62rem',
  /** From here: the log on the table. */
  wide: '69rem',
};
const HEIGHTS = {
  /** Below: a phone in landscape. */
  low: '32rem',
  /** Below: a small phone in portrait, or a small laptop. */
  short: '44rem',
};
const SHAPES = ['orientation: portrait', 'orientation: landscape', 'aspect-ratio <= 7 / 5'];
/** Other facts about the device. */
const FACTS = ['hover: hover', 'prefers-reduced-motion: reduce', 'scripting: none'];

const known = new Set([
  ...Object.values(WIDTHS).flatMap((width) => [`width < ${width}`, `width >= ${width}`]),
  ...Object.values(HEIGHTS).flatMap((height) => [`height < ${height}`, `height >= ${height}`]),
  ...SHAPES,
  ...FACTS,
]);
const source = join(import.meta.dirname, '..', '..');

/** Returns the conditions in the media queries of a style sheet, a component or a script. */
function conditionsIn(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  const queries = [...text.matchAll(/@media [^{]+|watchMedia\('[^']+'/g)];
  return queries.flatMap(([query]) => [...query.matchAll(/[('](\w[^()']*)[)']/g)].map(([, one = '']) => one));
}

const files = globSync('**/*.{css,svelte,ts}', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));

it('has media queries', () => {
  expect(files.flatMap(conditionsIn).length).toBeGreaterThan(50);
});

it('uses only these sizes of the window in media queries', () => {
  const others = files.flatMap((file) =>
    conditionsIn(file)
      .filter((condition) => !known.has(condition))
      .map((condition) => `${file}: ${condition}`),
  );
  expect(others).toEqual([]);
});
