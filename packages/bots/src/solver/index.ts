/**
 * Solves positions with all hands open, and finds the best reply to a known policy. Not for bots.
 *
 * @module @nain-jaune/bots/solver
 */
export type { Reply } from './bestReply.ts';
export { bestReplyToHeuristic, type OpenDeal } from './opened.ts';
export { MOST_POSITIONS, type Solution, type SolvedMove, Solver, type SolverOptions } from './solver.ts';
