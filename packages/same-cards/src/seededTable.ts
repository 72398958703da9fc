import type { Card, GameStart, Ruleset, Seat } from '@nain-jaune/engine';

/** A table with the same cards and the same bots for everyone who plays there. One seat is the person's. */
export interface SeededTable {
  readonly rules: Ruleset;
  /** The bot of each seat by name; null for the person. */
  readonly bots: readonly (string | null)[];
  /** The dealer of the first deal. */
  readonly dealer: Seat;
  /** Counters and boxes before the first ante; absent for those of the rules. */
  readonly start?: GameStart;
  /** The packs of the first deals, each with its top card first. Packs of later deals follow from the seed. */
  readonly packs: readonly (readonly Card[])[];
  /** The number of its first deal in the seeds, if the deal was part of a longer game. Default 1. */
  readonly firstDeal?: number;
  /** Seeds the decisions of the bots. */
  readonly seed: string;
}
