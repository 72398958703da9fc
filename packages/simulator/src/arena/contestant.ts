import { bestReplyToHeuristic, Solver } from '@nain-jaune/bots/solver';
import type { Deal, Move } from '@nain-jaune/engine';
import { Kernel } from '@nain-jaune/engine/kernel';
import { isPlayerName, type PlayerName } from '../players.ts';

/** The names of the contestants that see all hands. They take part only in the arena, as upper bounds for players. */
export type OpenName = 'clairvoyant' | 'solver';

export type ContestantName = PlayerName | OpenName;

/** Returns the move of the seat to move. */
type OpenPlayer = (deal: Deal) => Move;

export const OPEN_PLAYERS: Readonly<Record<OpenName, OpenPlayer>> = {
  /** The best reply to `heuristic`, which is deterministic, on all other seats. Against others it is an approximation. */
  clairvoyant: (deal) => bestReplyToHeuristic(deal).move,
  /** The solution in which every player maximises their own counters. */
  solver: (deal) => solved(deal) ?? bestReplyToHeuristic(deal).move,
};

export const OPEN_NAMES: readonly OpenName[] = ['clairvoyant', 'solver'];

export function isOpenName(text: string): text is OpenName {
  return Object.hasOwn(OPEN_PLAYERS, text);
}

export function isContestantName(text: string): text is ContestantName {
  return isPlayerName(text) || isOpenName(text);
}

/** Enough for endings, and for whole deals if continuing is compulsory. */
const MAX_POSITIONS = 300_000;

function solved(deal: Deal): Move | null {
  const kernel = new Kernel(deal.rules);
  kernel.copyFrom(deal.words);
  return new Solver(deal.rules).solve(kernel, { mostPositions: MAX_POSITIONS })?.best ?? null;
}
