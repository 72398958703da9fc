import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Palette = ReadonlyMap<string, string>;

/** The colours of a rule, in the light theme (0) or the dark one (1). */
function coloursOf(css: string, selector: string, theme: 0 | 1): Palette {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('}', from));
  const colour = '(#[0-9a-f]{6})';
  return new Map(
    [
      ...block.matchAll(new RegExp(`(--[\\w-]+): (?:light-dark\\(${colour}, ${colour}\\)|${colour});`, 'g')),
    ].map(([, name, light, dark, same]) => [name!, same ?? [light!, dark!][theme]!]),
  );
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const app = read('../app.css');
const look = read('./look1760.css');
const normal = (theme: 0 | 1) => coloursOf(app, '\n:root', theme);
const old = (theme: 0 | 1) =>
  new Map([...normal(theme), ...coloursOf(look, "\n:root[data-look='1760']", theme)]);
const PALETTES: readonly (readonly [string, Palette])[] = [
  ['light', normal(0)],
  ['dark', normal(1)],
  ['1760', old(0)],
  ['1760 by night', old(1)],
];

/** Pairs of text and background. */
const TEXTS = [
  ['--ink', '--page'],
  ['--ink', '--paper'],
  ['--ink-soft', '--page'],
  ['--ink-soft', '--paper'],
  ['--accent', '--page'],
  ['--minus', '--paper'],
  ['--felt-ink', '--felt'],
  ['--felt-ink', '--felt-edge'],
  ['--gold-ink', '--gold'],
] as const;

it.each(PALETTES)('all texts of the %s palette are readable', (_, palette) => {
  for (const [text, ground] of TEXTS) {
    const found = contrast(palette.get(text)!, palette.get(ground)!);
    expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

it.each(PALETTES)('the borders of controls are visible in the %s palette', (_, palette) => {
  for (const ground of ['--page', '--paper']) {
    expect(contrast(palette.get('--edge')!, palette.get(ground)!), ground).toBeGreaterThanOrEqual(3);
  }
});

it.each(PALETTES)('focus and suits are visible in the %s palette', (_, palette) => {
  expect(contrast(palette.get('--focus')!, palette.get('--paper')!)).toBeGreaterThanOrEqual(3);
  for (const suit of ['#141418', '#e7070f', '#128461', '#0d2dc4']) {
    expect(contrast(suit, palette.get('--card-paper')!), suit).toBeGreaterThanOrEqual(3);
  }
});
