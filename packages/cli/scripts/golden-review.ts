import { writeFileSync } from 'node:fs';
import { GOLDEN_REVIEW, goldenReview } from '../src/testing/goldenReview.ts';

// Writes the golden review anew, after the search or the words have changed. Read it before it is kept: it must be true.
writeFileSync(GOLDEN_REVIEW, await goldenReview());
