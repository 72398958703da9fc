import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLDEN_REVIEW, goldenReview } from '../testing/goldenReview.ts';

test('the review of the sample deal matches the golden file in every language', async () => {
  expect(await goldenReview()).toBe(readFileSync(GOLDEN_REVIEW, 'utf8'));
});
