import type { GameView } from '@nain-jaune/engine';
import type { CardChances, DealReview, Evaluation, Hint } from '@nain-jaune/review';
import type { MistakePuzzle } from '@nain-jaune/review/puzzles';
import type { Running } from '../../app/browser/remoteMessages.ts';
import type { SharedTexts } from '../postgame/shared/sharedDeal.ts';

/** What is known about a position before its moves are evaluated. */
export interface PositionFacts {
  /** Null if all hands are open. */
  readonly chances: CardChances | null;
  /** The moves that the seat to move may make, in record notation. */
  readonly moves: readonly string[];
}

/** What is found out about a position: facts first, then better and better evaluations. */
export type Found =
  | { readonly type: 'facts'; readonly facts: PositionFacts }
  | { readonly type: 'evaluation'; readonly evaluation: Evaluation };

/** A review, and the puzzles that the mistakes make. */
export interface ReviewWithPuzzles {
  readonly review: DealReview;
  readonly puzzles: readonly MistakePuzzle[];
}

/** Analyses views and finished deals. */
export interface AnalysisService {
  /** Values of the legal moves (in record notation) as far as the view's seat knows. */
  hint(view: GameView, legal: readonly string[], running: Running): Promise<Hint>;
  /** Reviews a settled deal of a record, numbered from 1. The progress is from 0 to 1. Null if it cannot be reviewed. */
  review(record: string, deal: number, running: Running<number>): Promise<ReviewWithPuzzles | null>;
  /** Encodes a settled deal of a record, numbered from 1, for a link. Null if the record has no such deal. */
  share(record: string, deal: number, names: readonly string[]): SharedTexts | null;
  /** Facts and values of a position in one line, until there is nothing to add. */
  evaluate(position: string, running: Running<Found>): Promise<void>;
}
