import type { GameView } from '@nain-jaune/engine';
import type { DealReview, Hint } from '@nain-jaune/review';
import type { SharedTexts } from '../postgame/shared/sharedDeal.ts';

/** What the page asks of the worker that thinks; each ask has a number of its own. */
export type AnalysisQuestion =
  /** What the own moves would bring, by what this page's seat sees. Moves as the record writes them. */
  | {
      readonly type: 'hint';
      readonly ask: number;
      readonly view: GameView;
      readonly legal: readonly string[];
    }
  /** The review of a settled deal of a record, by its number from 1. */
  | { readonly type: 'review'; readonly ask: number; readonly record: string; readonly deal: number }
  /** A settled deal of a record, by its number from 1, as texts that a link may carry. */
  | {
      readonly type: 'share';
      readonly ask: number;
      readonly record: string;
      readonly deal: number;
      readonly names: readonly string[];
    }
  /** Nobody waits for the answer any more. */
  | { readonly type: 'stop'; readonly ask: number };

/** What the worker answers. */
export type AnalysisAnswer =
  | { readonly type: 'hint'; readonly ask: number; readonly hint: Hint }
  | { readonly type: 'progress'; readonly ask: number; readonly part: number }
  /** The review, or null where the deal cannot be reviewed. */
  | { readonly type: 'review'; readonly ask: number; readonly review: DealReview | null }
  /** The texts, or null where the record has no such deal. */
  | { readonly type: 'share'; readonly ask: number; readonly texts: SharedTexts | null }
  /** The work broke: a fault of ours. */
  | { readonly type: 'failed'; readonly ask: number };
