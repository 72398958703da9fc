import { isDeepStrictEqual } from 'node:util';
import { type GameRecord, legalMoves, type Replay, replayRecord, seatsOf } from '@nain-jaune/engine';
import { seedOfGame } from '../seeding.ts';
import { type ArenaGame, arenaGameOf } from './arenaGame.ts';
import type { ArenaJob } from './arenaJob.ts';
import { seatingsAgainst } from './playAgainst.ts';
import { seatingsTogether } from './playTogether.ts';
import type { Standings } from './standings.ts';

/** A record as an arena writes it. */
export type ArenaRecord = GameRecord & { readonly cards?: number; readonly seed?: string };

/** A record is not that of the next game of an arena. `game` is the number of the game, from 1. */
export class ArenaMismatchError extends Error {
  readonly game: number;

  constructor(game: number) {
    super(`game ${game} is not of this arena`);
    this.game = game;
  }
}

/** Returns the index of the contestant on each seat, for each game of a round in order. */
export function seatingsOf(job: ArenaJob, round: number): number[][] {
  return (job.hasBase ? seatingsAgainst : seatingsTogether)(job, round);
}

/**
 * Adds the first rounds of an arena to its standings, from their records in order. They have no times of decisions and no
 * faults.
 *
 * @throws {ArenaMismatchError} when a record is not of this arena.
 */
export async function addRecordedRounds(
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
    if (game === null) throw new ArenaMismatchError(count);
    games.push(game);
    if (games.length < seatings.length) continue;
    standings.add({ games, times: job.contestants.map(() => []), faults: [] });
    games = [];
  }
}

/** Returns the game of a record, or null if its cards or players are others, or if it is not a whole valid game. */
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
  const decisions = decisionsIn(replayed.value);
  return arenaGameOf({ ...job, keepRecords: false }, round, { game, decisions }, seated);
}

/** Returns the number of decisions by seat. */
function decisionsIn({ game, steps }: Replay): number[] {
  const decisions = seatsOf(game.players).map(() => 0);
  steps.forEach(({ seat }, index) => {
    const deal = steps[index - 1]?.game.deal;
    if (seat !== null && deal != null && legalMoves(deal).length > 1)
      decisions[seat] = (decisions[seat] ?? 0) + 1;
  });
  return decisions;
}
