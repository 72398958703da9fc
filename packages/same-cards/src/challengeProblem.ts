import type { Problem } from '@nain-jaune/engine';

/** Why a text is not a challenge. */
export type ChallengeProblem =
  /** Invalid letters, or far too short. */
  | { readonly code: 'no-challenge' }
  | { readonly code: 'too-long' }
  /** Written by a draft, before release 1.0. */
  | { readonly code: 'draft' }
  /** Written by a newer version. */
  | { readonly code: 'newer'; readonly version: number }
  /** Truncated or changed. */
  | { readonly code: 'altered' }
  | { readonly code: 'rules'; readonly problems: readonly Problem[] }
  | { readonly code: 'players'; readonly players: number }
  /** The dealer or the person has no seat. */
  | { readonly code: 'seats' }
  /** A bot that this version does not have. */
  | { readonly code: 'bots' }
  /** Counters or boxes that cannot occur in a game. */
  | { readonly code: 'counters' }
  | { readonly code: 'cards' }
  | { readonly code: 'names' }
  /** A game with other moves than the rules allow, or that does not end. */
  | { readonly code: 'moves' }
  | { readonly code: 'too-many-results' };
