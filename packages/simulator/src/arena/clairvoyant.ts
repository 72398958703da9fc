import { bestReplyToHeuristic, Solver } from '@nain-jaune/bots/solver';
import type { Deal, Move } from '@nain-jaune/engine';
import { Kernel } from '@nain-jaune/engine/kernel';
import type { OpenPlayer } from './contestant.ts';

/**
 * Sees all hands and plays the best reply to `heuristic`, which is deterministic, on all other seats. It is the upper bound
 * for players against `heuristic`, and an approximation against others.
 */
export const clairvoyant: OpenPlayer = {
  name: 'clairvoyant',
  chooseOpen: (deal) => bestReplyToHeuristic(deal).move,
};

/** Sees all hands and plays the solution in which every player maximises their own counters. */
export const solver: OpenPlayer = {
  name: 'solver',
  chooseOpen: (deal) => solved(deal) ?? bestReplyToHeuristic(deal).move,
};

/** Enough for endings, and for whole deals if continuing is compulsory. */
const MAX_POSITIONS = 300_000;

function solved(deal: Deal): Move | null {
  const kernel = new Kernel(deal.rules);
  kernel.copyFrom(deal.words);
  return new Solver(deal.rules).solve(kernel, { mostPositions: MAX_POSITIONS })?.best ?? null;
}
