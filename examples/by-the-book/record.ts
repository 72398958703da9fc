/** The game record of rules.md, "Contract: cards and the game record". */
import type { Ruleset } from './ruleset.ts';

/** The state after the settlement of a deal. */
export interface DealResult {
  winner: number;
  opera: boolean;
  counters: number[];
  boxes: number[];
}

/** The proof of docs/record-format.md that no one chose the cards. */
export interface Proof {
  code: string;
  game: number;
  deal: number;
  commitment: string;
  secret: string;
  cut: string | null;
}

/** One deal of a record. */
export interface DealRecord {
  dealer: number;
  hands: string[];
  talon: string;
  moves: string;
  /** Each draw for the first dealer: the card of each seat, null for a seat that drew no more. Only in the first deal. */
  drawn?: (string | null)[][];
  /** Missing while the deal is in progress. */
  result?: DealResult;
  proof?: Proof;
}

/** The counters of each seat and each box before the first ante of a game that continues from a position. */
export interface GameStart {
  counters: number[];
  boxes: number[];
}

export type EndReason = 'ruin' | 'deals' | 'target' | 'time';

/** A whole game record. */
export interface GameRecord {
  format: 'nain-jaune-record';
  version: 3;
  rules: Ruleset;
  players: { name: string; bot?: string }[];
  /** Missing for full counters and empty boxes. */
  start?: GameStart;
  deals: DealRecord[];
  /** Missing while the game is in progress. */
  end?: { reason: EndReason; winners: number[] };
}
