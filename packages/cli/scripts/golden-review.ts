import { writeFileSync } from 'node:fs';
import { GOLDEN_REVIEW, goldenReview } from '../src/testing/goldenReview.ts';

// Updates the golden review after a change of the search or the words. Check the diff before you commit it.
writeFileSync(GOLDEN_REVIEW, await goldenReview());
