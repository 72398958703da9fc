import type { GameView } from '@nain-jaune/engine';
import type { CardChances, DealReview, Evaluation, Hint } from '@nain-jaune/review';
import type { MistakePuzzle } from '@nain-jaune/review/puzzles';
import type { SharedTexts } from '../postgame/shared/sharedDeal.ts';

/** Requests to the analysis worker. `ask` is a unique number. */
export type AnalysisQuestion =
  /** Values of the legal moves (in record notation) as far as the view's seat knows. */
  | {
      readonly type: 'hint';
      readonly ask: number;
      readonly view: GameView;
      readonly legal: readonly string[];
    }
  /** Review of a settled deal of a record, numbered from 1. */
  | { readonly type: 'review'; readonly ask: number; readonly record: string; readonly deal: number }
  /** A settled deal of a record, numbered from 1, as texts for a link. */
  | {
      readonly type: 'share';
      readonly ask: number;
      readonly record: string;
      readonly deal: number;
      readonly names: readonly string[];
    }
  /** Facts and values of a position in one line, until it is stopped or there is nothing to add. */
  | { readonly type: 'evaluate'; readonly ask: number; readonly position: string }
  /** Cancels a request. */
  | { readonly type: 'stop'; readonly ask: number };

/** What is known about a position before its moves are evaluated. */
export interface PositionFacts {
  /** Null if all hands are open. */
  readonly chances: CardChances | null;
  /** The moves that the seat to move may make, in record notation. */
  readonly moves: readonly string[];
}

/** Answers of the analysis worker. */
export type AnalysisAnswer =
  | { readonly type: 'facts'; readonly ask: number; readonly facts: PositionFacts }
  /** A better evaluation than those before, `milliseconds` after the question was begun. */
  | {
      readonly type: 'evaluation';
      readonly ask: number;
      readonly evaluation: Evaluation;
      readonly milliseconds: number;
    }
  /** Nothing more follows about a position. */
  | { readonly type: 'evaluated'; readonly ask: number }
  | { readonly type: 'hint'; readonly ask: number; readonly hint: Hint }
  | { readonly type: 'progress'; readonly ask: number; readonly part: number }
  /** Null if the deal cannot be reviewed. */
  | {
      readonly type: 'review';
      readonly ask: number;
      readonly review: DealReview | null;
      readonly puzzles: readonly MistakePuzzle[];
    }
  /** Null if the record has no such deal. */
  | { readonly type: 'share'; readonly ask: number; readonly texts: SharedTexts | null }
  /** An unexpected error. */
  | { readonly type: 'failed'; readonly ask: number };
