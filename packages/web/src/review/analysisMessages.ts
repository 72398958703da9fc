import type { GameView } from '@nain-jaune/engine';
import type { DealReview, Hint } from '@nain-jaune/review';
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
  /** Cancels a request. */
  | { readonly type: 'stop'; readonly ask: number };

/** Answers of the analysis worker. */
export type AnalysisAnswer =
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
