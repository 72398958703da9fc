import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLDEN_EXPLORATION, goldenExploration } from '../testing/goldenExploration.ts';

test('the figures of random games match the golden file', async () => {
  expect(await goldenExploration()).toBe(readFileSync(GOLDEN_EXPLORATION, 'utf8'));
});
