/**
 * Positions with all hands open: their solution, and the best reply to a known policy. No bot may use it.
 *
 * @module @nain-jaune/bots/solver
 */
export type { Reply } from './bestReply.ts';
export { bestReplyToHeuristic, type OpenDeal } from './opened.ts';
export { MOST_POSITIONS, type Solution, type SolvedMove, Solver, type SolverOptions } from './solver.ts';
