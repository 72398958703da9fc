import { replayRecord, type Seat, seatAt, startGame } from '@nain-jaune/engine';
import type { Score } from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import { hasBoard } from './members.ts';
import { settledRecordOf } from './record.ts';
import type { GameSeat, RoomGame, SavedRoom } from './room.ts';

/** Adds the results of a finished game to the scores. If there are too many, those of the fewest games are dropped. */
export function withScores(room: SavedRoom, roomGame: RoomGame): SavedRoom {
  const { game, seats } = roomGame;
  const feats = hasBoard(room) ? featsOf(roomGame) : [];
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

type Feats = Pick<Score, 'sweep' | 'run'>;

const NO_FEATS: Feats = { sweep: 0, run: 0 };

/** The biggest sweep and the longest run of each seat in a game. */
function featsOf(roomGame: RoomGame): readonly Feats[] {
  const replayed = replayRecord(settledRecordOf(roomGame, roomGame.startedAt));
  if (!replayed.ok) return [];
  const feats = roomGame.seats.map(() => NO_FEATS);
  let [last, length] = [-1, 0];
  for (const event of replayed.value.steps.flatMap(({ events }) => events)) {
    if (event.type === 'laid') {
      length = event.seat === last && !event.led ? length + 1 : 1;
      last = event.seat;
    }
    if (event.type !== 'laid' && event.type !== 'swept') continue;
    const { sweep, run } = feats[event.seat] ?? NO_FEATS;
    feats[event.seat] =
      event.type === 'laid'
        ? { sweep, run: Math.max(run, length) }
        : { sweep: Math.max(sweep, event.counters), run };
  }
  return feats;
}

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
