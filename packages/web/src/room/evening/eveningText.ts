import type { Score } from '@nain-jaune/protocol';
import { dateFormat } from '../../app/settings/dateFormat.ts';
import { preferences } from '../../app/settings/preferences.svelte.ts';

/** A score with its place from 1. Equal counters share a place. */
interface PlacedScore {
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

/** The name of a player in the scores of an evening. */
export function scoreName({ name, bot }: Pick<Score, 'name' | 'bot'>): string {
  if (bot !== null) return preferences.words.botInWords(bot).name;
  return name || preferences.chapters.evening.scores.nameless;
}

/** Who won the evening, and the biggest sweep and longest run in it. */
export function highlightsOf(scores: readonly Score[]): readonly string[] {
  const { end, scores: words } = preferences.chapters.evening;
  const bestOf = (figure: (score: Score) => number) => {
    const best = Math.max(...scores.map(figure));
    return { best, names: scores.filter((score) => figure(score) === best).map(scoreName) };
  };
  const [winner, sweep, run] = [
    bestOf(({ counters }) => counters),
    bestOf((score) => score.sweep),
    bestOf((score) => score.run),
  ];
  return [
    end.winner(winner.names, words.signed(winner.best)),
    ...(sweep.best > 0 ? [end.sweep(sweep.names, sweep.best)] : []),
    ...(run.best > 0 ? [end.run(run.names, run.best)] : []),
  ];
}

/** The evening as a text to share. */
export function eveningText(scores: readonly Score[], at: number): string {
  const { end, scores: words } = preferences.chapters.evening;
  const date = dateFormat(preferences.language, { dateStyle: 'long' }).format(at);
  return [
    end.shareTitle(date),
    ...placedScores(scores).map(({ score, place }) =>
      end.line(preferences.number(place), scoreName(score), words.signed(score.counters)),
    ),
    ...highlightsOf(scores).slice(1),
  ].join('\n');
}
