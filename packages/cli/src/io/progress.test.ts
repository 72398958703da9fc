import { expect, test } from 'vitest';
import { plain } from '../terminal/paint.ts';
import { drawBar } from './progress.ts';

test('a bar is filled up to its part, and never beyond its ends', () => {
  expect(drawBar(0, plain)).toBe(`${'░'.repeat(24)} 0 % `);
  expect(drawBar(0.5, plain)).toBe(`${'█'.repeat(12)}${'░'.repeat(12)} 50 % `);
  expect(drawBar(1, plain)).toBe(`${'█'.repeat(24)} 100 % `);
  expect(drawBar(null, plain)).toBe('');
});
