import { type Card, PACK_SIZE } from '../cards/card.ts';
import type { CardSums } from '../cards/cardSums.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * The key of a set of wanted cards.
 * - 0 to 51: this card continues the run. In a run by rank: the four cards of its rank, by the key of the club.
 * - {@link LEAD}: a lead of any card.
 * - {@link LEAD_LOWEST} + rank: a lead of this rank, if the first lead must be the lowest.
 */
export type WantedKey = number;
/** The key of a lead of any card. All higher keys are leads too. */
export const LEAD: WantedKey = PACK_SIZE;
/** The key of a lead of an ace. The other ranks follow. */
export const LEAD_LOWEST: WantedKey = LEAD + 1;
/** The number of keys. */
export const KEYS = LEAD_LOWEST + 13;

/** Bits of {@link Rules.special}. */
export const IS_HONOUR = 1;
/** The card is paid as a hoc when announced. */
export const IS_HOC = 2;

/** The bit of an opera in an index of {@link Rules.factors}. */
export const OPERA_FACTOR = 2;
/** The bit of a payer who still holds the dwarf in an index of {@link Rules.factors}. */
export const DWARF_FACTOR = 1;

/** The opera rule as the kernel reads it. */
export interface OperaRules {
  /** Whether any card of another player prevents it, and not only one between the winner's own (R6). */
  readonly alone: boolean;
  /** Whether a pass of the winner before its first card prevents it. */
  readonly withoutPass: boolean;
  /** Whether it begins with the winner's first lead, and not with its first card. */
  readonly fromLead: boolean;
  readonly sweeps: boolean;
}

/**
 * A ruleset compiled for a number of players: sets and tables for the kernel. `compileRules` makes it, the only reader
 * of a ruleset's keys.
 */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly players: number;

  /** Hand sizes in dealing order, from the dealer's neighbour. */
  readonly handSizes: readonly number[];
  readonly packet: number;
  /** The next seat in the direction of play. */
  readonly nextSeat: Int32Array;
  /** The seats in the direction of play from seat 0, twice round. */
  readonly seatInTurn: Int32Array;
  /** The place of each seat in {@link seatInTurn}, the first time round. */
  readonly placeInTurn: Int32Array;
  /** The next seat in the direction of the deal. */
  readonly nextDealtTo: Int32Array;
  /** The next dealer, by dealer. */
  readonly nextDealer: Int32Array;

  /** The stake of each box. */
  readonly stakes: readonly number[];
  /** The cost of one ante. */
  readonly ante: number;
  readonly onlyDealerAntes: boolean;

  /** Whether a run stays within its suit, so that one card is wanted and not a rank. */
  readonly withinSuit: boolean;
  /** The wanted cards by key, ascending. Empty for a lead. */
  readonly wantedCards: readonly (readonly Card[])[];
  /** The wanted cards by key as bits: cards 0 to 31 in the low words, the others in the high. */
  readonly wantedLow: Int32Array;
  readonly wantedHigh: Int32Array;
  /** The key wanted after a card, by card: {@link LEAD} if it stops the run. */
  readonly after: Int32Array;
  /** The key wanted after a stall, by key. */
  readonly afterStall: Int32Array;
  /** Cards that may be laid at any turn: the wild dwarf (R5). */
  readonly wildLow: number;
  /** Whether the wild dwarf stands for the wanted card and the run goes on. */
  readonly dwarfStandsFor: boolean;
  /** Wanted cards that must be laid by the player who holds them. */
  readonly obligedLow: number;
  readonly obligedHigh: number;
  readonly firstLeadIsLowest: boolean;

  /** Bits `IS_HONOUR` (1) and {@link IS_HOC}, by card. */
  readonly special: Uint8Array;
  /** The cards that may be announced. None if announcing is automatic. */
  readonly announceableLow: number;
  readonly announceableHigh: number;
  /** The box of a card, −1 if it is no honour. */
  readonly boxOf: Int8Array;
  /** The honours in the order of the boxes. */
  readonly honours: readonly Card[];
  /** The honours as bits. */
  readonly honoursLow: number;
  readonly honoursHigh: number;
  readonly announcingRequired: boolean;
  readonly missedIsBete: boolean;
  readonly heldIsBete: boolean;

  /** Whether losers pay the points of their cards, and not their number. */
  readonly paysPoints: boolean;
  /** The counters that a loser pays for a card. */
  readonly worth: Int32Array;
  /** The counters that a loser pays for a hand. */
  readonly worthSums: CardSums;
  /**
   * The factor of a payment to the winner. The index adds {@link OPERA_FACTOR} and {@link DWARF_FACTOR} as they apply.
   */
  readonly factors: Int32Array;
  /** Whether a bête adds the stake of the box, and not its contents. */
  readonly beteIsStake: boolean;
  readonly opera: OperaRules | null;
  readonly debts: boolean;
  /** The number of deals that ends the game, or null. */
  readonly deals: number | null;
  readonly target: number | null;
  readonly hasTimeLimit: boolean;
}
