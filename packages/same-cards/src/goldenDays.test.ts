import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goldenDays } from './testing/goldenDays.ts';

const FILE = join(import.meta.dirname, '../../../e2e/golden/daily.txt');

test('thirty days have the deals, moves and results of the golden file', () => {
  const days = goldenDays();
  if (process.env['GOLDEN'] === 'write') writeFileSync(FILE, days);
  expect(days).toBe(readFileSync(FILE, 'utf8'));
});
