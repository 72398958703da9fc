import type { EndReason } from '../deal/events.ts';
import type { GameStart } from '../game/game.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { CONTRACT_VERSION } from '../rules/ruleset.ts';
import type { DrawTexts } from './notation.ts';

/** The first key of every record. */
export const RECORD_FORMAT = 'nain-jaune-record';
/** The version of the format. */
export const RECORD_VERSION = CONTRACT_VERSION;

export interface RecordPlayer {
  readonly name: string;
  readonly bot?: string;
}

/** The result of a deal in a record. */
export interface RecordResult {
  readonly winner: number;
  readonly opera: boolean;
  readonly counters: readonly number[];
  readonly boxes: readonly number[];
}

/** One deal in a record. Cards and moves are in text notation. */
export interface RecordDeal {
  readonly dealer: number;
  /** Each seat's cards in the order dealt. */
  readonly hands: readonly string[];
  readonly talon: string;
  /**
   * Only in the first deal of a game whose first dealer draws the highest card: one list a draw, with the card of each
   * seat, null for a seat that drew no more.
   */
  readonly drawn?: DrawTexts;
  /** A token for each card laid (`!`: announced) and `-` for each pass. */
  readonly moves: string;
  /** Absent while the deal is in progress. */
  readonly result?: RecordResult;
}

/** The end of a game in a record. */
export interface RecordEnd {
  readonly reason: EndReason;
  /** The seats with the most counters, ascending. */
  readonly winners: readonly number[];
}

/**
 * A whole game: the public format that is stored, replayed, checked and analysed. A file of several games has one a
 * line.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly rules: Ruleset;
  readonly players: readonly RecordPlayer[];
  /** What a game that goes on from a position began with; absent for full counters and empty boxes. */
  readonly start?: GameStart;
  readonly deals: readonly RecordDeal[];
  /** Absent while the game is in progress. */
  readonly end?: RecordEnd;
}

/**
 * A rule that a record breaks, with its place. Deals and moves are counted from 1, and null if the finding is about the
 * whole record or deal.
 */
export interface Finding {
  readonly deal: number | null;
  readonly move: number | null;
  readonly code: FindingCode;
  /** The value that the rules require, in the notation of the record. Empty if unknown. */
  readonly expected: string;
  /** The value found, shortened. */
  readonly found: string;
  /** The JSON path, such as `deals[0].result.counters`. */
  readonly path: string;
}

export type FindingCode =
  | 'not-json'
  | 'line-too-long'
  | 'missing'
  | 'unknown-key'
  | 'wrong-value'
  | 'conflict'
  | 'duplicate-key'
  | 'newer-version'
  | 'draft-version'
  | 'wrong-number-of-players'
  | 'wrong-start'
  | 'card-twice'
  | 'card-missing'
  | 'wrong-hand-size'
  | 'wrong-dealer'
  | 'unexpected-draw'
  | 'wrong-draw'
  | 'lower-card-deals'
  | 'unknown-token'
  | 'deal-is-over'
  | 'card-not-held'
  | 'card-not-wanted'
  | 'lead-lowest'
  | 'must-lead'
  | 'must-continue'
  | 'nothing-to-announce'
  | 'result-missing'
  | 'result-too-early'
  | 'wrong-winner'
  | 'wrong-opera'
  | 'wrong-counters'
  | 'wrong-boxes'
  | 'deal-after-unfinished-deal'
  | 'deal-after-end'
  | 'wrong-end-reason'
  | 'wrong-winners'
  | 'end-too-early'
  // Codes of the fairness proof of a deal, which the engine does not check.
  | 'wrong-commitment'
  | 'not-from-proof'
  | 'proof-of-another-deal';
