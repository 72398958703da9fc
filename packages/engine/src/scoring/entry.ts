import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';

/** Everyone who must has laid the stakes: a deal begins. Who deals follows from the rules. */
export interface ScoreAnte {
  readonly type: 'anted';
}

/** An honour was laid, or a king where kings are paid. */
export interface ScoreLay {
  readonly type: 'laid';
  readonly seat: number;
  /** The card as the record writes it: `Qs`. */
  readonly card: string;
  /** Whether it was announced; where nothing need be announced, true. */
  readonly announced: boolean;
}

/** What a player still holds: the cards themselves. */
export interface ReportedCards {
  /** As the record writes them: `5h 6c`. */
  readonly cards: string;
}
/** What a player still holds: the points of the cards, not doubled for a dwarf. */
export interface ReportedPoints {
  readonly points: number;
  /** The cards that the rules ask about ({@link askedCards}) and that are among them. */
  readonly holds: string;
}
/** What a player still holds: how many cards. */
export interface ReportedCount {
  readonly count: number;
  /** The cards that the rules ask about ({@link askedCards}) and that are among them. */
  readonly holds: string;
}
/** What a player says of the cards that he still holds, in one of three ways. */
export type ReportedHand = ReportedCards | ReportedPoints | ReportedCount;

/** A player has gone out, and the others have told what they hold. */
export interface ScoreEnd {
  readonly type: 'ended';
  readonly winner: number;
  readonly opera: boolean;
  /** By seat; null for the winner. */
  readonly hands: readonly (ReportedHand | null)[];
  /** Whether the time limit of the rules has run out: the game ends with this deal (R11). */
  readonly timeIsUp?: boolean;
}

/** One thing that the keeper of the counters is told of a game with real cards. */
export type ScoreEntry = ScoreAnte | ScoreLay | ScoreEnd;

/** What can be wrong with an entry: a stable name. */
export type ScoreProblemCode =
  // The entry does not belong here
  | 'game-is-over'
  | 'deal-in-progress'
  | 'no-deal'
  // What was laid
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

/** One thing that is wrong with an entry, with its place. Words are made of it at the edges. */
export interface ScoreProblem {
  readonly code: ScoreProblemCode;
  /** Where in the entry: `hands[2].points`; empty for the whole. */
  readonly path: string;
  /** Whose place it is about, or null. */
  readonly seat: Seat | null;
  /** The card that it is about, or null. */
  readonly card: Card | null;
  /** What is possible, where that is a number or a span: `3–12`; else empty. */
  readonly expected: string;
  /** What was told, as far as it is a number; else empty. */
  readonly found: string;
}

/** A problem of an entry. */
export function scoreProblem(
  code: ScoreProblemCode,
  path: string,
  about: Partial<Omit<ScoreProblem, 'code' | 'path'>> = {},
): ScoreProblem {
  return { code, path, seat: null, card: null, expected: '', found: '', ...about };
}
