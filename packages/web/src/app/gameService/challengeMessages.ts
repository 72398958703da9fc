import type { Ruleset } from '@nain-jaune/engine';
import type { ChallengeProblem } from '@nain-jaune/same-cards';

/** Length of the name with a result of a challenge, in characters. */
export const LONGEST_RESULT_NAME = 20;

/** A challenge to make of a saved game. */
export interface NewChallenge {
  readonly id: string;
  /** A settled deal, numbered from 1; null for the whole game, which must be over. */
  readonly deal: number | null;
  /** The name of the challenger; may be empty. */
  readonly name: string;
}

/** A game of a challenge. */
export interface ChallengeGame {
  /** The name of the player; may be empty. */
  readonly name: string;
  readonly isOwn: boolean;
  /** The record as text. Its bots have no names. */
  readonly record: string;
}

/** What a challenge may show. The cards are hidden until the person has played them. */
export interface ChallengeInfo {
  /** The challenge with all results that were given. */
  readonly text: string;
  /** The same for all challenges with this table. Short, and tells nothing of the cards. */
  readonly key: string;
  readonly rules: Ruleset;
  /** The bot by seat; null for the person. */
  readonly bots: readonly (string | null)[];
  /** Whether it begins with other counters than its rules say. */
  readonly hasStart: boolean;
  /** Number of deals that the challenger played. */
  readonly deals: number;
  /** The names of those who have played; may be empty. The first is the challenger. */
  readonly names: readonly string[];
  /** The person's own game; null before it is begun. */
  readonly own: { readonly id: string; readonly over: boolean } | null;
  /** The games with all cards; null until the own game is over. */
  readonly games: readonly ChallengeGame[] | null;
}

/** A challenge, or every problem of its text. */
export type ChallengeReading =
  | { readonly ok: true; readonly value: ChallengeInfo }
  | { readonly ok: false; readonly error: readonly ChallengeProblem[] };
