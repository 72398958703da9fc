import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';

/** The stakes are laid and a deal begins. The dealer follows from the rules. */
export interface ScoreAnte {
  readonly type: 'anted';
}

/** An honour was laid, or a king if kings are paid. */
export interface ScoreLay {
  readonly type: 'laid';
  readonly seat: number;
  /** The card in the notation of records: `Qs`. */
  readonly card: string;
  /** Whether it was announced. True if announcing is automatic. */
  readonly announced: boolean;
}

/** The cards that a player still holds. */
export interface ReportedCards {
  /** In the notation of records: `5h 6c`. */
  readonly cards: string;
}
/** The points of the cards that a player still holds, not doubled for a dwarf. */
export interface ReportedPoints {
  readonly points: number;
  /** Those of the {@link askedCards} that are among them. */
  readonly holds: string;
}
/** The number of cards that a player still holds. */
export interface ReportedCount {
  readonly count: number;
  /** Those of the {@link askedCards} that are among them. */
  readonly holds: string;
}
/** The cards that a player still holds, reported in one of three ways. */
export type ReportedHand = ReportedCards | ReportedPoints | ReportedCount;

/** A player has gone out, and the others have reported their hands. */
export interface ScoreEnd {
  readonly type: 'ended';
  readonly winner: number;
  readonly opera: boolean;
  /** By seat. Null for the winner. */
  readonly hands: readonly (ReportedHand | null)[];
  /** Whether the time limit of the rules has run out, so that the game ends with this deal (R11). */
  readonly timeIsUp?: boolean;
}

/** One entry in the score of a game with real cards. */
export type ScoreEntry = ScoreAnte | ScoreLay | ScoreEnd;

export type ScoreProblemCode =
  // The entry is not allowed now
  | 'game-is-over'
  | 'deal-in-progress'
  | 'no-deal'
  // A laid card
  | 'nothing-to-keep'
  | 'laid-twice'
  | 'cannot-be-forgotten'
  | 'laid-more-than-dealt'
  // The end of a deal
  | 'hand-missing'
  | 'winner-holds-cards'
  | 'no-opera'
  | 'opera-opposed'
  | 'opera-untold'
  | 'no-cards-left'
  | 'too-many-cards'
  | 'card-twice'
  | 'laid-and-held'
  | 'cannot-be-told-so'
  | 'not-asked'
  | 'points-impossible'
  | 'more-than-the-pack'
  | 'card-nowhere';

/** A problem of an entry, with its place. */
export interface ScoreProblem {
  readonly code: ScoreProblemCode;
  /** The path in the entry: `hands[2].points`. Empty for the whole. */
  readonly path: string;
  /** The seat that it is about, or null. */
  readonly seat: Seat | null;
  /** The card that it is about, or null. */
  readonly card: Card | null;
  /** The possible number or range: `3–12`. Else empty. */
  readonly expected: string;
  /** The number found. Else empty. */
  readonly found: string;
}

export function scoreProblem(
  code: ScoreProblemCode,
  path: string,
  about: Partial<Omit<ScoreProblem, 'code' | 'path'>> = {},
): ScoreProblem {
  return { code, path, seat: null, card: null, expected: '', found: '', ...about };
}
