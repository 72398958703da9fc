import type { Puzzle } from '@nain-jaune/review/puzzles';
import { rate } from 'openskill';

/** Estimated skill and its uncertainty, as OpenSkill has them. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating before the first puzzle. */
export const FIRST_RATING: Rating = { mu: 25, sigma: 25 / 3 };
/** Ratings of puzzles by the number of levels that miss them. They do not change. */
const PUZZLE_MU: readonly number[] = [17, 21, 25, 29, 33, 37];
const PUZZLE_SIGMA = 2;
/** Added to the variance at each puzzle, because people learn. */
const LEARNING = 0.15;
/** Points of a displayed rating for each unit of `mu`: a beginner has 1500. */
const SCALE = 60;

/** Returns the rating of a puzzle, by the number of levels that miss it. */
export function ratingOf({ missedBy }: Pick<Puzzle, 'missedBy'>): Rating {
  return { mu: PUZZLE_MU[missedBy.length] ?? FIRST_RATING.mu, sigma: PUZZLE_SIGMA };
}

/** The answers from which on a rating says something. */
export const LEAST_ANSWERS = 10;

/** Returns how much of a result counts: a third with two answers, of which a guess hits one, and more with more. */
function weightOf({ answers }: Pick<Puzzle, 'answers'>): number {
  const count = Math.max(2, answers.length);
  return (count - 1) / (count + 1);
}

/** Returns a player's rating after a puzzle, as a game of two between player and puzzle. */
export function rated(player: Rating, puzzle: Pick<Puzzle, 'missedBy' | 'answers'>, solved: boolean): Rating {
  const teams = [[{ ...player }], [{ ...ratingOf(puzzle) }]];
  const [[after] = []] = rate(teams, { rank: solved ? [1, 2] : [2, 1], tau: LEARNING });
  if (after === undefined) return player;
  const weight = weightOf(puzzle);
  return {
    mu: player.mu + weight * (after.mu - player.mu),
    sigma: player.sigma + weight * (after.sigma - player.sigma),
  };
}

/** The rating as shown: about 1000 to 2200. */
export function shownRating({ mu }: Rating): number {
  return Math.max(0, Math.round(mu * SCALE));
}
