import { INK } from '@nain-jaune/art';
import { describe, expect, test } from 'vitest';
import { toColourIn } from './colouring.ts';

describe('outline drawing', () => {
  test('has white areas with ink lines', () => {
    expect(toColourIn('<path d="M0 0" fill="#c8102e" stroke="#5d0b16" stroke-width="2"/>', 1)).toBe(
      `<path d="M0 0" fill="#fff" stroke="${INK}" stroke-width="2"/>`,
    );
  });

  test('outlines an area without a stroke', () => {
    expect(toColourIn('<circle r="3" fill="#f6c62b"/>', 1)).toBe(
      `<circle r="3" fill="#fff" stroke="${INK}" stroke-width="1"/>`,
    );
    expect(toColourIn('<circle r="3" fill="#f6c62b"/>', 0)).toBe('<circle r="3" fill="#fff"/>');
  });

  test('keeps ink', () => {
    const drawn = `<ellipse rx="4" ry="5" fill="${INK}"/><path d="M0 0" fill="none" stroke="${INK}" stroke-width="1.6"/>`;
    expect(toColourIn(drawn, 1)).toBe(drawn);
  });

  test('leaves a ribbon white between its edges and draws a fine line in ink', () => {
    const line = (stroke: string, width: number) =>
      `<path d="M0 0V9" stroke="${stroke}" stroke-width="${width}"/>`;
    expect(toColourIn(line(INK, 8) + line('#f6c62b', 4), 1)).toBe(line(INK, 8) + line('#fff', 4));
    expect(toColourIn(line('#c9b48c', 2), 1)).toBe(line(INK, 2));
  });

  test('has no shade or shine', () => {
    expect(toColourIn('<circle r="8" fill="#f08f7d" opacity=".55"/><path d="M0 0"/>', 1)).toBe(
      '<path d="M0 0"/>',
    );
  });

  test('keeps text readable', () => {
    expect(toColourIn('<text fill="#5a452c">Pallas</text>', 1)).toBe(`<text fill="${INK}">Pallas</text>`);
  });
});
