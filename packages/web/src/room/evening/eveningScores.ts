import type { Score } from '@nain-jaune/protocol';

/** A score with its place from 1. Equal counters share a place. */
export interface PlacedScore {
  readonly score: Score;
  readonly place: number;
  readonly isShared: boolean;
}

/** Returns the scores with their places, the most counters first. */
export function placedScores(scores: readonly Score[]): readonly PlacedScore[] {
  return scores
    .toSorted((one, other) => other.counters - one.counters)
    .map((score) => ({
      score,
      place: 1 + scores.filter(({ counters }) => counters > score.counters).length,
      isShared: scores.filter(({ counters }) => counters === score.counters).length > 1,
    }));
}
