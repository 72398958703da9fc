/**
 * Search for a move by playouts of deals that agree with a view.
 *
 * @module @nain-jaune/bots/search
 */

export { cardOf, moveOf } from '../heuristic/moves.ts';
export { PASS, Policy } from '../heuristic/policy.ts';
export { COUNTING, RULE_OF_THUMB, type Weights } from '../heuristic/weights.ts';
export { type LikelyDeal, likelyDeals, MODELS, type Model } from './beliefs.ts';
export { announcedMoves, areAlike, differentMoves } from './candidates.ts';
export { Playout } from './playout.ts';
export { type Candidate, type Effort, type Thought, think, thinkWhole } from './think.ts';
