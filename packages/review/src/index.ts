/**
 * What a move was worth: hints for a move to make, and the review of a deal that separates skill from luck.
 *
 * @module @nain-jaune/review
 */
export type * from './dealReview.ts';
export type { Estimate } from './estimate.ts';
export { type Hint, hintFor } from './hint.ts';
export { REVIEW_OPTIONS, type ReviewOptions } from './options.ts';
export type * from './reason.ts';
export { reviewDeal } from './review.ts';
