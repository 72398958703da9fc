import { type Seat, seatAt, startGame } from '@nain-jaune/engine';
import type { Score } from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import type { GameSeat, RoomGame, SavedRoom } from './room.ts';

/** The biggest sweep and the longest run of a seat. */
export type Feats = Pick<Score, 'sweep' | 'run'>;

/** Adds the results of a finished game to the scores, with the feats of each seat. If there are too many, those of the fewest games are dropped. */
export function withScores(room: SavedRoom, { game, seats }: RoomGame, feats: readonly Feats[]): SavedRoom {
  const { counters: before } = startGame(game.ruleset, game.players, seatAt(0), game.start);
  const winners: readonly Seat[] = game.ended?.winners ?? [];
  const results = seats.map((seat, index) => ({
    ...nameOf(seat),
    games: 1,
    wins: winners.includes(seatAt(index)) ? 1 : 0,
    counters: (game.counters[index] ?? 0) - (before[index] ?? 0),
    ...(feats[index] ?? NO_FEATS),
  }));
  return { ...room, scores: bounded(results.reduce(withResult, room.scores)) };
}

export const NO_FEATS: Feats = { sweep: 0, run: 0 };

/** A member who has left has the result of the bot that finished for them. */
function nameOf({ member, name, bot }: GameSeat): Pick<Score, 'member' | 'name' | 'bot'> {
  return { member, name, bot: member === null ? bot : null };
}

function withResult(scores: readonly Score[], result: Score): readonly Score[] {
  const at = scores.findIndex(({ member, bot }) => member === result.member && bot === result.bot);
  const before = scores[at];
  if (before === undefined) return [...scores, result];
  const sum: Score = {
    ...result,
    games: before.games + 1,
    wins: before.wins + result.wins,
    counters: before.counters + result.counters,
    sweep: Math.max(before.sweep ?? 0, result.sweep),
    run: Math.max(before.run ?? 0, result.run),
  };
  return scores.with(at, sum);
}

function bounded(scores: readonly Score[]): readonly Score[] {
  const kept = scores.toSorted((one, other) => other.games - one.games).slice(0, BOUNDS.scores);
  return kept.toSorted((one, other) => other.counters - one.counters);
}

/** Changes the name of a member in the scores. */
export function withNameInScores(room: SavedRoom, member: number, name: string): SavedRoom {
  if (!room.scores.some((score) => score.member === member)) return room;
  const scores = room.scores.map((score) => (score.member === member ? { ...score, name } : score));
  return { ...room, scores };
}
