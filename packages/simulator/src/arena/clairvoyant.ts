import { bestReplyToHeuristic, Solver } from '@nain-jaune/bots/solver';
import type { Deal, Move } from '@nain-jaune/engine';
import { Kernel } from '@nain-jaune/engine/kernel';
import type { OpenPlayer } from './contestant.ts';

/**
 * Sees all hands, knows that all others are `heuristic`, which leaves nothing to chance, and makes the best of it: the
 * ceiling for whoever plays against three of them. Against others it is only a good guess.
 */
export const clairvoyant: OpenPlayer = {
  name: 'clairvoyant',
  chooseOpen: (deal) => bestReplyToHeuristic(deal).move,
};

/** Sees all hands and takes all others for players who do so too: it plays the solution, every player for himself. */
export const solver: OpenPlayer = {
  name: 'solver',
  chooseOpen: (deal) => solved(deal) ?? bestReplyToHeuristic(deal).move,
};

/** More positions than this are not worth waiting for: endings are, and whole deals where continuing is compulsory. */
const MOST_POSITIONS = 300_000;

function solved(deal: Deal): Move | null {
  const kernel = new Kernel(deal.rules);
  kernel.copyFrom(deal.words);
  return new Solver(deal.rules).solve(kernel, { mostPositions: MOST_POSITIONS })?.best ?? null;
}
