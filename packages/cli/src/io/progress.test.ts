import { expect, test } from 'vitest';
import { plain } from '../terminal/paint.ts';
import { drawBar, drawProgress } from './progress.ts';

test('progress stays on one line of the terminal', () => {
  expect(drawProgress(0.5, '500 of 1000 games', plain, 80)).toContain('░ 50 % 500 of 1000 games');
  expect(drawProgress(0.5, '500 of 1000 games', plain, 40)).toBe('500 of 1000 games');
  expect(drawProgress(0.5, '500 of 1000 games', plain, 11)).toBe('500 of 10…');
});

test('a bar is filled up to its part', () => {
  expect(drawBar(0, plain)).toBe(`${'░'.repeat(24)} 0 % `);
  expect(drawBar(0.5, plain)).toBe(`${'█'.repeat(12)}${'░'.repeat(12)} 50 % `);
  expect(drawBar(1, plain)).toBe(`${'█'.repeat(24)} 100 % `);
  expect(drawBar(null, plain)).toBe('');
});
