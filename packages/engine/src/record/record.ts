import type { EndReason } from '../deal/events.ts';
import type { GameStart } from '../game/game.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { CONTRACT_VERSION, type ContractVersion } from '../rules/version1.ts';

/** The name of the format, the first key of every record. */
export const RECORD_FORMAT = 'nain-jaune-record';
/** The version of the format that this engine writes. It reads version 1 too. */
export const RECORD_VERSION = CONTRACT_VERSION;

/** A player in a record. */
export interface RecordPlayer {
  readonly name: string;
  /** The bot's name, where the player is one. */
  readonly bot?: string;
}

/** How a deal ended, in a record. */
export interface RecordResult {
  readonly winner: number;
  readonly opera: boolean;
  /** Counters of each seat after the settlement. */
  readonly counters: readonly number[];
  /** Counters of each box after the settlement, in the order of the honours. */
  readonly boxes: readonly number[];
}

/** One deal in a record. Cards and moves are texts in the notation. */
export interface RecordDeal {
  readonly dealer: number;
  /** Each seat's cards in the order dealt. */
  readonly hands: readonly string[];
  /** The talon in the order of the pack. */
  readonly talon: string;
  /** In the first deal the card that each seat drew last, if the highest card deals first. */
  readonly drawn?: readonly string[];
  /** A token for each card laid (`!`: announced) and `-` for each pass. */
  readonly moves: string;
  /** Absent while the deal is in progress. */
  readonly result?: RecordResult;
}

/** How a game ended, in a record. */
export interface RecordEnd {
  readonly reason: EndReason;
  /** The seats with the most counters, ascending. */
  readonly winners: readonly number[];
}

/** A whole game: the public contract for what is stored, replayed, checked and analysed. A file of many has one on each line. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  /** 1 only for rules whose target only version 1 allowed. */
  readonly version: ContractVersion;
  readonly rules: Ruleset;
  readonly players: readonly RecordPlayer[];
  /** What a game that goes on from a position began with; absent for full counters and empty boxes. */
  readonly start?: GameStart;
  readonly deals: readonly RecordDeal[];
  /** Absent while the game is in progress. */
  readonly end?: RecordEnd;
}

/**
 * A rule that a record breaks, with its place. Deals and moves are counted from 1; null where the finding
 * is about the whole record or the whole deal.
 */
export interface Finding {
  readonly deal: number | null;
  readonly move: number | null;
  readonly code: FindingCode;
  /** What the rules say should stand there, in the notation of the record; empty where nothing can be said. */
  readonly expected: string;
  /** What stands there, shortened. */
  readonly found: string;
  /** Where in the JSON it stands, such as `deals[0].result.counters`. */
  readonly path: string;
}

/** What can be wrong with a record: a stable, kebab-case name. */
export type FindingCode =
  | 'not-json'
  | 'line-too-long'
  | 'missing'
  | 'unknown-key'
  | 'wrong-value'
  | 'conflict'
  | 'newer-version'
  | 'wrong-number-of-players'
  | 'wrong-start'
  | 'card-twice'
  | 'card-missing'
  | 'wrong-hand-size'
  | 'wrong-dealer'
  | 'wrong-draw'
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
  // Of the proof of a deal, which the engine passes over; whoever checks it says these.
  | 'wrong-commitment'
  | 'not-from-proof'
  | 'proof-of-another-deal';
