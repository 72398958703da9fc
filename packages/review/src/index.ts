/**
 * Hints for the next move, and reviews of finished deals that separate skill from luck.
 *
 * @module @nain-jaune/review
 */
export { type CardChances, cardChances } from './cardChances.ts';
export type * from './dealReview.ts';
export type { Estimate } from './estimate.ts';
export { evaluateDeal } from './evaluateDeal.ts';
export { evaluateView } from './evaluateView.ts';
export type * from './evaluation.ts';
export { type Hint, hintFor } from './hint.ts';
export { possibleMoves } from './possibleMoves.ts';
export type * from './reason.ts';
export { choiceCosts, REVIEW_OPTIONS, type ReviewOptions, reviewDeal } from './review.ts';
