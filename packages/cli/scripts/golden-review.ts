import { writeFileSync } from 'node:fs';
import { GOLDEN_EXPLORATION, goldenExploration } from '../src/testing/goldenExploration.ts';
import { GOLDEN_REVIEW, goldenReview } from '../src/testing/goldenReview.ts';

// Updates the golden review and the golden exploration after a change of the search, the figures or the words. Check the
// diff before you commit it.
writeFileSync(GOLDEN_REVIEW, await goldenReview());
writeFileSync(GOLDEN_EXPLORATION, await goldenExploration());
