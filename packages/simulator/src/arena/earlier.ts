import { isDeepStrictEqual } from 'node:util';
import { type GameRecord, legalMoves, type Replay, replayRecord, seatsOf } from '@nain-jaune/engine';
import { seedOfGame } from '../chance.ts';
import { seatingsAgainst } from './against.ts';
import type { ArenaGame, ArenaJob } from './job.ts';
import { outcomeOf } from './outcome.ts';
import type { Standings } from './standings.ts';
import { seatingsTogether } from './together.ts';

/** A record as an arena writes it. */
export type ArenaRecord = GameRecord & { readonly cards?: number; readonly seed?: string };

/** A record is not that of the game of an arena that was expected next. `game` is its number, from 1. */
export class NotOfThisArena extends Error {
  readonly game: number;

  constructor(game: number) {
    super(`game ${game} is not of this arena`);
    this.game = game;
  }
}

/** Who sits where in each game of a round, in their order. */
export function seatingsOf(job: ArenaJob, round: number): number[][] {
  return (job.hasBase ? seatingsAgainst : seatingsTogether)(job, round);
}

/**
 * Adds the records of the first rounds, which were played earlier. They do not have the times of decisions, nor faults. Throws
 * {@link NotOfThisArena}.
 */
export async function addEarlier(
  job: ArenaJob,
  records: AsyncIterable<ArenaRecord | null>,
  standings: Standings,
): Promise<void> {
  let count = 0;
  let games: ArenaGame[] = [];
  for await (const record of records) {
    count += 1;
    const round = standings.rounds + 1;
    const seatings = seatingsOf(job, round);
    const game = gameOf(job, round, seatings[games.length] ?? [], record);
    if (game === null) throw new NotOfThisArena(count);
    games.push(game);
    if (games.length < seatings.length) continue;
    standings.add({ games, times: job.contestants.map(() => []), faults: [] });
    games = [];
  }
}

/** A game from its record; null if it is not the game of these cards and seats, or breaks a rule. */
function gameOf(
  job: ArenaJob,
  round: number,
  seated: readonly number[],
  record: ArenaRecord | null,
): ArenaGame | null {
  const bots = seated.map((contestant) => job.contestants[contestant]);
  const isNext =
    record?.cards === round &&
    record.seed === seedOfGame(job.seed, round) &&
    isDeepStrictEqual(record.rules, job.ruleset) &&
    isDeepStrictEqual(
      record.players.map(({ bot }) => bot),
      bots,
    );
  const replayed = isNext ? replayRecord(record) : null;
  if (!replayed?.ok || replayed.value.game.ended === null) return null;
  const { game } = replayed.value;
  const play = { game, decisions: decisionsIn(replayed.value) };
  return outcomeOf({ ...job, keepRecords: false }, round, play, seated);
}

/** How many choices each seat had. */
function decisionsIn({ game, steps }: Replay): number[] {
  const decisions = seatsOf(game.players).map(() => 0);
  steps.forEach(({ seat }, index) => {
    const deal = steps[index - 1]?.game.deal;
    if (seat !== null && deal != null && legalMoves(deal).length > 1)
      decisions[seat] = (decisions[seat] ?? 0) + 1;
  });
  return decisions;
}
