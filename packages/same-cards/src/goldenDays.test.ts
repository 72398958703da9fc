import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inScope } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import { GOLDEN_DAY_COUNT, goldenDays } from './testing/goldenDays.ts';

const FILE = join(import.meta.dirname, '../../../e2e/golden/daily.txt');

test('days have the deals, moves and results of the golden file', { timeout: 120_000 }, () => {
  if (process.env['GOLDEN'] === 'write') writeFileSync(FILE, goldenDays());
  const lines = readFileSync(FILE, 'utf8').split('\n');
  expect(lines).toHaveLength(GOLDEN_DAY_COUNT + 1);
  const days = inScope({ quick: 8, all: GOLDEN_DAY_COUNT });
  expect(goldenDays(days)).toBe(`${lines.slice(0, days).join('\n')}\n`);
});
