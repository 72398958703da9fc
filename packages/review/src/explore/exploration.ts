import type { Rank } from '@nain-jaune/engine';

/** A first lead of a deal, a later lead, or a turn with a wanted card that may be kept. */
export const SITUATIONS = ['first-lead', 'later-lead', 'follow'] as const;
export type Situation = (typeof SITUATIONS)[number];

/**
 * Kinds of a card in its hand. A card can be of several.
 * - `lowest`: no card of the hand has a lower rank.
 * - `longest-run`: it begins the longest own run, of two cards or more.
 * - `honour`: it can sweep a box.
 * - `ends-run`: a king or a stop, after which its player leads again.
 * - `run-to-end`: an own run from it goes on to such a card.
 * - `alone`: the hand has no next card, and it does not end the run.
 */
export const CARD_KINDS = ['lowest', 'longest-run', 'honour', 'ends-run', 'run-to-end', 'alone'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A mean over decisions. The standard error counts each deal as one value. It is null for fewer than two deals. */
export interface Mean {
  readonly mean: number;
  readonly standardError: number | null;
}

/** What came of some decisions. */
export interface Results {
  readonly decisions: number;
  /** The number of deals that have these decisions. */
  readonly deals: number;
  /** Change of the player's counters from the decision to the end of the deal. */
  readonly change: Mean;
  /** Share of decisions whose player won the deal. */
  readonly won: Mean;
}

/** The decisions at which a card of a rank or kind could be laid, and another move could be made. */
export interface ExploredRow {
  readonly card: Rank | CardKind;
  readonly possible: number;
  /** The decisions that chose it. Null if none did. */
  readonly chosen: Results | null;
  /** The decisions that chose another move: another lead, or to keep the card. Null if none did. */
  readonly others: Results | null;
  /** `change` of `chosen` less that of `others`. Null if one of them has fewer than two deals. */
  readonly difference: Mean | null;
  /** Whether the difference is larger than chance explains. */
  readonly verdict: 'better' | 'worse' | null;
}

export interface ExploredSituation {
  readonly situation: Situation;
  /** Leads from cards of one rank. They are not in the other figures. */
  readonly forced: number;
  /** All decisions. Null if there are none. */
  readonly all: Results | null;
  /** From ace to king. A rank that was never possible is omitted. */
  readonly ranks: readonly ExploredRow[];
  readonly kinds: readonly ExploredRow[];
}

/** A value by which records can be filtered, and the settled deals that have it. */
export interface Facet {
  readonly value: string;
  readonly deals: number;
}

/** The values found in all records, also in those that the filter excludes. At most 200 each. */
export interface Facets {
  /** Ids of rulesets. */
  readonly rulesets: readonly Facet[];
  /** Numbers of players. */
  readonly players: readonly Facet[];
  /** Names of people and of bots. */
  readonly names: readonly Facet[];
}

export interface Exploration {
  /** The records that pass the filter. */
  readonly records: number;
  /** Their settled deals. */
  readonly deals: number;
  /** Their deals in progress, which are not counted. */
  readonly openDeals: number;
  /** The records of other rules, numbers of players or players. */
  readonly otherRecords: number;
  /** Games that try a move of another game again, which are not counted. */
  readonly practiceRecords: number;
  readonly facets: Facets;
  readonly situations: readonly ExploredSituation[];
}
