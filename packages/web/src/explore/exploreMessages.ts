import type { Exploration, ExploreFilter } from '@nain-jaune/review/explore';
import type { WrongLine } from '../postgame/loadRecords.ts';

/** The largest file, in megabytes. */
export const MOST_MEGABYTES = 64;

/** Requests to the explorer's worker: one of the first three, then for `games` each game and the end. */
export type ExploreQuestion =
  | { readonly type: 'file'; readonly filter: ExploreFilter; readonly file: File }
  /** The public games of a server, at this address. */
  | { readonly type: 'server'; readonly filter: ExploreFilter; readonly address: string }
  | { readonly type: 'games'; readonly filter: ExploreFilter }
  | { readonly type: 'game'; readonly text: string }
  | { readonly type: 'end' };

/** The records with errors. Only the first of them have their findings, and of these the first few. */
export interface WrongRecords {
  readonly count: number;
  readonly shown: readonly (WrongLine & { readonly moreFindings: number })[];
}

export interface Explored {
  /** The games read, with those that have errors. */
  readonly games: number;
  readonly exploration: Exploration;
  readonly wrong: WrongRecords;
}

export type ExploreFailure = 'no-server' | 'unreadable' | 'failed';

/** Answers of the worker: progress until it is done or has failed. */
export type ExploreAnswer =
  /** `part` is from 0 to 1, or null if the total is unknown. */
  | { readonly type: 'progress'; readonly games: number; readonly part: number | null }
  | ({ readonly type: 'done' } & Explored)
  | { readonly type: 'failed'; readonly why: ExploreFailure };
